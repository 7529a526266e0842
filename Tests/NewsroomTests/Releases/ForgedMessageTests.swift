import Campaigns
import Files
import Newsroom
import Testing

@testable import Releases

/// A ledger whose hashes fit, and whose releases say what cannot be.
@Suite struct ForgedMessageTests {
    private static func workspace() throws -> TestWorkspace {
        let workspace = try TestWorkspace(
            [
                "campaigns/a.md": "---\ntitle: A\ninotify: {key: a}\n---\nText\n",
                "campaigns/b.md": "---\ntitle: B\ninotify: {key: b}\n---\nText\n",
            ], locales: "en")
        try workspace.approve()
        try workspace.release("en")
        return workspace
    }

    /// What `verify` finds, by place, rule and words.
    private static func verified(_ workspace: TestWorkspace) throws -> [String] {
        let now = try #require(Instant(iso8601: "2026-11-20T13:00:00Z"))
        let report = try VerificationReport(VerifyPlan(folder: workspace.folder, now: now, environment: [:]))
        return report.diagnostics.map { "\($0.position.file) \($0.rule.id): \($0.message)" }
    }

    /// The hash of a campaign's content in the first release.
    private static func content(of campaign: String, in workspace: TestWorkspace) throws -> String {
        try #require(try workspace.ledger("en").release(1)?.message(of: campaign)?.content)
    }

    @Test func aLedgerThatNobodyForgedIsWhole() throws {
        #expect(try Self.verified(try Self.workspace()).isEmpty)
    }

    @Test(
        arguments: [
            ("{}", "“schema” is missing"), ("[]", "“message” is not an object"),
            (String(repeating: "[", count: 5000), "it is no JSON"),
        ])
    func aFileThatHoldsNoMessageIsTold(_ text: String, reason: String) throws {
        let workspace = try Self.workspace()
        let old = try Self.content(of: "a", in: workspace)
        let hash = try workspace.keep(text, in: "en")
        try workspace.forge("en") { $1.replacing(old, with: hash) }
        let found = try Self.verified(workspace).filter { $0.contains("ledger-form") }
        let beginning = "releases/en/files/\(hash) ledger-form: it holds no message: \(reason)"
        #expect(found.count == 1 && found[0].hasPrefix(beginning), "\(found)")
    }

    @Test func aMessageOfAnotherCampaignIsTold() throws {
        let workspace = try Self.workspace()
        let (first, second) = (try Self.content(of: "a", in: workspace), try Self.content(of: "b", in: workspace))
        try workspace.forge("en") { $1.replacing(first, with: second) }
        let place = "releases/en/0001/manifest.json ledger-altered"
        let words = "its message of “a” is one of “b” in en, as files/\(second) says"
        #expect(try Self.verified(workspace).contains("\(place): \(words)"))
    }

    @Test func aMessageOfAnotherLocaleIsTold() throws {
        let workspace = try Self.workspace()
        let old = try Self.content(of: "a", in: workspace)
        let text = try workspace.text("releases/en/\(LedgerPath.file(old))")
        let hash = try workspace.keep(text.replacing("\"locale\": \"en\"", with: "\"locale\": \"fr\""), in: "en")
        try workspace.forge("en") { $1.replacing(old, with: hash) }
        let words = "its message of “a” is one of “a” in fr, as files/\(hash) says"
        #expect(try Self.verified(workspace).contains("releases/en/0001/manifest.json ledger-altered: \(words)"))
        let failure = #expect(throws: FileProblem.self) {
            try ContentReader(folder: workspace.folder).content(hash, locale: "en")
        }
        #expect(failure?.reason == "it holds a message in “fr”")
    }

    @Test func twoMessagesOfOneCampaignAreAnErrorForAll() throws {
        let workspace = try Self.workspace()
        try workspace.forge("en") { $1.replacing("\"campaign\": \"b\"", with: "\"campaign\": \"a\"") }
        let findings = try LedgerSet(folder: workspace.folder).findings
        #expect(findings.map(\.message) == ["“messages” holds two of “a”"])
        #expect(findings.map(\.position) == [SourcePosition(file: "releases/en/0001/manifest.json")])
    }

    @Test(arguments: ["9223372036854775807", "3", "0", "-1"])
    func aRollbackToNoEarlierReleaseIsAnErrorForAll(_ target: String) throws {
        let workspace = try Self.workspace()
        try workspace.withdraw("a", in: "en")
        try workspace.rollBack("en", to: 1)
        #expect(try LedgerSet(folder: workspace.folder).findings.isEmpty)
        try workspace.forge("en") { $1.replacing("\"to\": 1", with: "\"to\": \(target)") }
        let findings = try LedgerSet(folder: workspace.folder).findings
        #expect(findings.map(\.message) == ["“to” is \(target), which is no release before this one"])
    }
}
