import Testing

@testable import Clients

@Suite("Templates") struct TemplateDepthTests {
    @Test(
        "with twenty sections in one another are read, with more they are refused where the next one opens",
        arguments: ["#", "^", "$"])
    func refuseDeepSections(sigil: String) throws {
        func template(_ depth: Int) -> String {
            "Text\n" + String(repeating: "{{\(sigil)a}}", count: depth)
                + String(repeating: "{{/a}}", count: depth)
        }
        var library = TemplateLibrary()
        try library.add("a", text: template(20))
        for depth in [21, 20_000] {
            #expect(
                throws: TemplateProblem(
                    line: 2, column: 121, message: "more than 20 sections stand in one another here")
            ) { try library.add("a", text: template(depth)) }
        }
        #expect(library.text(of: "a") == template(20))
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

    @Test(
        "that take in others that take in others are too deep at some length, sections around them counted",
        arguments: [("{{>%}}", 20), ("{{#title}}{{>%}}{{/title}}", 10), ("{{<%}}{{/%}}", 20)])
    func measureChains(_ form: String, greatestLength: Int) throws {
        func isTooDeep(_ length: Int) throws -> Bool {
            var library = TemplateLibrary()
            for number in 0..<length {
                try library.add("a\(number)", text: form.replacing("%", with: "a\(number + 1)"))
            }
            try library.add("a\(length)", text: "Text")
            return library.isTooDeep("a0")
        }
        #expect(try !isTooDeep(greatestLength))
        #expect(try isTooDeep(greatestLength + 1))
        #expect(try isTooDeep(5_000))
    }
}
