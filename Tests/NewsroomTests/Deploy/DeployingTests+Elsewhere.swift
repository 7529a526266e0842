import Campaigns
import Testing

@testable import Newsroom

/// Places that hold what no release here has put there.
extension DeployingTests {
    /// In a clone that lacks a release that was deployed from another one.
    @Test(arguments: ["", ", ismartnews: {combined: true}"])
    func whatNoReleaseHereHasIsLeftAlone(_ more: String) throws {
        let workspace = try released("notable: {}\(more)")
        let outdated = try clone(of: workspace)
        try workspace.withdraw("a", in: "fr", at: "2026-11-20T13:00:00Z")
        _ = try deploy(workspace, "en", "fr", at: "2026-11-20T14:00:00Z")
        let before = try workspace.files(below: "site")
        let sentence =
            "fr: 1 file there holds what no release here has; if somebody has released elsewhere, pull releases/ first, "
            + "and otherwise deploy with --overwrite"
        if more.isEmpty {
            let result = try deploy(outdated, "en", "fr", at: "2026-11-20T14:00:00Z")
            #expect(result.refusals.map(\.description) == [sentence])
            #expect(result.releases.map(\.locale) == ["en"])
        } else {
            // The feed of all languages would bring back what was withdrawn, whichever language is deployed.
            for locales in [["en"], ["fr"], ["en", "fr"]] {
                let plan = DeployPlan(
                    folder: outdated.folder, now: try #require(Instant(iso8601: "2026-11-20T14:00:00Z")),
                    locales: locales)
                let refused = try refusals { try Deploying(plan).run() }
                #expect(refused.map { $0.replacing("2 files there hold", with: "1 file there holds") } == [sentence])
            }
        }
        #expect(try workspace.files(below: "site") == before)
        var plan = DeployPlan(
            folder: outdated.folder, now: try #require(Instant(iso8601: "2026-11-20T14:00:00Z")), locales: ["fr"])
        plan.overwrites = true
        #expect(try Deploying(plan).run().written.contains("notable/fr/control.json"))
    }

    /// A copy of a workspace as it is now, which deploys to the same place.
    func clone(of workspace: TestWorkspace) throws -> TestWorkspace {
        let clone = try TestWorkspace(sourcesOf: workspace.folder)
        try clone.write(
            clone.text("newsadmin.yml").replacing("remote: site", with: "remote: \(workspace.folder)/site"),
            to: "newsadmin.yml")
        return clone
    }

    /// What is larger than anything that is known here is not even read.
    @Test func aMessageMoreThatNoReleaseHereHasIsToldByStatus() throws {
        let workspace = try released("inotify: {}")
        _ = try deploy(workspace, "en", "fr")
        let outdated = try clone(of: workspace)
        try workspace.write("---\ntitle: More\ninotify: {key: m}\n---\nAnd more.\n", to: "campaigns/m.md")
        try workspace.approve(at: "2026-11-20T13:00:00Z")
        try workspace.release("en", at: "2026-11-20T13:00:00Z")
        _ = try deploy(workspace, "en", at: "2026-11-20T13:00:00Z")
        let status = try outdated.status(at: "2026-11-20T14:00:00Z")
        #expect(status.locales.first?.standing.differing == .init(1, unknown: 1, early: 0))
        #expect(!status.text().contains("newsadmin deploy"))
        #expect(status.text().contains("pull releases/ first"))
        #expect(try refusals { try deploy(outdated, "en", at: "2026-11-20T14:00:00Z") }.count == 1)
    }

    @Test func whatIsDueOnlyLaterIsToldAsSuch() throws {
        let workspace = try released("inotify: {}")
        try workspace.write(
            "---\ntitle: More\nstart: 2026-11-21T12:00:00Z\ninotify: {key: m}\n---\nAnd more.\n", to: "campaigns/m.md")
        try workspace.approve(at: "2026-11-20T13:00:00Z")
        try workspace.release("en", at: "2026-11-20T13:00:00Z")
        _ = try deploy(workspace, "en", at: "2026-11-21T13:00:00Z")
        let status = try workspace.status(at: "2026-11-20T14:00:00Z")
        #expect(status.locales.first?.standing.differing == .init(1, unknown: 0, early: 1))
        #expect(status.text().contains("what phones download is not what is due: 1 file differs"))
        #expect(status.text().contains("1 file holds what is due only later, so phones may show it too early"))
        #expect(try deploy(workspace, "en", at: "2026-11-20T14:00:00Z").written.contains("inotify/en.plist"))
    }

    /// Every byte of it is known in the outdated clone: what was withdrawn came with its newest release.
    @Test func aWithdrawalThatGivesBackAnEarlierTextIsNotUndone() throws {
        let workspace = try released("inotify: {}")
        try workspace.write("---\ntitle: Wrong\ninotify: {key: w}\n---\nAll for one cent.\n", to: "campaigns/w.md")
        try workspace.approve(at: "2026-11-20T13:00:00Z")
        try workspace.release("en", at: "2026-11-20T13:00:00Z")
        _ = try deploy(workspace, "en", "fr", at: "2026-11-20T13:00:00Z")
        let outdated = try clone(of: workspace)
        try workspace.withdraw("w", in: "en", at: "2026-11-20T14:00:00Z")
        _ = try deploy(workspace, "en", at: "2026-11-20T14:00:00Z")
        let before = try workspace.files(below: "site")
        let refused = try refusals { try deploy(outdated, "en", at: "2026-11-20T15:00:00Z") }
        #expect(
            refused == [
                "en: 1 file there is of a later release than any here; if somebody has released elsewhere, pull releases/ "
                    + "first, and otherwise deploy with --overwrite"
            ])
        #expect(try workspace.files(below: "site") == before)
        let status = try outdated.status(at: "2026-11-20T15:00:00Z")
        #expect(status.locales.first?.standing.differing == .init(1, unknown: 1, early: 0))
        #expect(!status.text().contains("newsadmin deploy"))
    }

    /// With an earlier time a file would pass for unchanged on phones that have got what was there between.
    @Test func aRollbackThatIsNotKnownHereKeepsItsTime() throws {
        let workspace = try released("inotify: {}")
        _ = try deploy(workspace, "en", at: "2026-11-20T13:00:00Z")
        let outdated = try clone(of: workspace)
        try workspace.write("---\ntitle: Wrong\ninotify: {key: w}\n---\nAll for one cent.\n", to: "campaigns/w.md")
        try workspace.approve(at: "2026-11-20T14:00:00Z")
        try workspace.release("en", at: "2026-11-20T14:00:00Z")
        _ = try deploy(workspace, "en", at: "2026-11-20T14:00:00Z")
        try workspace.rollBack("en", at: "2026-11-20T15:00:00Z")
        _ = try deploy(workspace, "en", at: "2026-11-20T15:00:00Z")
        let refused = try refusals { try deploy(outdated, "en", at: "2026-11-20T16:00:00Z") }
        #expect(refused.count == 1)
        #expect(refused.first?.contains("of a later release than any here") == true)
    }

    /// A state that was shipped ahead of its time is known, and so is what an earlier release has left.
    @Test func whatWasDeployedFromHereIsNeverForeign() throws {
        let workspace = try released("inotify: {}")
        try workspace.write(
            "---\ntitle: Soon\nstart: 2026-11-21T09:00Z\ninotify: {key: s}\n---\nSoon.\n", to: "campaigns/s.md")
        try workspace.approve(at: "2026-11-20T13:00:00Z")
        try workspace.release("en", at: "2026-11-20T13:00:00Z")
        for now in ["2026-11-22T12:00:00Z", "2026-11-20T14:00:00Z", "2026-11-22T12:00:00Z"] {
            #expect(try deploy(workspace, "en", at: now).refusals.isEmpty)
        }
        try workspace.rollBack("en", to: 1, at: "2026-11-22T13:00:00Z")
        #expect(try deploy(workspace, "en", at: "2026-11-22T13:00:00Z").written == ["inotify/en.plist"])
    }

    /// A clone that lacks the release with which a client came back would remove its files.
    @Test func whatIsToBeRemovedIsLookedAtToo() throws {
        let workspace = try released("inotify: {}, notable: {}")
        let both = try workspace.text("newsadmin.yml")
        try workspace.write(both.replacing(", notable: {}", with: ""), to: "newsadmin.yml")
        try workspace.approve(at: "2026-11-20T13:00:00Z")
        try workspace.release("en", at: "2026-11-20T13:00:00Z")
        let outdated = try clone(of: workspace)
        try workspace.write(both, to: "newsadmin.yml")
        try workspace.write("---\ntitle: New\ninotify: {key: n}\n---\nJust in.\n", to: "campaigns/n.md")
        try workspace.approve(at: "2026-11-20T14:00:00Z")
        try workspace.release("en", at: "2026-11-20T14:00:00Z")
        _ = try deploy(workspace, "en", at: "2026-11-20T14:00:00Z")
        let before = try workspace.files(below: "site")
        #expect(before.keys.contains { $0.hasSuffix("notable/en/control.json") })
        let refused = try refusals { try deploy(outdated, "en", at: "2026-11-20T15:00:00Z") }
        #expect(refused.count == 1)
        #expect(try workspace.files(below: "site") == before)
    }

    @Test func aFeedOfAllLanguagesThatWasThereBeforeIsNotReplaced() throws {
        let workspace = try released("ismartnews: {combined: true}")
        try workspace.write("<plist/>", to: "site/ismartnews/all.plist")
        let refused = try refusals { try deploy(workspace, "en", "fr") }
        #expect(refused.count == 2)
        #expect(try workspace.text("site/ismartnews/all.plist") == "<plist/>")
        try workspace.remove("site/ismartnews/all.plist")
        #expect(try deploy(workspace, "en").refusals.isEmpty)
        #expect(try deploy(workspace, "en", "fr").refusals.isEmpty)
    }

    /// Some servers keep the beginning of a file whose transfer broke off.
    @Test func theBeginningOfWhatIsDueIsNobodyElses() throws {
        let workspace = try released("inotify: {}")
        _ = try deploy(workspace, "en")
        let whole = try workspace.text("site/inotify/en.plist")
        for part in ["", String(whole.prefix(100))] {
            try workspace.write(part, to: "site/inotify/en.plist")
            #expect(try deploy(workspace, "en").refusals.isEmpty)
            #expect(try workspace.text("site/inotify/en.plist") == whole)
        }
        try workspace.write(whole.replacing("Sale", with: "Salt"), to: "site/inotify/en.plist")
        let refused = try refusals { try deploy(workspace, "en") }
        #expect(refused.count == 1)
    }
}
