import Campaigns
import Foundation
import Releases
import Testing

@testable import Newsroom

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
    func released(_ clients: String, more: String = "", form: String = "alert") throws -> TestWorkspace {
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

    func deploy(
        _ workspace: TestWorkspace, _ locales: String..., at now: String = "2026-11-20T12:00:00Z",
        isDryRun: Bool = false, overwrites: Bool = false
    ) throws -> DeployResult {
        var plan = DeployPlan(folder: workspace.folder, now: try #require(Instant(iso8601: now)), locales: locales)
        plan.overwrites = overwrites
        return try Deploying(plan).run(isDryRun: isDryRun)
    }

    func refusals(_ work: () throws -> DeployResult) throws -> [String] {
        let failure = try #require(throws: ReleaseFailure.self) { try work() }
        guard case .refused(let refusals) = failure else {
            Issue.record("\(failure)")
            return []
        }
        return refusals.map(\.description)
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
            #expect(sentence.text.hasPrefix("\(remote) \(reason)"))
        }
    }

    @Test(arguments: [":alias,remote=/srv/news:", ":Union,upstreams='/a /b':x"])
    func aRemoteThatHidesWhereItLeadsIsRefused(_ remote: String) throws {
        let workspace = try released("inotify: {}")
        let configuration = Self.configuration("inotify: {}").replacing("remote: site", with: "remote: \"\(remote)\"")
        try workspace.write(configuration, to: "newsadmin.yml")
        let failure = try #require(throws: ReleaseFailure.self) { try deploy(workspace, "en") }
        guard case .usage(let sentence) = failure else {
            Issue.record("\(failure)")
            return
        }
        #expect(sentence.text.contains("name the place itself"))
    }

    /// Texts that nobody has released would go to production's phones.
    @Test(arguments: ["linked", "./linked/../site", "FOLDER/site", ":local:FOLDER/site"], [true, false])
    func noEnvironmentIsProductionsFolder(_ remote: String, isThere: Bool) throws {
        let workspace = try released("inotify: {}")
        if isThere { _ = try deploy(workspace, "en") }
        try FileManager.default.createSymbolicLink(
            atPath: workspace.folder + "/linked", withDestinationPath: workspace.folder + (isThere ? "/site" : ""))
        let remote = (isThere || remote != "linked" ? remote : "linked/site")
            .replacing("FOLDER", with: workspace.folder)
        let staging = "environments: {staging: {baseURL: \"https://s.example/\", remote: \"\(remote)\"}}\n"
        try workspace.write(Self.configuration("inotify: {}", more: staging), to: "newsadmin.yml")
        let now = try #require(Instant(iso8601: "2026-11-20T12:00:00Z"))
        let plan = DeployPlan(folder: workspace.folder, now: now, locales: ["en"], environment: "staging")
        let failure = try #require(throws: ReleaseFailure.self) { try Deploying(plan).run() }
        switch failure {
        case .usage(let sentence): #expect(sentence.text.contains("is the folder of production"))
        case .workspace(.badConfiguration(let findings)): #expect(findings.map(\.rule.id) == ["reserved-name"])
        default: Issue.record("\(failure)")
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
