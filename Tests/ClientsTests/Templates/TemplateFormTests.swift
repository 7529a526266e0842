import Testing

@testable import Clients

@Suite struct TemplateFormTests {
    private static let odd = [
        "<p title='{{title}}' lang=\"{{vars.a}}\">{{{html}}}</p>{{#action}}<a href=\"{{url}}\">{{label}}</a>{{/action}}",
        "{{^isPage}}no page{{/isPage}}{{#title}}{{title}}{{vars.a}}{{/title}}", "<b>{{uppercased(title)}}</b>",
        "{{#dismiss}}{{.}}{{/dismiss}}", "{{>part}}|{{title}}", " {{>part}}\n{{title}}", "{{title}}\u{F8FE}0<\u{F8FF}",
        "{{%CONTENT_TYPE:TEXT}}{{title}}", "{{vars.a}}{{vars.b}}{{&title}}", "<{{title}} src='a.js'>",
        "clo{{title}}e (",
        "<link rel=\"{{vars.a}}\" href=\"x.css\">", "<style>{{vars.a}}</style>", "<script>{{vars.a}}close()</script>",
        "<script src=\"{{vars.b}}\"></script>", "<p>src {{title}} ='a'>", "s{{title}}=", "<{{vars.a}}", "@{{vars.a}} x",
        "{{vars.a}} {{vars.b}}", "{{title}} (x)", "<p>{{title}}</p>url({{vars.a}})", "http-{{title}}<b>=",
        "<a x={{vars.a}}>", "<!-- {{{html}}} --><p>{{title}}</p>", "",
    ]
    private static let texts =
        Hostile.texts + [
            "", "Sale", "stylesheet", "script", "close", "close (", "os", "@import 'a.css';", "onclick=close()",
            "<script src=x></script>", "<link rel=stylesheet href=x>", "<style>@import 'x';</style>",
            "<p>a</p><b>close</b>(", "src", "src=", "=", "url", "url (", "(", "link", "<", "@", "import", "-equiv",
            "http",
            " =", "rc",
        ]

    @Test(arguments: odd + BuiltInTemplates.texts.keys.sorted())
    func aPageIsWhatMustacheMakesOfItsValues(_ template: String) throws {
        var library = TemplateLibrary.builtIn
        if BuiltInTemplates.texts[template] == nil { try library.add("page", text: template) }
        try library.add("part", text: "{{title}}\n<i>{{{html}}}</i>")
        let name = BuiltInTemplates.texts[template] == nil ? "page" : template
        for (number, text) in Self.texts.enumerated() {
            for other in [text, "Other", Self.texts[(number * 7 + 3) % Self.texts.count]] {
                let values = Self.values(text, other, hasAction: number % 2 == 0)
                let page = try #require(library.page(name, values))
                let plain = Array((library.render(name, values.dictionary { $1 }) ?? "").utf8)
                #expect(page.bytes == plain, "\(text) \(other)")
                #expect(page.hasLoadingMarks == LoadingMarks.areFound(in: plain), "\(text) \(other)")
            }
        }
    }

    @Test(arguments: BuiltInTemplates.texts.keys.sorted())
    func pagesOfTheBuiltInTemplatesLoadAndCloseNothing(_ name: String) throws {
        let values = Self.values("Sale", "<p>All <strong>new</strong></p>", hasAction: true)
        let page = try #require(TemplateLibrary.builtIn.page(name, values))
        #expect(ExternalResource.first(in: page.bytes) == nil && !CloseCall.isMentioned(in: page.bytes))
        let isPage = name.hasPrefix("ismartnews/")
        #expect(isPage || !LoadingMarks.areFound(in: page.bytes))
    }

    private static func values(_ text: String, _ other: String, hasAction: Bool) -> TemplateValues {
        var values = TemplateValues()
        values.add("title", .text(text))
        values.add("html", .text(other))
        values.add("locale", .text("en"))
        values.add("vars", .texts([("a", other), ("b", text)]))
        values.add("isPage", .flag(hasAction))
        values.add("dismiss", .texts(hasAction ? [("label", text)] : []))
        values.add("hasButtons", .flag(true))
        if hasAction { values.add("action", .texts([("url", text), ("label", other)])) }
        return values
    }
}
