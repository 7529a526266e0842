import Testing

@testable import Clients

@Suite("What templates ask for") struct TemplateOutlineTests {
    @Test("Names count wherever they stand, and inside sections for what belongs to these")
    func findsNames() throws {
        let outline = try #require(
            try outline("{{a}} {{! x }}{{#list}}{{b}}{{^c}}{{{d}}}{{/c}}{{#inner}}{{.}}{{/inner}}{{/list}}"))
        #expect(Set(outline.parts.map(\.name)) == ["a", "list", "b", "c", "d", "inner", "."])
        let list = try #require(outline.parts.first { $0.name == "list" })
        #expect(Set(list.inside.parts.map(\.name)) == ["b", "c", "d", "inner", "."])
        let inner = try #require(list.inside.parts.first { $0.name == "inner" })
        #expect(inner.inside.parts.map(\.name) == ["."])
    }

    @Test("Sections of HTML alone are told from others")
    func findsHTMLAlone() throws {
        func isHTMLAlone(_ text: String) throws -> Bool? {
            try outline(text)?.parts.first { $0.name == "list" }?.isHTMLAlone
        }
        #expect(try isHTMLAlone("{{#list}}{{{html}}}{{/list}}") == true)
        #expect(try isHTMLAlone("{{#list}}{{{html}}}{{/list}}{{^list}}none{{/list}}") == true)
        #expect(try isHTMLAlone("{{#list}}{{{html}}} {{/list}}") == false)
        #expect(try isHTMLAlone("{{#list}}{{{html}}}{{/list}}{{#list}}{{name}}{{/list}}") == false)
        #expect(try isHTMLAlone("{{#list}}{{{html}}}{{/list}}{{list}}") == false)
        #expect(try isHTMLAlone("{{#other}}{{#list}}{{{html}}}{{/list}}{{/other}}") == true)
    }

    @Test("Partials count as what they hold")
    func readsPartials() throws {
        var library = TemplateLibrary()
        try library.add("part", text: "{{name}}")
        try library.add("whole", text: "{{#list}}{{> part}}{{/list}}{{> absent}}")
        let outline = try #require(library.outline(of: "whole"))
        #expect(outline.parts.first { $0.name == "list" }?.inside.parts.map(\.name) == ["name"])
    }

    @Test(
        "Where it cannot be told, everything may be asked for",
        arguments: [
            "{{a.b}}", "{{#last()}}{{/last()}}", "{{count(list)}}", "{{=<% %>=}}<% a %>", "{{>*name}}",
            "{{<part}}{{$a}}{{/a}}{{/part}}", "{{#.}}{{a}}{{/.}}", "{{%CONTENT_TYPE:TEXT}}{{a}}",
        ])
    func givesUp(text: String) throws {
        #expect(try outline(text)?.parts.map(\.name) == nil)
    }

    @Test(
        "Texts without tags are drawn as they are, by themselves and as part of others",
        arguments: ["", "a", " a\n", "\n\n  a", "a\r\nb\r\n", "  ", "a\n  ", "\n \n", "{ } }} <b>&\n", "\u{FEFF}é\n"])
    func drawsPlainTexts(text: String) throws {
        var library = TemplateLibrary()
        try library.add("plain", text: text)
        let alone = library.render("plain", [:])
        // Any template may be taken in from here on, so that all are parsed.
        try library.add("whole", text: "{{>*name}}")
        #expect(alone == text || !text.hasSuffix("\n") || text.hasPrefix("\n"))
        #expect(library.render("plain", [:]) == alone)
        #expect(library.render("whole", ["name": "plain"]) == alone)
    }

    private func outline(_ text: String) throws -> TemplateOutline? {
        var library = TemplateLibrary()
        try library.add("template", text: text)
        return library.outline(of: "template")
    }
}
