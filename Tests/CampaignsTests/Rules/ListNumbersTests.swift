import Testing

@Suite struct ListNumbersTests {
    @Test(arguments: ["1. one\n①3. three\n", "2) two\n\n①2024) next\n", "Text\n\n1. a\n2. b\n①4. d\n5. e\n"])
    func aNumberThatMarkdownChangesIsFound(_ body: String) throws {
        let workspace = try TestWorkspace(["campaigns/a.md": "---\ntitle: A\n---\n\(body)"])
        workspace.expect(try workspace.messages(of: "a").findings, at: ["①": "text-list-number"])
    }

    @Test(arguments: [
        "1. one\n2. two\n", "1. one\n1. two\n1. three\n", "5. five\n6. six\n", "1. one\n\nText\n\n3. three\n",
        "1. one\n   1. inner\n2. two\n", "1. one\n\n3\\. three\n", "1.0 new\n1.2 newer\n",
    ])
    func numbersThatStayAreNot(_ body: String) throws {
        let workspace = try TestWorkspace(["campaigns/a.md": "---\ntitle: A\n---\n\(body)"])
        workspace.expect(try workspace.messages(of: "a").findings, at: [:])
    }

    @Test func asterisksInAWordAreFoundWhereTheyStand() throws {
        let workspace = try TestWorkspace(["campaigns/a.md": "---\ntitle: A\n---\nText\n\nNow 2①*3*4 metres.\n"])
        workspace.expect(try workspace.messages(of: "a").findings, at: ["①": "text-lost-asterisks"])
    }

    @Test(arguments: [
        "a *b* c\n", "snake_case_name\n", "50% off*\n", "这是*重*要\n", "**a**b\n", "2\\*3\\*4\n", "2 * 3 * 4\n",
    ])
    func asterisksThatAreMeantAreNot(_ body: String) throws {
        let workspace = try TestWorkspace(["campaigns/a.md": "---\ntitle: A\n---\n\(body)"])
        workspace.expect(try workspace.messages(of: "a").findings, at: [:])
    }
}
