import Foundation
import Testing

@testable import Clients

@Suite("Names in templates that nothing answers to") struct UnknownTemplateNameTests {
    @Test(
        "are found, and what they may mean",
        arguments: [
            ("<h1>{{titel}}</h1>", "titel", "did you mean “title”?"),
            ("{{{ htlm }}}", "htlm", "did you mean “html”?"),
            ("{{&txet}}", "txet", "did you mean “text”?"),
            ("{{action.link}}", "action.link", nil),
            ("{{#actoin}}x{{/actoin}}", "actoin", "did you mean “action”?"),
            ("{{^isPgae}}x{{/isPgae}}", "isPgae", "did you mean “isPage”?"),
            ("{{uppercased(tilte)}}", "tilte", "did you mean “title”?"),
            ("{{=<% %>=}}<% titel %>", "titel", "did you mean “title”?"),
            ("{{price}}", "price", nil),
        ])
    func areFound(_ text: String, _ name: String, _ suggestion: String?) throws {
        var library = TemplateLibrary()
        try library.add("a", text: text)
        let tag = try #require(text.range(of: "<% titel") ?? text.range(of: "{{"))
        let offset = text.distance(from: text.startIndex, to: tag.lowerBound)
        #expect(
            library.unknownValues(in: "a")
                == [TemplateLibrary.UnknownName(name: name, offset: offset, suggestion: suggestion)])
    }

    @Test(
        "are not those that have a value somewhere",
        arguments: [
            "{{#action}}<a href=\"{{url}}\">{{label}}</a>{{/action}}", "{{action.url}} {{dismiss.label}}",
            "{{vars.price}} {{#vars}}{{price}}{{#more}}{{cost}}{{/more}}{{/vars}}", "{{#title}}{{.}}{{/title}}",
            "{{! titel }}", "{{>titel}}", "{{#vars}}x{{^last()}}, {{/last()}}{{/vars}}", "{{label}}",
        ])
    func areOnlyWrong(_ text: String) throws {
        var library = TemplateLibrary()
        try library.add("a", text: text)
        #expect(library.unknownValues(in: "a").isEmpty)
    }

    @Test("are those of partials, too")
    func arePartials() throws {
        var library = TemplateLibrary()
        try library.add("notable/signature", text: "x")
        try library.add("a", text: "{{> notable/signature}}\n{{>notable/signatur}}{{>*name}}")
        #expect(
            library.unknownPartials(in: "a") == [
                TemplateLibrary.UnknownName(
                    name: "notable/signatur", offset: 24, suggestion: "did you mean “notable/signature”?")
            ])
    }

    @Test("do not occur in the built-in templates")
    func builtInTemplates() {
        let library = TemplateLibrary.builtIn
        for name in library.names {
            #expect(library.unknownValues(in: name).isEmpty, "\(name)")
            #expect(library.unknownPartials(in: name).isEmpty, "\(name)")
        }
    }

    @Test("are those that the documentation does not list")
    func documentedNames() throws {
        let page = URL(filePath: #filePath).appending(path: "../../../../docs/templates.md").standardized
        let text = try String(contentsOf: page, encoding: .utf8)
        let section = try #require(text.split(separator: "## What views and pages receive").last).prefix { $0 != "#" }
        let rows = section.split(separator: "\n").filter { $0.hasPrefix("| `") }
        let names = rows.flatMap { row in
            row.split(separator: "|")[0].matches(of: /`([A-Za-z]+)`/).map { String($0.1) }
        }
        #expect(Set(names) == MessageTemplateNames.values)
    }
}
