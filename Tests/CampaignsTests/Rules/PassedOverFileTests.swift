import Testing

@testable import Campaigns

@Suite struct PassedOverFileTests {
    @Test(arguments: [
        ("a.MD", "a.md"), ("a.fr.Md", "a.fr.md"), ("2026/a.markdown", "a.md"), ("a.md.txt", "a.md"),
        ("a.mdown", "a.md"),
    ])
    func aFileThatLooksLikeACampaignIsNamed(_ path: String, _ name: String) throws {
        let text = "---\ntitle: A\n---\n"
        let workspace = try TestWorkspace(["campaigns/b.md": text, "campaigns/\(path)": "①" + text])
        let findings = try workspace.findings()
        workspace.expect(findings, at: ["①": "passed-over-file"])
        #expect(findings.map(\.suggestion) == ["rename it to \(name)"])
    }

    @Test func symbolicLinksAreNamed() throws {
        let workspace = try TestWorkspace(["campaigns/b.md": "---\ntitle: A\n---\n"])
        try workspace.link("campaigns/a.md", to: "b.md")
        try workspace.link("campaigns/pictures", to: "/nowhere")
        let findings = try workspace.findings()
        #expect(findings.map(\.rule) == [.passedOverFile, .passedOverFile])
        #expect(findings.map(\.position.file) == ["campaigns/a.md", "campaigns/pictures"])
        #expect(findings.allSatisfy { $0.message == "this is not read: it is a symbolic link" })
    }

    @Test func foldersThatAreTooDeepAreNamed() throws {
        let text = "---\ntitle: A\n---\n"
        let deepest = (1...16).map(String.init).joined(separator: "/")
        let workspace = try TestWorkspace([
            "campaigns/\(deepest)/a.md": text, "campaigns/\(deepest)/17/b.md": text,
            "campaigns/\(deepest)/17/18/c.md": text,
        ])
        let findings = try workspace.findings()
        #expect(findings.map(\.position.file) == ["campaigns/\(deepest)/17"])
        #expect(findings.map(\.message) == ["nothing in this folder is read: it is more than 16 folders deep"])
        #expect(try workspace.read().campaigns.map(\.id) == ["a"])
    }

    @Test(arguments: ["a.png", "a.txt", "notes.rst", ".a.markdown", "a.md~"])
    func otherFilesAreNobodysBusiness(_ path: String) throws {
        let workspace = try TestWorkspace(["campaigns/b.md": "---\ntitle: A\n---\n", "campaigns/\(path)": "x"])
        workspace.expect(try workspace.findings(), at: [:])
    }
}
