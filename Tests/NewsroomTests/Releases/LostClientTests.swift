import Campaigns
import Testing

@testable import Newsroom

/// A client that is taken out of `newsadmin.yml` loses its feed with the next deployment.
@Suite struct LostClientTests {
    private func workspace() throws -> TestWorkspace {
        let workspace = try TestWorkspace([
            "newsadmin.yml": TestWorkspace.configuration("en", clients: "clients: {inotify: {}, notable: {}}"),
            "campaigns/a.md": "---\ntitle: A\ninotify: {key: a}\n---\nText\n",
        ])
        try workspace.approve()
        #expect(try workspace.release("en").map(\.remarkLines) == [[]])
        try workspace.write(TestWorkspace.configuration("en"), to: "newsadmin.yml")
        return workspace
    }

    private func diff(_ workspace: TestWorkspace, from: Int? = nil, to: Int? = nil) throws -> ReleaseDiff {
        try ReleaseDiff(
            DiffPlan(
                folder: workspace.folder, now: try #require(Instant(iso8601: "2026-11-20T12:00:00Z")), locales: ["en"],
                from: from, to: to))
    }

    @Test func theReleaseSaysSo() throws {
        let workspace = try workspace()
        try workspace.approve()
        let remark =
            "warning: newsadmin.yml no longer lists notable: the next deployment removes the feed of Notable, and with it "
            + "1 message"
        #expect(try workspace.release("en", isDryRun: true).map(\.remarkLines) == [[remark]])
        #expect(try workspace.release("en").map(\.remarkLines) == [[remark]])
        #expect(try workspace.release("en").map(\.remarkLines) == [[]])
    }

    @Test func aRollbackSaysWhatItDoesNotBringBack() throws {
        let workspace = try workspace()
        try workspace.approve()
        try workspace.release("en")
        #expect(
            try workspace.rollBack("en", to: 1).first?.remarkLines.first
                == "warning: newsadmin.yml no longer lists notable, so the feed of Notable does not come back, and with it "
                + "1 message")
    }

    @Test func theDifferenceSaysSo() throws {
        let workspace = try workspace()
        let line = "Notable: there is no feed for it any more, so its phones lose their messages"
        let working = try diff(workspace)
        #expect(working.text.contains("\n\nClients that are gone\n  \(line)\n"))
        #expect(working.markdown.contains("#### Clients that are gone\n\n- \(line)\n"))
        #expect(working.locales.map(\.lost) == [["notable"]])
        try workspace.approve()
        try workspace.release("en")
        #expect(try diff(workspace, from: 1, to: 2).locales.map(\.lost) == [["notable"]])
        #expect(try diff(workspace).locales.map(\.isEmpty) == [true])
    }
}
