import Testing

@testable import Campaigns

@Suite struct SubstitutionTests {
    private static let values = [
        "a": "A", "b-1": "{{a}}", "c": "<b>*x*</b> [y](javascript:z)", "url": "https://e.example",
    ]

    @Test(arguments: [
        ("{{a}}", "A"), ("{{ a }}x{{a}}", "AxA"), ("{{b-1}}", "{{a}}"), ("{a}", "{a}"), ("{{", "{{"), ("{{a", "{{a"),
        ("{{}}", "{{}}"), ("{{{a}}}", "{A}"), ("{{x {{a}}", "{{x A"), ("{{ \n }}", "{{ \n }}"),
        ("}}{{a}}{{", "}}A{{"), ("", ""),
    ])
    func valuesStandInForNames(_ text: String, _ expected: String) {
        var unknown: [String] = []
        #expect(Substitution(Self.values).apply(to: text, unknown: &unknown) == expected)
        #expect(unknown == [])
    }

    @Test(arguments: ["{", "{{", "{{a", "}}", "{{ "])
    func manyBracesTakeNoTime(_ piece: String) {
        var unknown: [String] = []
        let text = String(repeating: piece, count: 100_000)
        #expect(Substitution(Self.values).apply(to: text, unknown: &unknown) == text)
    }

    @Test func namesWithoutValueStayAndAreTold() {
        var unknown: [String] = []
        #expect(Substitution([:]).apply(to: "{{x}} {{ y }} {{x}}", unknown: &unknown) == "{{x}} {{y}} {{x}}")
        #expect(unknown == ["x", "y", "x"])
    }

    @Test(arguments: ["1a", "a b", "größe", "価格", "#d", "/d", "preis spezial", "a.b"])
    func whatCannotBeANameStaysAndIsTold(_ name: String) {
        var unknown: [String] = []
        let text = "{{\(name)}} {{ \(name) }}{{a}}"
        #expect(
            Substitution(Self.values).apply(to: text, unknown: &unknown)
                == text.replacing("{{a}}", with: "A"))
        #expect(unknown == [name, name])
        #expect(
            Substitution.problem(with: name).message == "“{{\(name)}}” is no variable, so users would see the braces")
    }

    @Test func aWholeSentenceBetweenBracesIsLeftAlone() {
        var unknown: [String] = []
        let text = "{{\(String(repeating: "a word ", count: 20))}}"
        #expect(Substitution([:]).apply(to: text, unknown: &unknown) == text)
        #expect(unknown == [])
    }

    @Test(arguments: ["a", "A1", "my-price", "my_price"])
    func namesBeginWithALetter(_ name: String) {
        #expect(Substitution.isName(name))
    }

    @Test(arguments: ["", "1a", "-a", "_a", "a b", "é", "a.b", "a}"])
    func otherNamesAreRefused(_ name: String) {
        #expect(!Substitution.isName(name))
    }

    @Test func aValueBecomesTextAndNeverMarkup() {
        let text = MarkdownRenderer.render(
            Array("{{c}} **{{a}}** `{{a}}` [l]({{url}}/?{{a}})".utf8)[...],
            options: MarkdownOptions(substitution: Substitution(Self.values)))
        #expect(
            text.html
                == "<p>&lt;b&gt;*x*&lt;/b&gt; [y](javascript:z) <strong>A</strong> <code>A</code> "
                + "<a href=\"https://e.example/?A\">l</a></p>\n")
        #expect(text.plain == "<b>*x*</b> [y](javascript:z) A A l")
        #expect(text.problems == [])
    }

    @Test(arguments: [
        (#"\{\{a}} {{a}}"#, "{{a}} A"), (#"\{\{a}}"#, "{{a}}"), (#"{{a}} \{{a}}"#, "A {{a}}"),
        (#"{\{a}} {{a}}"#, "{{a}} A"), (#"{{a\}} {{a}}"#, "{{a}} A"), (#"{{a}\} {{a}}"#, "{{a}} A"),
        (#"\{{{a}}\}"#, "{A}"), (#"{{a}}\}"#, "A}"), (#"\\{{a}}"#, #"\A"#), (#"*\{\{a}}*{{a}}"#, "{{a}}A"),
        (#"\{\{größe}} {{a}}"#, "{{größe}} A"), (#"{{b\-1}} \{\{a}}"#, "{{a}} {{a}}"),
        (#"![\{\{a}}](https://e.example/i.png) {{a}}"#, "{{a}} A"),
    ])
    func `A backslash before a brace keeps words from being a variable`(_ markdown: String, _ expected: String) {
        let text = MarkdownRenderer.render(
            Array(markdown.utf8)[...], options: MarkdownOptions(substitution: Substitution(Self.values)))
        #expect(text.plain == expected)
        #expect(!text.html.unicodeScalars.contains { $0.value > 0xFFFF })
        #expect(!text.problems.contains { $0.rule == .unknownVariable })
    }

    @Test func `In code and addresses a backslash parts no braces`() {
        let text = MarkdownRenderer.render(
            Array(
                #"""
                `{{a}}` `\{{a}}` `\{\{a}}` [l](https://e.example/\{\{a}} "\{\{a}}") {{a}}

                ~~~ \{\{a}}
                \{\{a}} {{a}}
                ~~~
                """#.utf8)[...],
            options: MarkdownOptions(substitution: Substitution(Self.values)))
        #expect(
            text.html == #"""
                <p><code>A</code> <code>\A</code> <code>\{\{a}}</code> <a href="https://e.example/A" title="{{a}}">l</a> A</p>
                <pre><code class="language-{{a}}">\{\{a}} A
                </code></pre>

                """#)
    }

    @Test func `What stands behind escaped braces is found at its place`() {
        let text = MarkdownRenderer.render(
            Array(#"\{\{a}} [m](https://e.example) \{\{a}} [l](foo) {{x}}"#.utf8)[...],
            options: MarkdownOptions(substitution: Substitution(Self.values)))
        #expect(text.problems.map(\.rule) == [.relativeLink, .unknownVariable])
        #expect(text.problems.map(\.offset) == [39, 48])
    }

    @Test func aValueCannotMakeALinkDangerous() {
        let text = MarkdownRenderer.render(
            Array("[l]({{x}}alert(1))".utf8)[...],
            options: MarkdownOptions(substitution: Substitution(["x": "javascript:"])))
        #expect(!text.html.contains("href"))
        #expect(text.problems.map(\.rule) == [.unsafeLink])
    }
}
