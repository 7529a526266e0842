import Testing

@testable import Campaigns
@testable import Clients

@Suite("Notable's rendering") struct NotableRenderingTests {
    static func files(_ front: String, body: String = "Text.", app: String = "", extra: [String: String] = [:])
        -> [String: String]
    {
        [
            "newsadmin.yml": """
            name: Acme
            sourceLocale: en
            locales: [en, fr, ar]
            baseURL: https://news.example.com/feeds/
            clients: {notable: {}}
            \(app)
            """,
            "campaigns/sale.md": "---\ntitle: Sale\n\(front)\n---\n\(body)\n",
        ].merging(extra) { $1 }
    }

    private func entry(
        _ front: String, body: String = "Text.", app: String = "", extra: [String: String] = [:], locale: String = "en"
    ) throws -> PropertyValue {
        let rendered = try RenderedWorkspace(
            NotableClient.self, Self.files(front, body: body, app: app, extra: extra))
        #expect(rendered.findings(of: .restrictionNotKept, .contradictingBlock, .unknownKey, .wrongType).isEmpty)
        return try #require(try rendered.decoded(locale).dictionary?.first?.value)
    }

    private static let app = """
        app:
          versions: ["1.0", "1.1", "2.0"]
          builds: {"1.0": "90", "1.1": "110", "2.0": "200"}
        """

    @Test("writes one banner by default, shown once")
    func writesDefaults() throws {
        let expected: PropertyValue = [
            "entry": "banner", "conditions": ["all": ["neverDisplayed": true]],
            "views": [
                "banner": [
                    "file": "https://news.example.com/feeds/notable/en/views/sale/banner.html", "height": 120,
                    "origin": "bottom",
                ]
            ],
        ]
        #expect(try entry("") == expected)
    }

    @Test("writes a file of pretty JSON per locale, and the views beside it")
    func writesFiles() throws {
        let rendered = try RenderedWorkspace(
            NotableClient.self, Self.files("", body: "A\n\n<!-- more -->\n\nB"))
        #expect(rendered.feed("fr").path == "feeds/notable/fr/control.json")
        #expect(rendered.feed("fr").messages == 1)
        #expect(
            rendered.files.keys.sorted()
                == ["ar", "en", "fr"].flatMap { locale in
                    ["banner", "full"].map { "feeds/notable/\(locale)/views/sale/\($0).html" }
                })
        #expect(rendered.feed("fr").bytes.starts(with: "{\n  \"sale\": {\n    \"entry\"".utf8))
        #expect(rendered.feed("de").bytes == Array("{}\n".utf8))
    }

    @Test(
        "turns the campaign's own fields into conditions",
        arguments: [
            ("show: once", ["neverDisplayed": true]),
            ("show: always", nil),
            ("show: untilAction\naction: {url: \"https://a.example\"}", ["flagNotSet": "done"]),
            ("buttons: {never: {}}", ["neverDisplayed": true, "flagNotSet": "done"]),
            ("show: always\nbuttons: {never: {}}", ["flagNotSet": "done"]),
            ("system: {before: \"26.0\"}", ["neverDisplayed": true, "iOSVersionLessThan": "26.0"]),
            ("versions: {max: \"1.0\"}", ["neverDisplayed": true, "appVersionLessThan": "110"]),
            ("versions: {max: \"1.0.5\"}", ["neverDisplayed": true, "appVersionLessThan": "110"]),
            ("versions: {before: \"2.0\"}", ["neverDisplayed": true, "appVersionLessThan": "200"]),
            ("versions: {before: \"1.0.1\"}", ["neverDisplayed": true, "appVersionLessThan": "110"]),
            (
                "everyone: [notable]\nversions: {min: \"1.1\", max: \"1.1\"}",
                ["neverDisplayed": true, "appVersionLessThan": "200"]
            ),
            ("everyone: [notable]\nversions: {max: \"2.0\"}", ["neverDisplayed": true]),
        ] as [(String, PropertyValue?)])
    func writesConditions(front: String, all: PropertyValue?) throws {
        #expect(try entry(front, app: Self.app)["conditions"] == all.map { ["all": $0] })
    }

    @Test("adds the conditions of the block to its own")
    func mergesConditions() throws {
        let conditions = try entry(
            """
            notable:
              all: {onWifi: yes, neverDisplayed: true}
              any: {flagNotSet: seen, iOSVersionLessThan: "9", appVersionLessThan: 1.10, lastDisplayMinimumLaunches: 0}
            """)["conditions"]
        let expected: PropertyValue = [
            "all": ["neverDisplayed": true, "onWifi": true],
            "any": [
                "flagNotSet": "seen", "iOSVersionLessThan": "9", "appVersionLessThan": "1.10",
                "lastDisplayMinimumLaunches": 0,
            ],
        ]
        #expect(conditions == expected)
    }

    @Test("takes the id, the entry and the views from the block")
    func readsTheBlock() throws {
        let value = try RenderedWorkspace(
            NotableClient.self,
            Self.files(
                """
                notable:
                  id: an old id
                  entry: card
                  views:
                    card: {height: 90.5, origin: top}
                    banner: {}
                    mine: {file: "https://example.com/{{name}}.html", height: 40}
                vars: {name: a}
                """)
        ).decoded()
        let base = "https://news.example.com/feeds/notable/en/views/sale/"
        let expected: PropertyValue = [
            "an old id": [
                "entry": "card", "conditions": ["all": ["neverDisplayed": true]],
                "views": [
                    "card": ["file": .string(base + "card.html"), "height": .real(90.5), "origin": "top"],
                    "banner": ["file": .string(base + "banner.html"), "height": 120],
                    "mine": ["file": "https://example.com/a.html", "height": 40],
                ],
            ]
        ]
        #expect(value == expected)
    }

    @Test("takes a view's address from the nearest translation")
    func localizesAddresses() throws {
        let front = "notable: {views: {card: {file: \"https://example.com/en.html\"}}}"
        let french = "---\nnotable: {views: {card: {file: \"https://example.com/fr.html\"}}}\n---\n"
        let extra = ["campaigns/sale.fr.md": french]
        for (locale, name) in [("en", "en"), ("fr", "fr"), ("ar", "en")] {
            let file = try entry(front, extra: extra, locale: locale)["views"]?["card"]?["file"]
            #expect(file == .string("https://example.com/\(name).html"))
        }
    }

    @Test("writes raw entries after everything else, as they are")
    func writesRaw() throws {
        let rendered = try RenderedWorkspace(
            NotableClient.self, Self.files("notable: {raw: {entry: other, x: [1, true, \"2\"]}}"))
        let value = try #require(try rendered.decoded()["sale"])
        #expect(value["entry"] == "other")
        #expect(value["x"] == [1, true, "2"])
        #expect(rendered.findings(of: .rawEntry).count == 1)
    }

    @Test("keeps an entry in the feed while the campaign runs")
    func keepsTheWindow() throws {
        let rendered = try RenderedWorkspace(
            NotableClient.self, Self.files("start: 2026-11-20T09:00\nend: 2026-12-01T00:00Z"))
        let window = Window(
            start: Instant(iso8601: "2026-11-20T09:00:00Z"), end: Instant(iso8601: "2026-12-01T00:00:00Z"))
        #expect(rendered.entries.allSatisfy { $0.window == window && $0.order == 0 })
    }

    @Test(
        "says what it cannot keep, and is silent where everyone is meant",
        arguments: [
            ("versions: {min: \"1.1\"}", true), ("versions: {max: \"2.0\"}", true),
            ("versions: {before: \"3.0\"}", true), ("versions: {max: \"0.9\"}", false),
        ])
    func reportsRestrictions(front: String, isFinding: Bool) throws {
        let strict = try RenderedWorkspace(NotableClient.self, Self.files(front, app: Self.app))
        #expect(strict.findings(of: .restrictionNotKept).count == (isFinding ? 1 : 0))
        let waived = try RenderedWorkspace(
            NotableClient.self, Self.files(front + "\neveryone: [notable]", app: Self.app))
        #expect(waived.findings(of: .restrictionNotKept).isEmpty)
        #expect(waived.findings(of: .restrictionWaived).count == (isFinding ? 1 : 0))
    }

    @Test("names the build that is missing")
    func namesMissingBuilds() throws {
        let rendered = try RenderedWorkspace(
            NotableClient.self,
            Self.files("versions: {before: \"2.0\"}", app: "app: {versions: [\"1.0\", \"2.0\"], builds: {\"1.0\": 1}}"))
        let finding = try #require(rendered.findings(of: .restrictionNotKept).first)
        #expect(finding.suggestion?.hasPrefix("add the build of 2.0 to app.builds") == true)
    }

    @Test("notes buttons that it has no place for")
    func notesButtons() throws {
        let rendered = try RenderedWorkspace(
            NotableClient.self,
            Self.files("buttons: {remind: {}, review: {}, dismiss: {}, never: {}}"))
        #expect(rendered.findings.map(\.rule) == [.noPlace, .noPlace])
    }

    @Test(
        "takes heights as the client does",
        arguments: [
            ("\"80px\"", 80.0), ("\" 12\"", 12), ("\"tall\"", 0), ("true", 1), ("61.5", 61.5),
        ])
    func readsHeights(height: String, points: Double) throws {
        let rendered = try RenderedWorkspace(
            NotableClient.self,
            Self.files("notable: {raw: {entry: a, views: {a: {file: \"https://e.com/\", height: \(height)}}}}"))
        guard case .banner(let banner)? = rendered.screens().first?.screen else { return #expect(Bool(false)) }
        #expect(banner.views.map(\.height) == [points])
    }

    @Test("reads its feed back as banners")
    func readsScreens() throws {
        let rendered = try RenderedWorkspace(
            NotableClient.self,
            Self.files(
                """
                action: {url: "https://example.com/"}
                notable: {any: {onWifi: true}, views: {card: {file: "https://else.example/x", origin: top}, banner: {}}}
                """, body: "Teaser & *more*.\n\n<!-- more -->\n\nWhole."))
        let message = try #require(rendered.screens().first)
        #expect(message.identity == "sale")
        #expect(message.conditions.map(\.name) == ["neverDisplayed", "any.onWifi"])
        #expect(message.conditions.map(\.value) == ["true", "true"])
        guard case .banner(let banner) = message.screen else { return #expect(Bool(false)) }
        #expect(banner.views.map(\.name) == ["banner", "card", "full"])
        #expect(banner.views.map(\.height) == [120, nil, nil])
        #expect(banner.views[1].isAtTop && banner.views[1].path == nil && banner.views[1].content == nil)
        #expect(
            banner.views[0].content
                == PageContent(title: "Sale", text: "Teaser & more.", buttons: ["Close", "More info", "Read more"]))
        #expect(
            banner.views[2].content
                == PageContent(title: "Sale", text: "Teaser & more.\n\nWhole.", buttons: ["Close", "More info"]))
        #expect(rendered.client.screens(in: Array("[1".utf8), locale: "en") { _ in nil }.isEmpty)
    }
}
