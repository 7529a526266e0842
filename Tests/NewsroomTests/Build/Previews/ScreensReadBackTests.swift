import Testing

@testable import Dashboard
@testable import Newsroom

@Suite struct ScreensReadBackTests {
    /// Classic messages of iSmartNews have no names in the feed; those beside what no phone shows are drawn all the same.
    @Test func whatCannotBeDrawnTakesNothingElseWithIt() throws {
        let workspace = try TestWorkspace([
            "newsadmin.yml": TestWorkspace.configuration("en")
                .replacing("{inotify: {}}", with: "{ismartnews: {}}"),
            "campaigns/a.md": "---\ntitle: First\n---\nText\n",
            "campaigns/b.md": """
            ---
            title: Nothing
            ismartnews: {form: page, raw: {urls: [http://alertview.io/none]}}
            ---
            Text

            """,
            "campaigns/c.md": "---\ntitle: Last\n---\nText\n",
        ])
        let edition = try EditionReader.forDashboard(now: .init(seconds: 1_790_000_000)).read(workspace.folder)
        let plan = PreviewPlan(edition: edition, built: BuiltChannels(locales: ["en"], clients: nil))
        let screens = ScreensReadBack(edition: edition, now: .init(seconds: 1_790_000_000), previews: plan)
        let client = try #require(edition.clients.first)
        let told = edition.messages.values.joined().map { message in
            let report = screens.report(of: message, client: client)
            #expect(report?.isLost == false)
            return "\(message.campaign.id) \(report?.message?.identity ?? "-")"
        }
        #expect(told.sorted() == ["a First", "b -", "c Last"])
    }
}
