import Campaigns
import Foundation
import Newsroom
import Releases
import Testing

/// A ledger whose hashes fit, and which names files that newsadmin never makes for its locale.
@Suite struct ForgedPathTests {
    private static let feed = "\"feeds/inotify/fr.plist\""

    private static func workspace() throws -> TestWorkspace {
        let workspace = try TestWorkspace([
            "newsadmin.yml": TestWorkspace.configuration("en, fr", more: "deploy: {remote: site}"),
            "campaigns/a.md": "---\ntitle: Sale\ninotify: {key: a}\n---\nHalf price.\n",
            "campaigns/a.fr.md": "---\ntitle: Soldes\n---\nMoitié prix.\n",
        ])
        try workspace.approve()
        try workspace.release("fr")
        return workspace
    }

    private static func deploy(_ workspace: TestWorkspace) throws -> DeployResult {
        let now = try #require(Instant(iso8601: "2026-11-20T13:00:00Z"))
        return try Deploying(DeployPlan(folder: workspace.folder, now: now, locales: ["fr"])).run()
    }

    @Test(arguments: [
        "feeds/evil.php", "feeds/.htaccess", "feeds/inotify/en.plist", "feeds/notable/en/control.json",
        "push/en.json", "feeds/ismartnews/all.plist", "feeds/assets/841d.png",
    ])
    func aFileThatIsNotTheLocalesIsAnErrorAndNotDeployed(_ path: String) throws {
        let workspace = try Self.workspace()
        try workspace.forge("fr") { $1.replacing(Self.feed, with: "\"\(path)\"") }
        let findings = try LedgerSet(folder: workspace.folder).findings.filter { $0.rule.id == "ledger-form" }
        #expect(findings.map(\.position) == [SourcePosition(file: "releases/fr/0001/manifest.json")])
        #expect(findings.map(\.message) == ["“\(path)” is no file that newsadmin makes for fr"])
        #expect(throws: ReleaseFailure.self) { try Self.deploy(workspace) }
        #expect(workspace.names(below: "site").isEmpty)
    }

    @Test func aFileThatWasNeverNewsadminsIsNotRemovedBecauseAnEarlierReleaseNamesIt() throws {
        let workspace = try Self.workspace()
        try workspace.withdraw("a", in: "fr")
        _ = try Self.deploy(workspace)
        try workspace.write("shop", to: "site/shop/index.html")
        try workspace.forge("fr") { number, manifest in
            number == 1 ? manifest.replacing(Self.feed, with: "\"feeds/shop/index.html\"") : manifest
        }
        #expect(throws: ReleaseFailure.self) { try Self.deploy(workspace) }
        #expect(try workspace.text("site/shop/index.html") == "shop")
    }

    @Test func aForgedChainThatNamesTheSameFilesIsWhole() throws {
        let workspace = try Self.workspace()
        try workspace.withdraw("a", in: "fr")
        try workspace.forge("fr") { $1.replacing("\"Otto\"", with: "\"Ada\"") }
        #expect(try LedgerSet(folder: workspace.folder).findings.isEmpty)
        #expect(try Self.deploy(workspace).written == ["inotify/fr.plist"])
    }
}
