import Campaigns
import Testing

@testable import Clients

@Suite("Notable's views") struct NotableViewTests {
    private func view(
        _ front: String, body: String = "Text.", name: String = "banner", locale: String = "en", app: String = "",
        extra: [String: String] = [:]
    ) throws -> String {
        let rendered = try RenderedWorkspace(
            NotableClient.self, NotableRenderingTests.files(front, body: body, app: app, extra: extra))
        return String(
            decoding: try #require(rendered.files["feeds/notable/\(locale)/views/sale/\(name).html"]), as: UTF8.self)
    }

    private func buttons(_ html: String) -> [String] {
        PageContentReader.read(Array(html.utf8)).buttons
    }

    @Test("show the teaser first and the whole in full")
    func showTeaserAndWhole() throws {
        let body = "One **two**.\n\n<!-- more -->\n\nThree."
        #expect(try view("", body: body).contains("<p>One <strong>two</strong>.</p>"))
        #expect(try !view("", body: body).contains("Three"))
        #expect(try view("", body: body, name: "full").contains("Three"))
    }

    @Test(
        "close by a sign with a name in the reader's language",
        arguments: [("en", "Close"), ("fr", "Fermer"), ("ar", "إغلاق")])
    func haveACloseSign(locale: String, name: String) throws {
        let html = try view("", locale: locale)
        #expect(html.contains(#"data-do="dismiss" aria-label="\#(name)">✕</button>"#))
        #expect(buttons(html) == [name])
        #expect(html.contains(#"<html lang="\#(locale)" dir="\#(locale == "ar" ? "rtl" : "ltr")">"#))
    }

    @Test(
        "are not drawn where others stand in their place",
        arguments: [
            ("{}", []), ("{banner: {file: \"https://example.com/sale.html\"}}", []),
            ("{own: {file: \"https://news.example.com/feeds/notable/en/views/sale/banner.html\"}}", ["en"]),
        ])
    func areReplaced(views: String, drawn: [String]) throws {
        let rendered = try RenderedWorkspace(
            NotableClient.self, NotableRenderingTests.files("notable: {raw: {views: \(views)}}", body: "Text."))
        let pages = rendered.files.keys.filter { $0.hasSuffix(".html") }
        #expect(pages == drawn.map { "feeds/notable/\($0)/views/sale/banner.html" })
    }

    @Test("say in which language a text is that was taken from another one")
    func nameTheTextsLanguage() throws {
        #expect(try view("", locale: "ar").contains(#"<h1 lang="en" dir="ltr">Sale</h1>"#))
        // Title and text come from where they are, each by itself.
        let title = try view("", locale: "ar", extra: ["campaigns/sale.ar.md": "---\ntitle: ع\n---\n"])
        #expect(title.contains(#"<h1 lang="ar" dir="rtl">ع</h1>"#))
        #expect(title.contains(#"<div class="text" lang="en" dir="ltr">"#))
        let text = try view("", locale: "ar", extra: ["campaigns/sale.ar.md": "---\nvars: {a: b}\n---\nع\n"])
        #expect(text.contains(#"<h1 lang="en" dir="ltr">Sale</h1>"#))
        #expect(text.contains(#"<div class="text" lang="ar" dir="rtl">"#))
    }

    @Test("have the buttons of the campaign with their labels")
    func haveButtons() throws {
        let html = try view(
            """
            action: {url: "https://example.com/?a=1&b=2", label: Show me}
            buttons: {dismiss: {label: Not now}, never: {label: Never}, more: {label: Read on}}
            """, body: "A\n\n<!-- more -->\n\nB")
        #expect(buttons(html) == ["Show me", "Not now", "Read on", "Never"])
        #expect(html.contains(#"data-do="action" data-url="https://example.com/?a=1&amp;b=2">Show me"#))
        #expect(html.contains(#"data-do="never" data-done>"#))
    }

    @Test("have default labels in the reader's language")
    func haveDefaultLabels() throws {
        let front = "action: {url: \"https://example.com/\"}\nbuttons: {never: {}}"
        let body = "A\n\n<!-- more -->\n\nB"
        #expect(
            buttons(try view(front, body: body, locale: "fr"))
                == ["Fermer", "Plus d’infos", "Lire la suite", "Ne plus afficher"])
        #expect(
            buttons(try view(front, body: body, app: "app: {labels: {action: Go, fr: {action: Allez}}}")).contains("Go")
        )
    }

    @Test("set the flag before the action only where the campaign runs until then")
    func setTheFlag() throws {
        let front = "action: {url: \"https://example.com/\"}"
        #expect(try !view(front).contains("data-url=\"https://example.com/\" data-done"))
        #expect(try view(front + "\nshow: untilAction").contains("data-url=\"https://example.com/\" data-done"))
    }

    @Test("have more only where there is a full view, and never in that one")
    func haveMore() throws {
        #expect(try !view("").contains(#"data-do="more""#))
        #expect(try view("", body: "A\n\n<!-- more -->\n\nB").contains(#"data-do="more""#))
        #expect(try view("notable: {views: {banner: {}, full: {}}}").contains(#"data-do="more""#))
        #expect(try !view("", body: "A\n\n<!-- more -->\n\nB", name: "full").contains(#"data-do="more""#))
    }

    @Test(
        "take the view's template, else the campaign's, else the standard one",
        arguments: [
            ("", "banner", false), ("", "full", false),
            ("template: hero", "banner", true), ("template: hero", "full", true),
            ("template: hero\nnotable: {views: {banner: {height: 120}, other: {}}}", "other", true),
            ("template: hero\nnotable: {views: {banner: {}, full: {template: full}}}", "full", false),
            ("template: hero\nnotable: {views: {banner: {template: full}}}", "banner", false),
            ("notable: {views: {banner: {}, full: {template: hero}}}", "full", true),
        ])
    func takeTemplates(front: String, name: String, isHero: Bool) throws {
        let html = try view(front, body: "A\n\n<!-- more -->\n\nB", name: name)
        #expect(html.contains("linear-gradient") == isHero)
    }

    @Test("tell once of a campaign's template that does not exist, however many views have it")
    func tellOfATemplateOnce() throws {
        let rendered = try RenderedWorkspace(
            NotableClient.self, NotableRenderingTests.files("template: heroo", body: "A\n\n<!-- more -->\n\nB"))
        #expect(rendered.findings.map(\.message) == ["there is no template “notable/heroo”"])
    }

    @Test(
        "do not need the campaign's template for a full view that there is not, nor for one with an address of its own",
        arguments: ["", ", other: {file: \"https://example.com/other.html\"}"])
    func needNoTemplateForNothing(views: String) throws {
        let front = "template: heroo\nnotable: {views: {banner: {template: hero}\(views)}}"
        let rendered = try RenderedWorkspace(NotableClient.self, NotableRenderingTests.files(front))
        #expect(rendered.findings.map(\.message) == [])
    }

    @Test("hand all their values to the workspace's own templates")
    func handOverValues() throws {
        var library = TemplateLibrary.builtIn
        try library.add(
            "notable/banner",
            text: """
                {{id}}|{{view}}|{{app}}|{{title}}|{{text}}|{{{html}}}|{{locale}}|{{direction}}|{{vars.price}}|\
                {{#isBanner}}B{{/isBanner}}{{#isFull}}F{{/isFull}}{{#isPage}}P{{/isPage}}|{{closeLabel}}|{{moreLabel}}|\
                {{#action}}{{url}} {{label}}{{/action}}|{{#never}}N{{/never}}{{#more}}M{{/more}}{{#dismiss}}D{{/dismiss}}
                """)
        let rendered = try RenderedWorkspace(
            NotableClient.self,
            NotableRenderingTests.files(
                "vars: {price: 5 €}\naction: {url: \"x:y\", label: Go}", body: "Now *{{price}}*"),
            templates: library)
        let html = rendered.files["feeds/notable/en/views/sale/banner.html"] ?? []
        #expect(
            String(decoding: html, as: UTF8.self)
                == "sale|banner|Acme|Sale|Now 5 €|<p>Now <em>5 €</em></p>\n|en|ltr|5 €|B|Close|Read more|x:y Go|D")
    }

    @Test("keep hostile text as text in every field", arguments: Hostile.texts)
    func escape(text: String) throws {
        let quoted = JSONWriter().text(.string(text))
        let front = """
            action: {url: \(quoted), label: \(quoted)}
            buttons: {dismiss: {label: \(quoted)}, never: {label: \(quoted)}, more: {label: \(quoted)}}
            show: untilAction
            vars: {value: \(quoted)}
            """
        var files = NotableRenderingTests.files(front, body: "X {{value}} Y\n\n<!-- more -->\n\nB")
        files["campaigns/sale.md"] = files["campaigns/sale.md"]?.replacing("title: Sale", with: "title: \(quoted)")
        let rendered = try RenderedWorkspace(NotableClient.self, files)
        let plain = try RenderedWorkspace(
            NotableClient.self,
            NotableRenderingTests.files(
                front.replacing(quoted, with: "plain"), body: "X {{value}} Y\n\n<!-- more -->\n\nB"))
        #expect(!rendered.files.isEmpty)
        for (path, bytes) in rendered.files {
            // Whatever a text says, the page has the same tags.
            let other = plain.files[path] ?? []
            #expect(bytes.count { $0 == UInt8(ascii: "<") } == other.count { $0 == UInt8(ascii: "<") })
            #expect(bytes.count { $0 == UInt8(ascii: "\"") } == other.count { $0 == UInt8(ascii: "\"") })
            #expect(HTMLShape.tags(of: bytes) == HTMLShape.tags(of: other))
        }
    }

    @Test("publish the images that they show")
    func publishImages() throws {
        let rendered = try RenderedWorkspace(
            NotableClient.self,
            NotableRenderingTests.files("", body: "![A cat](cat.gif)", extra: ["campaigns/cat.gif": "GIF89a"]))
        let asset = try #require(rendered.entries.first?.assets.first)
        let html = String(decoding: rendered.files["feeds/notable/en/views/sale/banner.html"] ?? [], as: UTF8.self)
        #expect(html.contains("src=\"https://news.example.com/feeds/\(asset.path)\" alt=\"A cat\""))
    }
}
