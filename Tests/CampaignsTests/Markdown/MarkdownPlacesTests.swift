import Campaigns
import Testing

@Suite struct MarkdownPlacesTests {
    @Test(
        arguments: [
            ("日本 é e\u{301} 👨‍👩‍👧\t①{{a}}", "unknown-variable"),
            ("one ①{{ a }} two ②{{a}} three", "unknown-variable"),
            ("one &amp; \\* ①{{a}}", "unknown-variable"),
            ("> - one\n>   ①{{a}}\nlazy ②{{b}}", "unknown-variable"),
            ("```\none\n①{{a}}\n```\n\n    ②{{a}}\n", "unknown-variable"),
            ("one <b\nclass=\"x\"> two ①{{a}}", "unknown-variable"),
            ("one\r\ntwo ①{{a}}\r\n\r\n②{{b}}", "unknown-variable"),
            ("[{{a}}](https://example.com/①{{b}})", "unknown-variable"),
            ("日本 ①[two](javascript:a) ②[three](javascript:a)", "unsafe-link"),
            ("one ①[two\nthree](javascript:a) four", "unsafe-link"),
            ("one\ntwo ①<javascript:a>", "unsafe-link"),
            ("1. one\n   ①[two][a]\nlazy ②[three][a]\n\n[a]: javascript:a", "unsafe-link"),
            ("one ①[*two*](three)", "relative-link"),
            ("one\n\t①![two](https://example.com/three.png)", "external-image"),
            ("[one ①![two](none.png)](https://example.com/)", "missing-image"),
            ("one ①<b>two②</b>\nthree ③<i\nclass=\"x\">four", "raw-html"),
            ("one\n\n  ①<div>\ntwo\n</div>", "raw-html"),
            ("one ①<!-- more -->", "misplaced-more"),
            ("one\n\n<!-- more -->\n\ntwo\n\n ①<!-- more -->\n", "second-more"),
            ("one\n\n①<!-- two", "unclosed-comment"),
            ("> one\n> 日本 2①*3*4", "text-lost-asterisks"),
        ] as [(String, String)])
    func aFindingNamesTheCharacterAtWhichItStands(_ body: String, _ rule: String) throws {
        let known = rule == "unknown-variable" && body.hasPrefix("[") ? "\nvars: {a: x}" : ""
        let workspace = try TestWorkspace(["campaigns/a.md": "---\ntitle: A\(known)\n---\n\(body)\n"])
        let findings = try workspace.messages(of: "a").findings
        let found = findings.filter { $0.rule.id == rule }
        let marks = body.filter { ("①"..."⑳").contains($0) }
        #expect(found.count == marks.count, "\(findings)")
        switch marks.count {
        case 1: workspace.expect(found, at: ["①": rule])
        case 2: workspace.expect(found, at: ["①": rule, "②": rule])
        default: workspace.expect(found, at: ["①": rule, "②": rule, "③": rule])
        }
    }

    /// The text of such a link is its address, so both have the variable.
    @Test(arguments: [
        "x <https://e.com/①{{v}}> y [t](https://e.com/)", "x <https://e.com/①{{v}}> y [t](https://e.com/②{{v}})",
        "[t](https://e.com/) <https://e.com/①{{v}}②{{v}}>", "one\n> two <https://e.com/①{{v}}> <https://e.com/②{{v}}>",
    ])
    func aVariableInAnAddressThatIsItsOwnTextIsToldOnce(_ body: String) throws {
        let workspace = try TestWorkspace(["campaigns/a.md": "---\ntitle: A\n---\n\(body)\n"])
        let findings = try workspace.messages(of: "a").findings
        let found = findings.filter { $0.rule == .unknownVariable }.inReadingOrder()
        if body.contains("②") {
            workspace.expect(found, at: ["①": "unknown-variable", "②": "unknown-variable"])
        } else {
            workspace.expect(found, at: ["①": "unknown-variable"])
        }
    }

    /// A line of a finding ends with a line feed; in Markdown it ends with a carriage return as well.
    @Test func aLoneCarriageReturnMovesNoPlace() throws {
        let workspace = try TestWorkspace(["campaigns/a.md": "---\ntitle: A\n---\none\rtwo {{a}}\nfour  five\n"])
        let found = try workspace.messages(of: "a").findings.map {
            "\($0.position.line):\($0.position.column) \($0.rule.id)"
        }
        #expect(found.sorted() == ["4:9 unknown-variable", "5:5 text-double-space"])
    }

    @Test(arguments: [("a\rb\rc\n", "5:1"), ("a\r\nb\r\n", "6:1"), ("a\n\rb\n", "6:1"), ("a\r\r\n", "5:1")])
    func theFirstImageTooManyIsToldOnItsLine(_ before: String, _ place: String) throws {
        let images = String(repeating: "![a](b.png) ", count: 1001)
        let workspace = try TestWorkspace(["campaigns/a.md": "---\ntitle: A\n---\n\(before)\(images)\n"])
        let found = try workspace.messages(of: "a").findings.filter { $0.rule == .overLimit }
        #expect(found.map { "\($0.position.line):\($0.position.column)" } == [place])
    }
}
