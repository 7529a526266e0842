import Newsroom
import Testing

/// What a rollback tells about the messages that phones lose by it.
@Suite struct RollbackRemarkTests {
    private func workspace() throws -> TestWorkspace {
        let workspace = try TestWorkspace(
            ["campaigns/a.md": "---\ntitle: A\ninotify: {key: a}\n---\nText\n"], locales: "en")
        try workspace.approve()
        try workspace.release("en", at: "2026-11-20T12:00:00Z")
        return workspace
    }

    @Test func whatWasWithdrawnByThenIsWithdrawnAgainAndStaysSo() throws {
        let workspace = try workspace()
        try workspace.withdraw("a", in: "en", at: "2026-11-20T13:00:00Z")
        try workspace.rollBack("en", to: 1, at: "2026-11-20T14:00:00Z")
        let outcome = try #require(try workspace.rollBack("en", to: 2, at: "2026-11-20T15:00:00Z").first)
        #expect(
            outcome.remarkLines == [
                "a is withdrawn again, as release 2 took it out (wrong price), and stays so until it has a new key"
            ])
        let next = try #require(try workspace.release("en", at: "2026-11-20T16:00:00Z").first)
        #expect(next.out.isEmpty)
        #expect(try workspace.states(of: "a", at: "2026-11-20T16:00:00Z")["en"] == "withdrawn")
    }

    @Test func whatIsApprovedIsToldToComeBackAndDoes() throws {
        let workspace = try workspace()
        try workspace.write("---\ntitle: B\ninotify: {key: b}\n---\nText\n", to: "campaigns/b.md")
        try workspace.approve(["b"], in: ["en"], at: "2026-11-20T13:00:00Z")
        try workspace.release("en", at: "2026-11-20T14:00:00Z")
        let outcome = try #require(try workspace.rollBack("en", to: 1, at: "2026-11-20T15:00:00Z").first)
        #expect(
            outcome.remarkLines == [
                "b goes out again as it is approved with the next release, unless it is changed or withdrawn"
            ])
        let next = try #require(try workspace.release("en", at: "2026-11-20T16:00:00Z").first)
        #expect(next.out.map(\.campaign) == ["b"])
    }
}
