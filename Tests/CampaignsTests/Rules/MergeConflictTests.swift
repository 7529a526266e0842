import Campaigns
import Testing

@Suite struct MergeConflictTests {
    private func workspace(_ body: String) throws -> TestWorkspace {
        try TestWorkspace(["campaigns/a.md": "---\ntitle: A\n---\n" + body])
    }

    @Test(arguments: [
        "①<<<<<<< HEAD\nHello\n=======\nHallo\n>>>>>>> fr\n", "Hello\n①>>>>>>> fr\n",
        "Hello\r\n①<<<<<<< HEAD\r\nHallo\r\n",
        "a < b > c <<<<<<< d\n①<<<<<<< HEAD\n",
    ])
    func marksOfAMergeAreErrors(_ body: String) throws {
        let workspace = try workspace(body)
        workspace.expect(try workspace.messages(of: "a").findings, at: ["①": "merge-conflict"])
    }

    @Test(arguments: [
        "Hello\n=======\nHallo\n", "> > > > > > > seven times\n", "<<<<<<<\n\nseven\n", "a <<<<<<< b\n",
        "<<<<<<<< eight\n",
        ">>>>>> six\n", "<<<<<<<",
    ])
    func whatLooksLikeOneIsNone(_ body: String) throws {
        let workspace = try workspace(body)
        #expect(try workspace.messages(of: "a").findings.allSatisfy { $0.rule.id != "merge-conflict" })
    }
}
