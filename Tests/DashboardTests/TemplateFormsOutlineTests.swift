import Clients
import Testing

@testable import Dashboard

@Suite("Forms of what templates ask for")
struct TemplateFormsOutlineTests {
    /// Templates, and the same with a tag that keeps everything being handed to them.
    private static let templates = [
        "{{#list}}{{{html}}}{{/list}}{{^list}}none{{/list}}",
        "{{#list}}<{{{html}}}>{{/list}}",
        "{{#list}}{{name}}{{#inner}}{{{html}}}{{outer}}{{/inner}}{{/list}}{{outer}}",
        "{{#outer}}{{.}}{{#list}}{{name}}{{/list}}{{/outer}}",
        "{{#list}}{{#flag}}{{name}}{{/flag}}{{^flag}}{{outer}}{{/flag}}{{/list}}",
        "{{#record}}{{name}}{{#list}}{{name}}{{/list}}{{/record}}{{^absent}}{{outer}}{{/absent}}",
    ]

    @Test("They are as if everything had been handed to the template", arguments: templates)
    func agreesWithWhole(template: String) throws {
        var templates = TemplateLibrary()
        try templates.add("pruned", text: template)
        try templates.add("whole", text: template + "{{absent.name}}")
        #expect(templates.outline(of: "pruned") != nil)
        #expect(templates.outline(of: "whole") == nil)
        var forms = TemplateForms(templates)
        for values in Self.values {
            let pruned = String(decoding: forms.html("pruned", values), as: UTF8.self)
            #expect(pruned == String(decoding: forms.html("whole", values), as: UTF8.self))
        }
    }

    private static var values: [TemplateValue] {
        let blocks: [TemplateValue] = (0..<3).map { number in
            [
                "name": .text("n<\(number)>"), "flag": .truth(number == 1), "inner": .list([["outer": "inside"]]),
                "html": .html(Array("<b>\(number)</b>".utf8)),
            ]
        }
        let record: TemplateValue = ["name": "record", "list": .list([["name": "a"], ["other": "b"]])]
        return [0, 1, 3].flatMap { count -> [TemplateValue] in
            let list = TemplateValue.list(Array(blocks.prefix(count)))
            return [
                ["list": list, "outer": "o", "record": record, "unasked": "x"],
                ["list": list, "outer": false, "record": false],
            ]
        }
    }
}
