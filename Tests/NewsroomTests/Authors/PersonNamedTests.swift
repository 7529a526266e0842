import Campaigns
import Newsroom
import Testing

@Suite struct PersonNamedTests {
    private func workspace() throws -> TestWorkspace {
        try TestWorkspace([
            "newsadmin.yml": TestWorkspace.configuration("en"), "campaigns/2026-11-20.md": "---\ntitle: A\n---\nText\n",
        ])
    }

    private func expectRefusal(of name: String, _ work: () throws -> Void) throws {
        let failure = try #require(throws: ReleaseFailure.self) { try work() }
        guard case .usage(let reason) = failure else {
            Issue.record("\(failure)")
            return
        }
        #expect(reason.text.hasPrefix("“\(name)” stands for the name of a person"))
    }

    @Test(arguments: ["NAME", " NAME ", "NAME <mail@example.com>", "WRITER"])
    func whatStandsForANameInASuggestedCommandApprovesNothing(_ name: String) throws {
        let workspace = try workspace()
        try expectRefusal(of: name) { try workspace.approve(by: name) }
        #expect(try workspace.ledger("en").approvals.isEmpty)
        try workspace.approve(by: "Name")
        #expect(try workspace.ledger("en").approvals.count == 1)
    }

    @Test func whatStandsForANameReleasesNothing() throws {
        let workspace = try workspace()
        try workspace.approve()
        let now = try #require(Instant(iso8601: "2026-11-20T12:00:00Z"))
        try expectRefusal(of: "NAME") {
            _ = try Releasing(ReleasePlan(folder: workspace.folder, now: now, locales: ["en"], author: "NAME")).run()
        }
        #expect(try workspace.ledger("en").releases.isEmpty)
    }
}
