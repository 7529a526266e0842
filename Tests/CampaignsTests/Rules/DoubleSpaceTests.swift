import Campaigns
import Testing

@Suite struct DoubleSpaceTests {
    @Test(arguments: [
        "---\ntitle: ①Two  spaces\n---\nText\n", "---\ntitle: A\n---\n①Two  spaces\n",
        "---\ntitle: A\n---\n①a\n\nb   c\n",
    ])
    func twoSpacesInARowAreFound(_ text: String) throws {
        let workspace = try TestWorkspace(["campaigns/a.md": text])
        workspace.expect(try workspace.messages(of: "a").findings, at: ["①": "text-double-space"])
    }

    @Test(arguments: ["One two.\n", "- a\n  - b\n    - c\n", "```\n    code\n```\n", "a  \nb\n", "a\u{A0} b\n"])
    func spacesThatAreMeantAreNot(_ body: String) throws {
        let workspace = try TestWorkspace(["campaigns/a.md": "---\ntitle: A\n---\n\(body)"])
        workspace.expect(try workspace.messages(of: "a").findings, at: [:])
    }
}
