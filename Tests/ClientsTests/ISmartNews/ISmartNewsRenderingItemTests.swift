import Testing

@testable import Clients

/// Every row of the table “what becomes what” for the forms `page` and `alert`.
@Suite struct ISmartNewsRenderingItemTests {
    private typealias Trial = ISmartNewsRenderingTrial

    private static let page = "ismartnews: {form: page}"
    private static let alert = "ismartnews: {form: alert}"
    private static let address: PropertyValue = "https://news.example.com/feeds/ismartnews/web/en/2026-11-20-sale.html"
    private static let open: PropertyValue = [
        "start": .moment("2012-01-01T00:00:00Z"), "end": .moment("2099-12-31T00:00:00Z"),
    ]
    private static let counted: PropertyValue = [
        "start": .moment("2012-01-02T00:00:00Z"), "end": .moment("2099-12-31T00:00:00Z"), "shownlimit": 1,
    ]

    static let trials: [ISmartNewsRenderingTrial] = [
        Trial(
            "page: title, text", page, ["uuid": "2026-11-20-sale", "urls": [address], "title": nil, "/alert": nil]),
        Trial(
            "alert: title, text", alert,
            [
                "uuid": "2026-11-20-sale", "urls": ["http://alertview.io/alert"],
                "/alert": ["title": "Sale", "text": "It is spring.", "cancel": "Fine"],
            ]),
        Trial(
            "alert: action, buttons",
            "\(alert)\naction: {url: \"https://e.com\", label: Go}\nbuttons: {remind: {}, review: {label: Rate}}",
            [
                "/alert": [
                    "title": "Sale", "text": "It is spring.", "link": "https://e.com", "ok": "Go", "cancel": "default",
                    "remind": "default", "review": "Rate",
                ]
            ]),
        Trial(
            "page: buttons", "\(page)\nbuttons: {dismiss: {}, never: {}, remind: {}, review: {}}",
            findings: ["no-place", "no-place", "no-place", "no-place"]),
        Trial("alert: buttons", "\(alert)\nbuttons: {never: {}}", findings: ["no-place"]),
        Trial("page: images", page, text: "![A cat](https://e.com/a.png)"),
        Trial("alert: images", alert, text: "![A cat](https://e.com/a.png)", findings: ["no-place"]),
        Trial("open start and end", page, ["dates": [open], "start": nil, "end": nil]),
        Trial(
            "start, end", "\(page)\nstart: 2026-11-20T09:00Z\nend: 2026-12-01T00:00Z",
            [
                "dates": [["start": .moment("2026-11-20T09:00:00Z"), "end": .moment("2026-12-01T00:00:00Z")]],
                "start": nil, "end": nil,
            ]),
        Trial(
            "start, end beside dates",
            "start: 2026-11-20T09:00Z\nend: 2026-12-01T00:00Z\nismartnews: {dates: [{start: MO(09:00), end: FR(18:00)}]}",
            [
                "dates": [["start": "MO(09:00)", "end": "FR(18:00)"]], "start": .moment("2026-11-20T09:00:00Z"),
                "end": .moment("2026-12-01T00:00:00Z"),
            ]),
        Trial("versions.min", "\(page)\nversions: {min: \"1.0\"}", findings: ["restriction-not-kept"]),
        Trial("versions.max", "\(page)\nversions: {max: \"1.0\"}", findings: ["restriction-not-kept"]),
        Trial("versions.before", "\(alert)\nversions: {before: \"2.0\"}", findings: ["restriction-not-kept"]),
        Trial("system.before", "\(page)\nsystem: {before: \"26.0\"}", ["ignore_ios+26.0": true]),
        .old(
            "system.before, 2.0.1", "\(page)\nsystem: {before: \"26.0\"}", ["ignore_ios+26.0": nil],
            findings: ["restriction-not-kept"]),
        .old(
            "system.before, 2.0.1, for everyone", "\(page)\nsystem: {before: \"26.0\"}\neveryone: [ismartnews]",
            ["ignore_ios+26.0": nil], findings: ["restriction-waived"]),
        Trial("show: once", page, ["onceperinstall": "", "onceperversion": nil]),
        Trial(
            "show: untilAction", "\(page)\nshow: untilAction", ["onceperinstall": "ok|link"],
            findings: ["ismartnews-endless"]),
        Trial(
            "show: untilAction with an address that closes no page",
            "\(page)\nshow: untilAction\naction: {url: \"tel:1\", label: Call}", findings: ["ismartnews-page-link"]),
        Trial("show: always", "\(page)\nshow: always", ["onceperinstall": nil]),
        .old(
            "show: once, 2.0.1", page,
            ["onceperinstall": nil, "dates": [counted]]),
        .old("show: always, 2.0.1", "\(page)\nshow: always", ["dates": [open]]),
        .old(
            "show: untilAction, 2.0.1", "\(page)\nshow: untilAction\neveryone: [ismartnews]",
            findings: ["restriction-not-kept"]),
        .old(
            "show: once with dates, 2.0.1", "ismartnews: {dates: [{templates: weekend}]}",
            findings: ["restriction-not-kept"]),
        Trial("template of an alert", "\(alert)\ntemplate: hero", findings: ["no-place"]),
        Trial("template", "\(page)\ntemplate: hero"),
        Trial("template that does not exist", "\(page)\ntemplate: heroo", findings: ["bad-template"]),
        Trial(
            "alert text length", alert, text: String(repeating: "word ", count: 120), findings: ["alert-text-length"]),
        Trial("page text length", page, text: String(repeating: "word ", count: 120)),
    ]

    @Test(arguments: trials) func fieldsAreWhatTheClientReads(_ trial: ISmartNewsRenderingTrial) throws {
        try trial.run()
    }

    @Test func pagesStandBesideTheFeed() throws {
        let rendering = try ISmartNewsRenderingTrial.workspace(
            locales: "[en, ar]",
            [
                "campaigns/a.md": """
                ---
                title: Sale < 5
                clients: [ismartnews]
                template: hero
                vars: {price: "4 €"}
                ismartnews: {form: page}
                ---
                Text
                """,
                "campaigns/a.ar.md": "---\ntitle: ت\n---\n",
                "campaigns/b.md": """
                ---
                title: B
                clients: [ismartnews]
                action: {url: "https://e.com"}
                ismartnews: {form: page}
                ---
                *Text*
                """,
            ])
        let files = rendering.entries.flatMap(\.files).map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) }
        let pages = Dictionary(files, uniquingKeysWith: { first, _ in first }).mapValues {
            $0.replacing(ISmartNewsRenderingTrial.scrolling, with: "")
        }
        #expect(pages["feeds/ismartnews/web/en/a.html"] == "<h1>Hero Sale &lt; 5 4 € ltr en</h1>")
        #expect(pages["feeds/ismartnews/web/ar/a.html"] == "<h1>Hero ت 4 € rtl ar</h1>")
        #expect(pages["feeds/ismartnews/web/en/b.html"] == "<h1>B</h1><p><em>Text</em></p>\n<a>OK</a>")
        #expect(pages["feeds/ismartnews/web/ar/b.html"]?.hasSuffix("<a>موافق</a>") == true)
    }
}
