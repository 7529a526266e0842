import Campaigns
import Testing

@testable import Newsroom

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

    @Test(arguments: ["", "start: 2026-11-20T14:30:00Z\n"])
    func whatPhonesDoThatKnowAMessageWhichComesBackIsTold(_ start: String) throws {
        let workspace = try TestWorkspace(
            ["campaigns/a.md": "---\ntitle: A\n\(start)inotify: {key: a}\n---\nText\n"], locales: "en")
        try workspace.approve()
        try workspace.release("en", at: "2026-11-20T12:00:00Z")
        try workspace.withdraw("a", in: "en", at: "2026-11-20T13:00:00Z")
        let sentence = "phones on which it was answered with OK, the action or Ignore do not show it again"
        let diff = try ReleaseDiff(
            DiffPlan(
                folder: workspace.folder, now: try #require(Instant(iso8601: "2026-11-20T14:00:00Z")), locales: ["en"],
                to: 1))
        // What has not started was answered by nobody.
        #expect(diff.text.contains("On phones that know them\n  a: iNotify\n    - \(sentence)\n") == start.isEmpty)
        let outcome = try #require(try workspace.rollBack("en", to: 1, at: "2026-11-20T14:00:00Z").first)
        #expect(outcome.remarkLines.contains("iNotify, a: \(sentence)") == start.isEmpty)
    }

    @Test func aKeyThatWasWithdrawnIsNamedThoughTheCampaignWasPublishedAnew() throws {
        let workspace = try workspace()
        try workspace.withdraw("a", in: "en", at: "2026-11-20T13:00:00Z")
        try workspace.write("---\ntitle: A\ninotify: {key: a2}\n---\nText\n", to: "campaigns/a.md")
        try workspace.approve(["a"], in: ["en"], at: "2026-11-20T14:00:00Z")
        try workspace.release("en", at: "2026-11-20T14:30:00Z")
        let back = "was withdrawn by release 2 (wrong price) and is back"
        let diff = try ReleaseDiff(
            DiffPlan(
                folder: workspace.folder, now: try #require(Instant(iso8601: "2026-11-20T15:00:00Z")), locales: ["en"],
                to: 1))
        #expect(diff.text.contains("Withdrawn, and back\n  a “A”: \(back)\n"))
        #expect(diff.markdown.contains("#### Withdrawn, and back\n\n- **a** “A”: \(back)\n"))
        #expect(
            diff.text.contains("phones that have answered it under the new key, which an earlier release had, do not"))
        let outcome = try #require(try workspace.rollBack("en", to: 1, at: "2026-11-20T15:00:00Z").first)
        #expect(outcome.remarkLines.first == "a \(back)")
        // From there, the newer key is known too.
        let known = try workspace.check(now: "2026-11-20T16:00:00Z").filter { $0.rule.id == "key-known" }
        #expect(known.map(\.message).allSatisfy { $0.contains("which an earlier release had") } && !known.isEmpty)
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
