import Testing

@Suite struct DirectionOverrideTests {
    @Test(arguments: [
        "---\ntitle: A ①\u{202E}b\n---\nText\n", "---\ntitle: A\n---\nText *and* ①\u{202D}more\n",
        "---\ntitle: A\n---\n①Text &#x202E;more\n",
    ])
    func charactersThatTurnTheOrderAreFound(_ text: String) throws {
        let workspace = try TestWorkspace(["campaigns/a.md": text])
        workspace.expect(try workspace.messages(of: "a").findings, at: ["①": "text-direction-override"])
    }

    @Test(arguments: ["\u{2068}C++\u{2069} is here", "\u{200F}a", "… — “a” – ‘b’"])
    func otherMarksAreNot(_ text: String) throws {
        let workspace = try TestWorkspace(["campaigns/a.md": "---\ntitle: A\n---\n\(text)\n"])
        workspace.expect(try workspace.messages(of: "a").findings, at: [:])
    }
}
