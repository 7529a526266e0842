import Clients
import Testing

@testable import Dashboard

@Suite("Templates drawn once and filled in")
struct TemplateFormsTests {
    private static let template =
        "{{#items}}<{{name}}{{#note}}, {{.}}{{/note}}{{^note}}!{{/note}}>{{/items}}{{^items}}none{{/items}}"

    @Test("Values of one shape differ only in their texts")
    func fillsTexts() throws {
        var forms = try Self.forms(Self.template)
        #expect(forms.text(["items": .list([["name": "a", "note": "b"]])]) == "<a, b>")
        #expect(forms.text(["items": .list([["name": "c", "note": "d"]])]) == "<c, d>")
    }

    @Test("Values of another shape are drawn anew")
    func tellsShapesApart() throws {
        var forms = try Self.forms(Self.template)
        #expect(forms.text(["items": .list([["name": "a", "note": "b"]])]) == "<a, b>")
        #expect(forms.text(["items": .list([["name": "a", "note": false]])]) == "<a!>")
        #expect(forms.text(["items": .list([])]) == "none")
        #expect(forms.text(["others": .list([["name": "a", "note": "b"]])]) == "none")
    }

    @Test("Text is escaped in any number of braces, HTML in none")
    func escapesText() throws {
        var forms = try Self.forms("{{a}} {{{a}}} {{b}} {{{b}}}")
        #expect(forms.text(["a": "<i>", "b": .html(Array("<b>".utf8))]) == "&lt;i&gt; &lt;i&gt; <b> <b>")
    }

    @Test("Texts that look like slots, and templates that do, stay as they are")
    func keepsMarks() throws {
        var forms = try Self.forms("\u{F8FE} \u{F8FE}7 {{a}} {{a}}")
        let mark = TemplateForm.mark(0)
        let shown = mark.replacing("<", with: "&lt;")
        #expect(forms.text(["a": .text(mark)]) == "\u{F8FE} \u{F8FE}7 \(shown) \(shown)")
    }

    private static func forms(_ template: String) throws -> TemplateForms {
        var templates = TemplateLibrary()
        try templates.add("template", text: template)
        return TemplateForms(templates)
    }
}

extension TemplateForms {
    fileprivate mutating func text(_ values: TemplateValue) -> String {
        String(decoding: html("template", values), as: UTF8.self)
    }
}
