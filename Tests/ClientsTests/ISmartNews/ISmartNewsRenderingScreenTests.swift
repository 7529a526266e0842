import Testing

@testable import Campaigns
@testable import Clients

/// What the client draws, read back from bytes.
@Suite struct ISmartNewsRenderingScreenTests {
    private static let address = "https://e.com/sale"
    private static let all = """
        action: {url: "https://e.com/sale"}
        buttons: {remind: {}, review: {}}
        """

    @Test(arguments: [
        ("4.9.6", "en", all, ["Rate it!", "OK", "Later", "Cancel"]),
        ("2.0.1", "en", all, ["OK", "Rate it!", "Later", "Cancel"]),
        ("4.9.6", "fr", all, ["Notez la !", "OK", "Plus tard", "Cancel"]),
        ("4.9.6", "zh-Hans", all, ["Rate it!", "OK", "Later", "Cancel"]),
        ("4.9.6", "de", "action: {url: \"https://e.com/sale\"}", ["Cancel", "OK"]),
        ("2.0.1", "ja", "action: {url: \"https://e.com/sale\"}", ["OK", "Cancel"]),
        ("4.9.6", "ar", "action: {url: \"https://e.com/sale\", label: Go}", ["Cancel", "Go"]),
        ("4.9.6", "en", "buttons: {remind: {label: Soon}}", ["Fine", "Soon"]), ("4.9.6", "en", "", ["Fine"]),
    ])
    func buttonsStandAsTheVersionAddsThem(
        _ version: String, locale: String, frontMatter: String, buttons: [String]
    ) throws {
        for form in ["message", "alert"] {
            let rendering = try rendered(
                "\(frontMatter)\nismartnews: {form: \(form)}", settings: "clientVersion: \"\(version)\"")
            let message = try #require(rendering.screens(locale).first)
            guard case .alert(let alert) = message.screen else {
                Issue.record("no alert: \(message)")
                return
            }
            #expect(alert.title == "Sale")
            #expect(alert.text == "Text")
            #expect(alert.buttons.map(\.label) == buttons, "\(form)")
            #expect(alert.buttons.compactMap(\.opens) == (frontMatter.contains("url") ? [Self.address] : []))
        }
    }

    @Test(arguments: [
        ("fr", "action: {url: \"https://e.com/sale\"}", "“Cancel” and “OK” stay English"),
        ("fr", "action: {url: \"https://e.com/sale\", label: Voir}", "“Cancel” stays English"),
        ("fr", "action: {url: \"https://e.com/sale\"}\nbuttons: {dismiss: {label: Non}}", "“OK” stays English"),
        ("fr", "", nil), ("en", "action: {url: \"https://e.com/sale\"}", nil),
    ])
    func wordsThatOnlyTheAppTranslatesAreNamed(_ locale: String, frontMatter: String, note: String?) throws {
        for form in ["message", "alert"] {
            let message = try #require(
                try rendered("\(frontMatter)\nismartnews: {form: \(form)}").screens(locale).first)
            guard case .alert(let alert) = message.screen else {
                Issue.record("no alert: \(message)")
                return
            }
            let expected = note.map { note in
                "\(note) unless the app's own Localizable.strings translates \(note.contains(" and ") ? "them" : "it")"
            }
            #expect(alert.note == expected, "\(form)")
        }
    }

    @Test(
        arguments: [
            ("priority: 1", .upright), ("orientations: up", .upright), ("orientations: \"up|down\"", .upright),
            ("orientations: Landscape", .sideways), ("orientations: \"left|right\"", .sideways),
            ("orientations: \"up|left\"", nil), ("orientations: all", nil),
            ("raw: {allowAllIphoneOrientations: true}", nil),
        ] as [(String, Screen.WebPanel.Hold?)])
    func phonesTurnForPages(_ key: String, hold: Screen.WebPanel.Hold?) throws {
        let message = try #require(try rendered("ismartnews: {form: page, \(key)}").screens().first)
        guard case .webPanel(let panel) = message.screen else {
            Issue.record("no panel: \(message)")
            return
        }
        #expect(panel.holds == hold)
        #expect(!panel.isStill)
    }

    @Test func aReviewByAddressShowsNothing() throws {
        let message = try #require(
            try rendered("ismartnews: {form: page, urls: [\"http://review.io/open\"]}").screens().first)
        #expect(
            message.screen
                == .webPanel(
                    Screen.WebPanel(
                        address: "http://review.io/open", path: nil, content: nil,
                        note: "It shows nothing of its own: it opens the app's review in the store.")))
    }

    @Test func pagesAreWebPanels() throws {
        let rendering = try rendered("start: 2026-11-20T09:00Z\nismartnews: {form: page, priority: 2}")
        let message = try #require(rendering.screens().first)
        guard case .webPanel(let panel) = message.screen else {
            Issue.record("no panel: \(message)")
            return
        }
        #expect(panel.address == "https://news.example.com/feeds/ismartnews/web/en/a.html")
        #expect(panel.path == "feeds/ismartnews/web/en/a.html")
        #expect(panel.content?.title == "Sale")
        #expect(panel.content?.text == "Text")
        #expect(message.identity == "a")
        #expect(message.window.start?.iso8601 == "2026-11-20T09:00:00Z")
        #expect(message.window.end == nil)
        #expect(message.conditions == [.init("onceperinstall", ""), .init("priority", "2")])
        #expect(String(decoding: message.source.bytes, as: UTF8.self).contains("<key>uuid</key>"))
    }

    /// Of several addresses the one that phones show first, wherever it leads; none where that cannot be shown.
    @Test(arguments: [
        ("[\"0|https://x.example/one\", \"https://x.example/two\"]", "https://x.example/two"),
        ("[\"ignore|https://x.example/one\", \"https://x.example/two\"]", "https://x.example/two"),
        ("[\"$tel|https://x.example/one\", \"https://x.example/two\"]", "https://x.example/two"),
        ("[\"$other|https://x.example/one\", \"https://x.example/two\"]", "https://x.example/one"),
        ("[\"$tel|https://x.example/one\"]", nil),
        ("[\"https://alertview.io/?iSmartNewsMessageTextKey=Hello\"]", "alert Hello"),
        ("[\"https://alertview.io/own\"]", "alert Own"), ("[\"http://alertview.io/other\"]", nil),
    ])
    func thePreviewIsWhatPhonesShowFirst(_ addresses: String, _ expected: String?) throws {
        let raw = "raw: {urls: \(addresses), \"/own\": {text: Own}, \"/other_en\": {text: Other}}"
        let rendering = try rendered("ismartnews: {form: page, \(raw)}")
        let told = rendering.screens().first.map { message -> String in
            switch message.screen {
            case .webPanel(let panel): panel.address
            case .alert(let alert): "alert \(alert.text ?? "")"
            default: "\(message.screen)"
            }
        }
        #expect(told == expected)
    }

    @Test func messagesOfTypeWebAreWebPanels() throws {
        let rendering = try rendered("ismartnews: {type: web}", text: "https://e.com/page")
        #expect(
            rendering.screens().map(\.screen) == [
                .webPanel(
                    Screen.WebPanel(
                        address: "https://e.com/page", path: nil, content: nil, holds: .upright, callsApp: true))
            ])
    }

    @Test func aPhoneReadsItsLanguageInTheCombinedFeed() throws {
        let rendering = try ISmartNewsRenderingTrial.workspace(
            settings: "combined: true", locales: "[en, fr]",
            [
                "campaigns/a.md":
                    "---\ntitle: Sale\nclients: [ismartnews]\nlocales: [en]\nismartnews: {form: alert}\n---\n",
                "campaigns/b.md": "---\ntitle: News\nclients: [ismartnews]\n---\n",
                "campaigns/b.fr.md": "---\ntitle: Nouvelles\n---\n",
            ])
        let feeds = rendering.client.combinedFeeds(["en", "fr"].map { ($0, rendering.entries(in: $0)) })
        func titles(_ locale: String) -> [String] {
            rendering.client.screens(in: feeds[0].bytes, locale: locale) { _ in nil }.compactMap { message in
                if case .alert(let alert) = message.screen { alert.title } else { nil }
            }
        }
        #expect(titles("en") == ["Sale", "News"])
        #expect(titles("ru") == ["Sale", "News"])
        #expect(titles("fr-CA") == ["Nouvelles"])
    }

    private static let foreign: [(element: PropertyValue, title: String?, buttons: [String])] = [
        (["title": "T", "text": "t"], "T", []),
        (["title": "default", "text": "x", "review": "default"], "Like this app?", ["Rate it!"]),
        (
            ["meta": ["uuid": "a", "urls": ["http://alertview.io/b"], "/B": ["text": "x", "ok": "Yes"]]], nil,
            ["Cancel"]
        ),
        (
            ["meta": ["uuid": "a", "urls": ["http://alertview.io/b"], "/b": ["text": "x", "link": "http://e.com"]]],
            nil,
            ["Cancel", "OK"]
        ),
    ]

    @Test(arguments: foreign)
    func alertsOfOthersAreReadAsTheClientDoes(element: PropertyValue, title: String?, buttons: [String]) throws {
        let rendering = try rendered("")
        let feed = PropertyListWriter.write([["gate": 1], element])
        let message = try #require(rendering.client.screens(in: feed, locale: "en") { _ in nil }.first)
        guard case .alert(let alert) = message.screen else {
            Issue.record("no alert: \(message)")
            return
        }
        #expect(alert.buttons.map(\.label) == buttons)
        #expect(alert.title == title)
    }

    @Test func bytesThatAreNoFeedHoldNoMessages() throws {
        let rendering = try rendered("")
        #expect(rendering.client.screens(in: Array("<html>".utf8), locale: "en") { _ in nil }.isEmpty)
        #expect(rendering.client.screens(in: PropertyListWriter.write([:]), locale: "en") { _ in nil }.isEmpty)
    }

    private func rendered(
        _ frontMatter: String, text: String = "Text", settings: String = ""
    ) throws -> TestRendering<ISmartNewsClient> {
        try ISmartNewsRenderingTrial.workspace(
            settings: settings, locales: "[en, fr, de, ja, ar, zh-Hans]",
            ["campaigns/a.md": "---\ntitle: Sale\nclients: [ismartnews]\n\(frontMatter)\n---\n\(text)\n"])
    }
}
