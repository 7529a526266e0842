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
        "---\n①<<<<<<< HEAD\ntitle: A\n=======\ntitle: B\n>>>>>>> fr\n---\nText\n",
        "①<<<<<<< HEAD\n---\ntitle: A\n=======\n---\ntitle: B\n>>>>>>> fr\n---\nText\n",
        "---\ntitle: A\r\n①>>>>>>> fr\r\n---\r\nText\r\n",
    ])
    func marksInFrontMatterAreTheReasonWhyItCannotBeRead(_ text: String) throws {
        let workspace = try TestWorkspace(["campaigns/a.md": text])
        workspace.expect(try workspace.findings(), at: ["①": "merge-conflict"])
    }

    @Test func marksInTheConfigurationAreTheReasonWhyItCannotBeRead() throws {
        let text = "sourceLocale: en\n①<<<<<<< HEAD\nlocales: [en]\n=======\nlocales: [en, fr]\n>>>>>>> fr\n"
        let workspace = try TestWorkspace(["newsadmin.yml": text])
        workspace.expect(try workspace.findings(), at: ["①": "merge-conflict"])
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
