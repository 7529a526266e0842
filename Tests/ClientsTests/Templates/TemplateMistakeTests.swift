import Testing

@testable import Clients

@Suite("Mistakes in templates") struct TemplateMistakeTests {
    @Test(
        "are told where they were made, in words",
        arguments: [
            ("<p>\n  {{#title}}\n</p>\n", 2, 3, "“{{#title}}” opens a section that is never closed"),
            ("{{#a}}\n{{^b}}\n{{/a}}\n", 3, 1, "“{{/a}}” stands where “{{^b}}” is to be closed first"),
            ("a\n{{/a}}\n", 2, 1, "“{{/a}}” closes a section that is not open"),
            ("{{#a}}{{=<% %>=}}<%# b %><%/a%>", 1, 26, "“{{/a}}” stands where “{{#b}}” is to be closed first"),
        ])
    func areTold(text: String, line: Int, column: Int, message: String) {
        var library = TemplateLibrary()
        #expect(throws: TemplateProblem(line: line, column: column, message: message)) {
            try library.add("a", text: text)
        }
    }

    @Test(
        "of other kinds are told in words, too",
        arguments: [
            ("{{title", "the text ends inside a tag"), ("{{title text}}", "a tag has no name, or is not closed"),
            ("{{=<%=}}", "a tag that sets other marks of tags is to be written {{=<% %>=}}"),
        ])
    func areWorded(text: String, words: String) throws {
        var library = TemplateLibrary()
        let problem = #expect(throws: TemplateProblem.self) { try library.add("a", text: text) }
        #expect(problem?.message == "this is not a Mustache template: " + words)
    }
}
