import Newsroom
import Testing

@Suite struct ReleaseOutcomeTests {
    private func workspace(_ dates: String) throws -> TestWorkspace {
        let workspace = try TestWorkspace(
            [
                "campaigns/a.md": "---\ntitle: A\n\(dates)inotify: {key: a}\n---\nText\n",
                "campaigns/b.md": "---\ntitle: B\ninotify: {key: b}\n---\nText\n",
            ], locales: "en")
        try workspace.approve()
        return workspace
    }

    @Test func whatHasEndedIsCountedApart() throws {
        let workspace = try workspace("end: 2026-11-21T12:00:00Z\n")
        try workspace.release("en")
        try workspace.write("---\ntitle: B\ninotify: {key: b}\n---\nOther text\n", to: "campaigns/b.md")
        try workspace.approve(at: "2026-11-22T12:00:00Z")
        let text = try workspace.release("en", at: "2026-11-22T12:00:00Z").text(isDryRun: false)
        #expect(text.contains("\n  1 message and 1 that has ended until 2027-02-20 13:00 Europe/Berlin"), "\(text)")
    }

    @Test func whatSomePhonesGetAheadGoesOutToThemNow() throws {
        let workspace = try TestWorkspace([
            "newsadmin.yml": TestWorkspace.configuration("en", clients: "clients: {inotify: {}, ismartnews: {}}"),
            "campaigns/a.md": "---\ntitle: A\nstart: 2027-06-01T12:00:00Z\ninotify: {key: a}\n---\nText\n",
        ])
        try workspace.approve()
        let text = try workspace.release("en").text(isDryRun: false)
        let late = "for iNotify not before another release, because it starts after this one's horizon"
        #expect(text.contains("  a goes out: \(late)\n"), "\(text)")
    }

    @Test func whatAllPhonesGetAheadGoesOutNow() throws {
        let workspace = try TestWorkspace([
            "newsadmin.yml": TestWorkspace.configuration("en", clients: "clients: {ismartnews: {}}"),
            "campaigns/a.md": "---\ntitle: A\nstart: 2027-06-01T12:00:00Z\n---\nText\n",
        ])
        try workspace.approve()
        #expect(try workspace.release("en").text(isDryRun: false).contains("  a goes out\n"))
    }

    @Test func whatStartsBehindTheHorizonGoesOutWithAnotherRelease() throws {
        let text = try workspace("start: 2027-06-01T12:00:00Z\n").release("en").text(isDryRun: false)
        #expect(
            text.contains("  a goes out: not before another release, because it starts after this one's horizon\n"),
            "\(text)")
    }
}
