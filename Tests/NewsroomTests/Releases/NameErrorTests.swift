import Testing

@testable import Newsroom

/// Files whose names are wrong beside those of a campaign: which of them is meant, nobody knows.
@Suite struct NameErrorTests {
    @Test(arguments: ["campaigns/jan/a.md", "campaigns/a.en.md", "campaigns/a.de.md"])
    func theCampaignWaitsUntilTheyAreRight(_ path: String) throws {
        let workspace = try TestWorkspace(
            [
                "campaigns/a.md": "---\ntitle: A\ninotify: {key: a}\n---\nText\n",
                "campaigns/b.md": "---\ntitle: B\ninotify: {key: b}\n---\nText\n",
            ], locales: "en")
        try workspace.approve()
        try workspace.write("---\ntitle: Other\n---\nText\n", to: path)
        let status = try workspace.status()
        let line = try #require(status.locales.first?.messages.first { $0.status.campaign == "a" })
        #expect(line.status.reason.text == "its files have errors")
        #expect(line.next == .check)
        #expect(try workspace.release("en").first?.out.map(\.campaign) == ["b"])
    }
}
