import Newsroom
import Testing

@Suite struct ApprovingTests {
    @Test func anUnknownNameIsAnsweredWithTheCampaignsThatAreThere() throws {
        let workspace = try TestWorkspace([
            "newsadmin.yml": TestWorkspace.configuration("en"),
            "campaigns/a.md": "---\ntitle: A\n---\nText\n", "campaigns/gone.md": "---\ntitle: B\n---\nText\n",
        ])
        try workspace.approve()
        try workspace.release("en")
        try workspace.remove("campaigns/gone.md")
        let failure = try #require(throws: ReleaseFailure.self) { try workspace.approve(["other"]) }
        guard case .usage(let reason) = failure else {
            Issue.record("\(failure)")
            return
        }
        #expect(reason == "“other” is none of the workspace's campaigns: a")
    }
}
