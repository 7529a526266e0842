import Testing

@Suite struct DoubleSpaceTests {
    @Test(arguments: [
        "---\ntitle: Two①  spaces\n---\nText\n", "---\ntitle: A\n---\nTwo①  spaces\n",
        "---\ntitle: A\n---\na\n\nb①   c\n", "---\ntitle: \"Two①  spaces\"\n---\nText\n",
        "---\ntitle: A\n---\n- a & *b*①  c\n",
        "---\ntitle: A\naction: {label: \"Go①  on\", url: \"https://a.b\"}\n---\nText\n",
    ])
    func twoSpacesInARowAreFoundWhereTheyStand(_ text: String) throws {
        let workspace = try TestWorkspace(["campaigns/a.md": text])
        workspace.expect(try workspace.messages(of: "a").findings, at: ["①": "text-double-space"])
    }

    @Test(arguments: ["One two.\n", "- a\n  - b\n    - c\n", "```\n    code\n```\n", "a  \nb\n", "a\u{A0} b\n"])
    func spacesThatAreMeantAreNot(_ body: String) throws {
        let workspace = try TestWorkspace(["campaigns/a.md": "---\ntitle: A\n---\n\(body)"])
        workspace.expect(try workspace.messages(of: "a").findings, at: [:])
    }
}
