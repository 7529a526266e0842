import Foundation
import Testing

@testable import Clients

@Suite("Built-in templates") struct BuiltInTemplateTests {
    private static let folder = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().appendingPathComponent("../../../templates").standardizedFileURL

    @Test("are byte by byte the files in templates/", arguments: BuiltInTemplates.texts.keys.sorted())
    func equalTheirFiles(name: String) throws {
        let file = Self.folder.appendingPathComponent(name + ".mustache")
        #expect(try Data(contentsOf: file) == Data((BuiltInTemplates.texts[name] ?? "").utf8))
    }

    @Test("are all those that the clients name")
    func areThoseOfTheClients() {
        for client in ClientCatalogue.all {
            for name in client.templates { #expect(TemplateLibrary.builtIn.names.contains(name)) }
        }
    }

    @Test("load nothing from elsewhere", arguments: BuiltInTemplates.texts.keys.sorted())
    func standAlone(name: String) {
        #expect(ExternalResource.first(in: Array((BuiltInTemplates.texts[name] ?? "").utf8)) == nil)
    }

    @Test("are no overrides of themselves, but other texts are")
    func overrides() throws {
        var library = TemplateLibrary.builtIn
        try library.add("notable/banner", text: BuiltInTemplates.texts["notable/banner"] ?? "")
        #expect(library.overrides.isEmpty)
        try library.add("notable/banner", text: "<p>{{title}}</p>")
        try library.add("notable/card", text: "")
        #expect(library.overrides == ["notable/banner", "notable/card"])
        #expect(library.render("notable/banner", ["title": "a & b"]) == "<p>a &amp; b</p>")
    }

    @Test("keep hostile text as text, even where an accent follows a quotation mark", arguments: Hostile.texts)
    func escape(text: String) throws {
        var library = TemplateLibrary()
        try library.add("page", text: #"<p title="{{title}}">{{#inner}}{{title}}{{/inner}}</p>"#)
        let html = library.render("page", ["title": text, "inner": ["title": text]]) ?? ""
        #expect(html.utf8.filter { $0 == UInt8(ascii: "<") }.count == 2)
        #expect(html.utf8.filter { $0 == UInt8(ascii: "\"") }.count == 2)
        #expect(!html.utf8.contains(UInt8(ascii: "'")))
    }

    @Test("that are broken name the place", arguments: [("{{#a}}", 1), ("text\n{{#a}}{{/b}}", 2)])
    func brokenTemplates(text: String, line: Int) {
        var library = TemplateLibrary()
        let problem = #expect(throws: TemplateProblem.self) { try library.add("x", text: text) }
        #expect(problem?.line == line)
    }
}
