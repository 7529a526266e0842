import Campaigns
import Foundation
import Testing

@testable import Newsroom

/// A release that was made as of a later moment is not what phones have: nothing of it is sent, expected or told as due.
@Suite struct ReleaseAheadTests {
    private static let now = "2026-11-20T12:00:00Z"
    private static let ahead = "2026-12-20T10:00:00Z"

    private func instant(_ text: String) throws -> Instant { try #require(Instant(iso8601: text)) }

    private func workspace(_ clients: String = #"inotify: {}, sourse: {topic: "acme_{locale}", project: acme}"#) throws
        -> TestWorkspace
    {
        let workspace = try TestWorkspace([
            "newsadmin.yml": TestWorkspace.configuration(
                "en, fr", clients: "clients: {\(clients)}", versions: ["1.0"], more: "deploy: {remote: site}"),
            "campaigns/a.md": "---\ntitle: Sale\ninotify: {key: 2026/11/20}\n---\nHalf price.\n",
            "campaigns/a.fr.md": "---\ntitle: Soldes\n---\nMoitié prix.\n",
        ])
        try workspace.approve()
        return workspace
    }

    private func deploy(_ workspace: TestWorkspace, _ locale: String, at now: String) throws {
        _ = try Deploying(DeployPlan(folder: workspace.folder, now: try instant(now), locales: [locale])).run()
    }

    private func verified(_ workspace: TestWorkspace) throws -> VerificationReport {
        try VerificationReport(
            VerifyPlan(
                folder: workspace.folder, now: try instant(Self.now), place: workspace.folder + "/site",
                environment: [:]))
    }

    @Test func aFirstOneIsNotDueYet() throws {
        let workspace = try workspace()
        try workspace.release("en", at: Self.now)
        try workspace.release("fr", at: Self.ahead)
        try deploy(workspace, "en", at: Self.now)
        let french = try #require(try workspace.status(at: Self.now).locales.last)
        #expect(french.standing.dueSince == nil)
        #expect(french.nextChange == (try instant(Self.ahead)))
        #expect(french.standing.differing == nil)
        let report = try verified(workspace)
        #expect(report.findings.filter { $0.severity == .error }.isEmpty, "\(report.findings)")
        #expect(report.text.contains("fr: nothing is due yet\n"), "\(report.text)")
        #expect(report.json.contains("\"due\": null"))
    }

    @Test func whatIsServedOfAFirstOneBreaksItsEmbargo() throws {
        let workspace = try workspace()
        try workspace.release("en", at: Self.now)
        try workspace.release("fr", at: Self.ahead)
        try deploy(workspace, "en", at: Self.now)
        try deploy(workspace, "fr", at: Self.ahead)
        let report = try verified(workspace)
        #expect(report.findings.contains { $0.kind == .ahead && $0.place == "inotify/fr.plist" }, "\(report.findings)")
        #expect(report.text.contains("fr: nothing is due yet\n"), "\(report.text)")
    }

    @Test func nothingOfItIsSent() throws {
        let workspace = try workspace()
        try workspace.release("fr", at: Self.ahead)
        func push(at now: String) throws -> (status: Int32, messages: String) {
            let outcome = try Program.run(
                ["push", "a", "--locale", "fr", "--dry-run", "--now", now], in: workspace.folder)
            return (outcome.status, outcome.messages)
        }
        let early = try push(at: Self.now)
        #expect(early.status == 4 && early.messages.contains("release 1 was made at 2026-12-20 11:00"), "\(early)")
        #expect(try push(at: Self.ahead).status == 0)
    }

    @Test func whatItWithdrawsIsNotCalledWithdrawnBefore() throws {
        let workspace = try workspace()
        try workspace.release("fr", at: Self.now)
        try workspace.withdraw("a", in: "fr", at: Self.ahead)
        let failure = try #require(throws: ReleaseFailure.self) {
            try workspace.withdraw("a", in: "fr", at: Self.now)
        }
        guard case .refused(let refusals) = failure else { throw failure }
        #expect(refusals.count == 1 && refusals[0].description.hasPrefix("fr: release 2 was made at 2026-12-20 11:00"))
        #expect(try workspace.status(at: Self.now).locales.last?.standing.dueSince == (try instant(Self.now)))
    }

    @Test func aFeedOfAllLanguagesIsNotOfALaterTime() throws {
        let workspace = try workspace("ismartnews: {combined: true}")
        try workspace.release("en", at: Self.now)
        try workspace.release("fr", at: Self.ahead)
        try deploy(workspace, "en", at: Self.now)
        let feed = URL(filePath: workspace.folder + "/site/ismartnews/all.plist")
        let time = try #require(try feed.resourceValues(forKeys: [.contentModificationDateKey]).contentModificationDate)
        #expect(Instant(seconds: Int64(time.timeIntervalSince1970)) == (try instant(Self.now)))
        #expect(try verified(workspace).findings.filter { $0.severity == .error }.isEmpty)
    }

    @Test func theDashboardTellsOfTheReleaseThatPhonesHave() throws {
        let workspace = try workspace()
        try workspace.release("fr", at: Self.now)
        try workspace.withdraw("a", in: "fr", at: Self.ahead)
        _ = try Build(BuildPlan(folder: workspace.folder, now: try instant(Self.now))).run()
        let page = try workspace.text("public/releases/fr.html")
        #expect(page.contains("Release 1") || page.contains("release 1"))
        #expect(!page.contains("0 messages</"), "\(page)")
    }

    /// The feed of that moment, its page and `status` say the same.
    @Test func untilItComesPhonesHaveWhatItWithdraws() throws {
        let workspace = try workspace()
        try workspace.release("en", "fr", at: Self.now)
        for locale in ["en", "fr"] { try workspace.withdraw("a", in: locale, at: Self.ahead) }
        for (now, state, isInFeed) in [(Self.now, "live", true), (Self.ahead, "withdrawn", false)] {
            #expect(try workspace.states(of: "a", at: now) == ["en": state, "fr": state])
            try workspace.build(now: now)
            #expect(try workspace.text("public/feeds/inotify/fr.plist").contains("Soldes") == isInFeed)
            let index = try workspace.text("public/index.html")
            #expect(index.contains("<tr data-state=\"\(isInFeed ? "running" : "withdrawn")\""))
            #expect(index.contains("<b>fr</b> \(state)"))
            #expect(
                try workspace.status(at: now).locales.map(\.release?.number) == [isInFeed ? 1 : 2, isInFeed ? 1 : 2])
        }
    }

    @Test func ofAFirstOneTheLogTellsAndNothingIsLive() throws {
        let workspace = try workspace()
        try workspace.release("fr", at: Self.ahead)
        try workspace.build(now: Self.now)
        #expect(try workspace.states(of: "a", at: Self.now)["fr"] == "approved")
        let page = try workspace.text("public/releases/fr.html")
        #expect(page.contains("the first one was made as of a later moment") && page.contains("id=\"release-1\""))
        #expect(!page.contains("href=\"#release-1\""))
    }
}
