import Campaigns
import Releases
import Testing

/// Ledgers in which much is wrong with one file.
@Suite struct CrowdedLedgerTests {
    /// A ledger of one release with 25 messages.
    private static func workspace() throws -> TestWorkspace {
        let campaigns = (10..<35).map { number in
            ("campaigns/c\(number).md", "---\ntitle: C\(number)\ninotify: {key: c\(number)}\n---\nText\n")
        }
        let workspace = try TestWorkspace(Dictionary(uniqueKeysWithValues: campaigns), locales: "en")
        try workspace.approve()
        try workspace.release("en")
        return workspace
    }

    @Test func ofApprovalsThatAreGoneTwentyAreTold() throws {
        let workspace = try Self.workspace()
        try workspace.remove("releases/en/approvals")
        let findings = try LedgerSet(folder: workspace.folder).findings.filter { $0.rule.id == "ledger-missing" }
        #expect(findings.count == 21)
        #expect(findings.last?.message == "5 more of “ledger-missing” were found in this file, and are not listed")
        #expect(findings.allSatisfy { $0.severity == .error && $0.locales == ["en"] })
    }

    @Test func ofMessagesThatAreOthersTwentyAreTold() throws {
        let workspace = try Self.workspace()
        let contents = try #require(try workspace.ledger("en").release(1)).messages.map(\.content)
        let first = try #require(contents.first)
        try workspace.forge("en") { _, text in
            contents.dropFirst().reduce(text) { $0.replacing($1, with: first) }
        }
        let found = try LedgerSet(folder: workspace.folder).findingsOfContents(in: workspace.folder)
        #expect(found.count == 21)
        #expect(found.last?.message == "4 more of “ledger-altered” were found in this file, and are not listed")
    }
}
