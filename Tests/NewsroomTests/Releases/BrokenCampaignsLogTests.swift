import Newsroom
import Testing

@Suite("What was released, where campaigns cannot be read")
struct BrokenCampaignsLogTests {
    @Test func isStillTold() throws {
        let campaign = "campaigns/2026-11-20-sale.md"
        let workspace = try TestWorkspace(
            [campaign: "---\ntitle: Sale\ninotify: {key: 2026/11/20}\n---\nHalf price.\n"])
        try workspace.approve()
        try workspace.release("en")
        let (log, story) = try told(in: workspace)
        #expect(log.contains("new: 2026-11-20-sale"))
        #expect(story.contains("2026-11-20-sale (inotify) released"))
        try workspace.write("---\ntitle: [\n", to: campaign)
        #expect(try told(in: workspace) == (log, story))
    }

    private func told(in workspace: TestWorkspace) throws -> (log: String, story: String) {
        (
            try ReleaseLog(folder: workspace.folder).text,
            try KeyStory(of: "2026/11/20", folder: workspace.folder).text
        )
    }
}
