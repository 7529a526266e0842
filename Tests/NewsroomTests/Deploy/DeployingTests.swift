import Campaigns
import Foundation
import Newsroom
import Releases
import Testing

@Suite struct DeployingTests {
    private static func configuration(_ clients: String, more: String = "") -> String {
        TestWorkspace.configuration("en, fr", clients: "clients: {\(clients)}", more: "deploy: {remote: site}\n\(more)")
            .replacing(
                "app: {versions: [\"1.0\", \"2.0\"]}", with: "app: {versions: [\"1.0\"], builds: {\"1.0\": \"1\"}}")
    }

    private static func french(_ text: String) -> String {
        "---\ntitle: Soldes\n---\n\(text)\n"
    }

    /// A workspace with one release of both locales.
    private func released(_ clients: String, more: String = "", form: String = "alert") throws -> TestWorkspace {
        let lines =
            (clients.contains("ismartnews") ? "ismartnews: {form: \(form)}\n" : "")
            + (clients.contains("inotify") ? "inotify: {key: 2026/11/20}\n" : "")
        let workspace = try TestWorkspace([
            "newsadmin.yml": Self.configuration(clients, more: more),
            "campaigns/a.md": "---\ntitle: Sale\n\(lines)---\nHalf price.\n",
            "campaigns/a.fr.md": Self.french("Moitié prix."),
        ])
        try workspace.approve()
        try workspace.release("en", "fr")
        return workspace
    }

    private func deploy(
        _ workspace: TestWorkspace, _ locales: String..., at now: String = "2026-11-20T12:00:00Z",
        isDryRun: Bool = false
    ) throws -> DeployResult {
        let plan = DeployPlan(folder: workspace.folder, now: try #require(Instant(iso8601: now)), locales: locales)
        return try Deploying(plan).run(isDryRun: isDryRun)
    }

    private func refusals(_ work: () throws -> DeployResult) throws -> [String] {
        let failure = try #require(throws: ReleaseFailure.self) { try work() }
        guard case .refused(let refusals) = failure else {
            Issue.record("\(failure)")
            return []
        }
        return refusals.map(\.description)
    }

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
    private func clone(of workspace: TestWorkspace) throws -> TestWorkspace {
        let clone = try TestWorkspace(sourcesOf: workspace.folder)
        try clone.write(
            clone.text("newsadmin.yml").replacing("remote: site", with: "remote: \(workspace.folder)/site"),
            to: "newsadmin.yml")
        return clone
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
        #expect(status.locales.first?.deployment == .behind(files: 1, unknown: 1))
        #expect(!status.text().contains("newsadmin deploy"))
    }

    /// A state that was shipped ahead of its time is known, and so is what an earlier release has left.
    @Test func whatWasDeployedFromHereIsNeverStrange() throws {
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

    @Test func anErrorInTheLedgerOfAnotherLocaleStopsNobody() throws {
        let workspace = try released("inotify: {}")
        try workspace.write("seven\n", to: "releases/fr/current")
        #expect(try deploy(workspace, "en").written == ["inotify/en.plist"])
        #expect(throws: ReleaseFailure.self) { try deploy(workspace, "en", "fr") }
        let shared = try released("ismartnews: {combined: true}")
        try shared.write("seven\n", to: "releases/fr/current")
        #expect(throws: ReleaseFailure.self) { try deploy(shared, "en") }
    }

    @Test func aFeedOfAllLanguagesBringsNothingOfOtherLocalesButWhatItLeadsTo() throws {
        let workspace = try released("notable: {}, ismartnews: {combined: true}", form: "page")
        _ = try deploy(workspace, "en", "fr")
        try workspace.write(Self.french("À moitié prix."), to: "campaigns/a.fr.md")
        try workspace.approve(at: "2026-11-20T13:00:00Z")
        try workspace.release("fr", at: "2026-11-20T13:00:00Z")
        let written = try deploy(workspace, "en", at: "2026-11-20T13:00:00Z", isDryRun: true).written
        let french = written.filter { $0.contains("/fr/") || $0.contains("fr.plist") }
        #expect(
            !french.isEmpty && french.allSatisfy { $0.hasPrefix("ismartnews/") && $0.contains(".html") }, "\(written)")
        #expect(
            try deploy(workspace, "fr", at: "2026-11-20T13:00:00Z").written.contains { $0.hasPrefix("notable/fr/") })
    }

    @Test func aFeedOfAllLanguagesHoldsNothingOfAReleaseThatIsYetToCome() throws {
        let workspace = try released("ismartnews: {combined: true}")
        try workspace.write(Self.french("À moitié prix."), to: "campaigns/a.fr.md")
        try workspace.approve(in: ["fr"], at: "2026-11-20T15:00:00Z")
        try workspace.release("fr", at: "2026-11-20T15:00:00Z")
        func deployed(at now: String) throws -> String {
            _ = try deploy(workspace, "en", at: now)
            return try workspace.text("site/ismartnews/all.plist")
        }
        let before = try deployed(at: "2026-11-20T13:00:00Z")
        #expect(before.contains("Moitié prix.") && !before.contains("À moitié prix."))
        #expect(try deployed(at: "2026-11-20T15:00:00Z").contains("À moitié prix."))
    }

    @Test func aFeedOfAllLanguagesHidesWhatItHoldsFromALocaleThatWasNeverReleased() throws {
        let workspace = try TestWorkspace([
            "newsadmin.yml": Self.configuration("ismartnews: {combined: true}"),
            "campaigns/a.md": "---\ntitle: Sale\nlocales: [en]\nismartnews: {form: alert}\n---\nHalf price.\n",
        ])
        try workspace.approve()
        try workspace.release("en")
        _ = try deploy(workspace, "en")
        #expect(try workspace.text("site/ismartnews/all.plist").contains("<key>ignore_fr</key>"))
    }

    /// A release of two locales is under way: the one is made, and the other one not yet.
    @Test func releasesThatAnotherProcessIsMakingAreWaitedFor() throws {
        let workspace = try released("ismartnews: {combined: true}")
        try workspace.write("---\ntitle: New\nismartnews: {form: alert}\n---\nJust in.\n", to: "campaigns/b.md")
        try workspace.write(Self.french("Vient d’arriver."), to: "campaigns/b.fr.md")
        try workspace.approve(at: "2026-11-20T13:00:00Z")
        try workspace.release("en", at: "2026-11-20T13:00:00Z")
        var others: [Deploying.Other] = []
        let releasing = HeldLedger(try LedgerLock(folder: workspace.folder))
        let plan = DeployPlan(
            folder: workspace.folder, now: try #require(Instant(iso8601: "2026-11-20T13:00:00Z")),
            locales: ["en", "fr"]
        )
        let result = try Deploying(plan).run { other in
            others.append(other)
            releasing.lock = nil
            #expect(throws: Never.self) { try workspace.release("fr", at: "2026-11-20T13:00:00Z") }
        }
        #expect(others == [.ledger])
        #expect(result.releases.map(\.number) == [2, 2])
        #expect(try workspace.text("site/ismartnews/all.plist").contains("Vient d’arriver."))
    }

    @Test func whoDeploysALaterStateIsTold() throws {
        let workspace = try released("inotify: {}")
        func messages(_ arguments: String...) throws -> String {
            let outcome = try Program.run(
                ["deploy", "en", "--now", "2999-01-01T00:00Z"] + arguments, in: workspace.folder)
            #expect(outcome.status == 0, "\(outcome.messages)")
            return outcome.messages
        }
        let note = "Note: 2999-01-01T00:00:00Z is ahead of the clock; phones get what is due then.\n"
        #expect(try !messages("--dry-run").contains(note))
        #expect(try messages().contains(note))
        #expect(try !messages("--quiet").contains(note))
    }

    @Test func whoReleasesAsOfALaterMomentIsToldWhenItCanBeDeployed() throws {
        let workspace = try released("inotify: {}")
        try workspace.withdraw("a", in: "fr", at: "2026-11-20T13:00:00Z")
        func next(_ now: String) throws -> Bool {
            let outcome = try Program.run(["rollback", "fr", "--to", "1", "--now", now], in: workspace.folder)
            #expect(outcome.status == 0, "\(outcome.messages)")
            return outcome.messages.contains("deploy fr, once that moment has come.\n")
        }
        #expect(try !next("2026-11-20T14:00:00Z"))
        try workspace.withdraw("a", in: "fr", at: "2026-11-20T15:00:00Z")
        #expect(try next("2999-01-01T00:00Z"))
    }

    @Test func aClockBehindTheNewestReleaseIsRefused() throws {
        let workspace = try released("inotify: {}")
        try workspace.withdraw("a", in: "fr", at: "2026-11-20T13:00:00Z")
        let early = "2026-11-20T12:30:00Z"
        let refused = try refusals { try deploy(workspace, "fr", at: early) }
        #expect(
            refused == [
                "fr: release 2 was made at 2026-11-20 14:00 Europe/Berlin, and it is "
                    + "2026-11-20 13:30 Europe/Berlin now: either the clock of this computer is behind (set it right), "
                    + "or release 2 was made with a --now that is ahead (take it back with version control, or use a "
                    + "--now that is not before it)"
            ])
        #expect(workspace.names(below: "site").isEmpty)
        let others = try deploy(workspace, "en", "fr", at: early)
        #expect(others.releases.map(\.locale) == ["en"])
        #expect(others.refusals.map(\.description) == refused)
        #expect(try deploy(workspace, "fr", at: "2026-11-20T13:00:00Z").releases.map(\.number) == [2])
        #expect(try deploy(workspace, "fr", at: "2026-12-20T13:00:00Z").releases.map(\.number) == [2])
    }

    @Test(arguments: [
        ("", "is the workspace, or a folder that newsadmin or git uses in it;"),
        ("/releases", "is the workspace, or a folder that newsadmin or git uses in it;"),
        ("/public/feeds", "is the workspace, or a folder that newsadmin or git uses in it;"),
        ("/.git", "is the workspace, or a folder that newsadmin or git uses in it;"),
        ("/linked", "is the workspace, or a folder that newsadmin or git uses in it;"),
        ("/..", "is a folder that the workspace lies in;"),
    ])
    func aFolderOfTheWorkspaceIsNoPlaceToDeployTo(path: String, reason: String) throws {
        let workspace = try released("inotify: {}")
        try FileManager.default.createSymbolicLink(
            atPath: workspace.folder + "/linked", withDestinationPath: workspace.folder + "/releases")
        for name in ["public/feeds", ".git"] {
            try FileManager.default.createDirectory(
                atPath: "\(workspace.folder)/\(name)", withIntermediateDirectories: true)
        }
        for kind in ["", ":local:", ":local,copy_links:"] {
            let remote = "\(kind)\(workspace.folder)\(path)"
            let configuration = Self.configuration("inotify: {}")
                .replacing("remote: site", with: "remote: \"\(remote)\"")
            try workspace.write(configuration, to: "newsadmin.yml")
            let failure = try #require(throws: ReleaseFailure.self) { try deploy(workspace, "en") }
            guard case .usage(let sentence) = failure else {
                Issue.record("\(failure)")
                return
            }
            #expect(sentence.hasPrefix("\(remote) \(reason)"))
        }
    }

    @Test func releasesWithoutSignaturesAreAnErrorWhereKeysAreListed() throws {
        let workspace = try released("inotify: {}")
        try workspace.write(DeployingTests.publicKey, to: "keys/2026.pub")
        try workspace.write(
            Self.configuration("inotify: {}", more: "release: {keys: [keys/2026.pub]}"), to: "newsadmin.yml")
        let failure = try #require(throws: ReleaseFailure.self) { try deploy(workspace, "en") }
        guard case .findings(let findings) = failure else {
            Issue.record("\(failure)")
            return
        }
        #expect(findings.map(\.rule.id) == ["ledger-unsigned"])
        #expect(findings.map(\.severity) == [.error])
        #expect(
            try workspace.check().filter { $0.rule.id == "ledger-unsigned" }.map(\.severity) == [.warning, .warning])
        let report = try VerificationReport(
            VerifyPlan(
                folder: workspace.folder, now: try #require(Instant(iso8601: "2026-11-20T12:00:00Z")), environment: [:])
        )
        #expect(report.diagnostics.isEmpty)
        #expect(report.findings.map(\.place) == ["en", "fr"].map { "releases/\($0)/0001/manifest.json" })
        #expect(report.findings.allSatisfy { $0.kind == .unsigned && $0.severity == .error })
    }

    /// A ledger that another process writes into, for as long as the lock is there.
    private final class HeldLedger {
        var lock: LedgerLock?

        init(_ lock: consuming LedgerLock) {
            self.lock = consume lock
        }
    }

    /// The first public key of RFC 8032, section 7.1, as openssl writes it.
    static let publicKey = """
        -----BEGIN PUBLIC KEY-----
        MCowBQYDK2VwAyEA11qYAYKxCrfVS/7TyWQHOg7hcvPapiMlrwIaaPcHURo=
        -----END PUBLIC KEY-----

        """
}
