import Testing

@Suite struct ControlCharacterTests {
    @Test(arguments: [
        #"title: ①"A\u0007""#, #"title: ①"A\0""#, #"title: ①"\e[31mA""#, #"title: ①"\uFFFE""#,
        "title: A\nvars: {price: ①\"\\b4\"}", "title: A\ninotify: {①\"ke\\u0001y\": x}",
        "title: A\ninotify: {raw: {list: [a, ①\"\\x1F\"]}}",
    ])
    func whatFeedsCannotHoldIsFoundInFrontMatter(_ fields: String) throws {
        let workspace = try TestWorkspace(["campaigns/a.md": "---\n\(fields)\n---\nText\n"])
        workspace.expect(try workspace.findings(), at: ["①": "control-character"])
    }

    @Test(arguments: [
        "One ①\u{7}two\n", "①One &#7;two\n", "- a\n- ①\u{1B}[31mb\n", "`①\u{8}`\n", "①\u{FFFF}\n",
    ])
    func itIsFoundInTheText(_ body: String) throws {
        let workspace = try TestWorkspace(["campaigns/a.md": "---\ntitle: A\n---\n\n\(body)"])
        workspace.expect(try workspace.messages(of: "a").findings, at: ["①": "control-character"])
    }

    @Test func allOfATextAreFound() throws {
        let workspace = try TestWorkspace([
            "campaigns/a.md": "---\ntitle: A\n---\n\nOne ①\u{1}two ②\u{2}\nand ③\u{1}, ④\0 to ⑤\u{7} or ⑥\0\n"
        ])
        workspace.expect(
            try workspace.messages(of: "a").findings,
            at: [
                "①": "control-character", "②": "control-character", "③": "control-character", "④": "control-character",
                "⑤": "control-character", "⑥": "control-character",
            ])
    }

    @Test func itIsFoundInTheConfiguration() throws {
        let workspace = try TestWorkspace([
            "newsadmin.yml": TestWorkspace.configuration("en") + #"name: ①"N\u001Bews""# + "\n",
            "campaigns/a.md": "---\ntitle: A\n---\nText\n",
        ])
        workspace.expect(try workspace.findings(), at: ["①": "control-character"])
    }

    @Test(arguments: [#"title: "A\tB\r\nC""#, #"title: "A\x7F\x85\uFFFD\U0001F600""#, "title: A\\b"])
    func whatFeedsHoldIsNot(_ fields: String) throws {
        let workspace = try TestWorkspace(["campaigns/a.md": "---\n\(fields)\n---\nText &#0; \\b\n"])
        workspace.expect(try workspace.findings(), at: [:])
        workspace.expect(try workspace.messages(of: "a").findings, at: [:])
    }
}
