import Testing

@testable import Clients

@Suite("Templates") struct TemplateDepthTests {
    @Test(
        "with a hundred sections in one another are read, with more they are refused where the next one opens",
        arguments: ["#", "^", "$"])
    func refuseDeepSections(sigil: String) throws {
        func template(_ depth: Int) -> String {
            "Text\n" + String(repeating: "{{\(sigil)a}}", count: depth)
                + String(repeating: "{{/a}}", count: depth)
        }
        var library = TemplateLibrary()
        try library.add("a", text: template(100))
        for depth in [101, 20_000] {
            #expect(
                throws: TemplateProblem(
                    line: 2, column: 601, message: "more than 100 sections stand in one another here")
            ) { try library.add("a", text: template(depth)) }
        }
        #expect(library.text(of: "a") == template(100))
    }

    @Test(
        "are refused however deep things are nested in them",
        arguments: [
            ("{{=<% %>=}}", "<%#a%>", ""), ("{{#a}}{{=<% %>=}}<%#a%>{{#b}}<%/a%><%/a%>", "{{#a}}", ""),
            ("{{", "lowercased(", "a"), ("{{#a}}{{! {{#b }}", "{{^ a }}", "{{/a}}"),
        ])
    func refuseAllDepth(start: String, part: String, end: String) {
        var library = TemplateLibrary()
        #expect(throws: TemplateProblem.self) {
            try library.add("a", text: start + String(repeating: part, count: 20_000) + end + "}}")
        }
    }

    @Test("may have hundreds of sections beside one another")
    func readManySections() throws {
        var library = TemplateLibrary()
        try library.add("a", text: String(repeating: "{{#a}}{{! {{#b }}b{{/a}}", count: 800))
        try library.add("b", text: String(repeating: "{{#a}}{{=<% %>=}}<%b%><%/a%>", count: 800))
    }

    @Test("with too many tags for their length are refused at the first one that is too many")
    func refuseManyTags() {
        var library = TemplateLibrary()
        #expect(
            throws: TemplateProblem(
                line: 501, column: 1,
                message: "a template of 200000 bytes may have 500 tags, and this is one more; "
                    + "part it into templates that it takes in")
        ) { try library.add("a", text: String(repeating: "{{title}}\n", count: 20_000)) }
    }

    @Test("that take in themselves are found under other delimiters, too")
    func findCircles() throws {
        var library = TemplateLibrary()
        try library.add("a", text: "{{=<% %>=}}<%#title%><%> b%><%/title%>")
        try library.add("b", text: "{{<a}}{{/a}}")
        #expect(library.circle(through: "a") == ["a", "b", "a"])
    }
}
