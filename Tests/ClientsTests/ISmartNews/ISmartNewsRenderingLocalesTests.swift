import Campaigns
import Testing

@testable import Clients

/// What translations change, and the feed for all languages.
@Suite struct ISmartNewsRenderingLocalesTests {
    private static let item = """
        ---
        title: Sale
        clients: [ismartnews]
        system: {before: "26.0"}
        ismartnews: {uuid: sale, urls: [self, "https://e.com/en"]}
        ---
        Text
        """

    @Test func urlsComeFromTheNearestBlock() throws {
        let rendering = try ISmartNewsRenderingTrial.workspace(
            locales: "[en, fr, de]",
            [
                "campaigns/a.md": Self.item,
                "campaigns/a.fr.md":
                    "---\ntitle: Soldes\nismartnews: {urls: [\"https://e.com/fr\", self]}\n---\nTexte\n",
            ])
        func urls(_ locale: String) -> PropertyValue? { rendering.entries(in: locale).first?.value["meta"]?["urls"] }
        let base = "https://news.example.com/feeds/ismartnews/web"
        #expect(urls("fr") == ["https://e.com/fr", .string("\(base)/fr/a.html")])
        #expect(urls("de") == [.string("\(base)/de/a.html"), "https://e.com/en"])
        #expect(rendering.findings.isEmpty, "\(rendering.findings)")
    }

    @Test func otherKeysInATranslationBelongToTheSource() throws {
        let rendering = try ISmartNewsRenderingTrial.workspace(
            locales: "[en, fr]",
            [
                "campaigns/a.md": Self.item,
                "campaigns/a.fr.md": "---\ntitle: Soldes\nismartnews: {uuid: soldes, oder: 2}\n---\nTexte\n",
            ])
        #expect(
            rendering.findings.map(\.description) == [
                "campaigns/a.fr.md:3:14: error: “ismartnews.uuid” belongs to the whole campaign, not to a translation; "
                    + "write it in campaigns/a.md [unknown-key]",
                "campaigns/a.fr.md:3:28: error: “oder” is not a field in ismartnews; "
                    + "the fields here are urls [unknown-key]",
            ])
        #expect(rendering.findings.allSatisfy { $0.locales == ["fr"] })
    }

    @Test func theBuiltInPageSaysTheLanguageOfItsText() throws {
        let rendered = try RenderedWorkspace(
            ISmartNewsClient.self,
            [
                "newsadmin.yml":
                    "{sourceLocale: en, locales: [en, ar], baseURL: \"https://e.com/\", clients: {ismartnews: {}}}",
                "campaigns/a.md": "---\ntitle: A\nismartnews: {form: page}\n---\nText\n",
                "campaigns/a.ar.md": "---\ntitle: ا\n---\n",
            ])
        let page = try #require(rendered.files["feeds/ismartnews/web/ar/a.html"])
        #expect(String(decoding: page, as: UTF8.self).contains(#"<div class="text" lang="en" dir="ltr">"#))
    }

    @Test func oneFindingNamesAllItsLocales() throws {
        let rendering = try ISmartNewsRenderingTrial.workspace(
            locales: "[en, fr, de]",
            ["campaigns/a.md": "---\ntitle: A\nclients: [ismartnews]\nismartnews: {urls: [self, ftp://e.com]}\n---\n"])
        #expect(rendering.findings.inReadingOrder().map(\.locales) == [["en", "fr", "de"]])
    }

    @Test func messagesMergeUnderKeysOfTheirLanguage() throws {
        let rendering = try combined([
            "campaigns/a.md": "---\ntitle: Sale\nclients: [ismartnews]\n---\nText\n",
            "campaigns/a.fr.md": "---\ntitle: Soldes\n---\n", "campaigns/a.zh-Hans.md": "---\ntitle: 特卖\n---\n文\n",
            "campaigns/a.pt-BR.md": "---\ntitle: Liquidação\n---\n",
        ])
        #expect(
            try all(rendering) == [
                [
                    "cancel": "Fine", "text": "Text", "text_zh_hans": "文", "title": "Sale", "title_fr": "Soldes",
                    "title_zh_hans": "特卖",
                ]
            ])
    }

    @Test func itemsMergeAndAreIgnoredWhereTheyAreLeftOut() throws {
        let rendering = try combined([
            "campaigns/a.md": """
            ---
            title: Sale
            clients: [ismartnews]
            locales: [en, fr]
            system: {before: "26.0"}
            show: always
            ismartnews: {form: alert}
            ---
            """,
            "campaigns/a.fr.md": "---\ntitle: Soldes\n---\n",
        ])
        #expect(
            try all(rendering).map(\.withoutDates) == [
                [
                    "meta": [
                        "/alert": ["cancel": "Fine", "title": "Sale", "title_fr": "Soldes"], "ignore_ios+26.0": true,
                        "ignore_zh_hans": true, "urls": ["http://alertview.io/alert"], "uuid": "a",
                    ]
                ]
            ])
        #expect(rendering.findings.isEmpty, "\(rendering.findings)")
    }

    @Test func itemsWithoutTheSourceLocaleAreIgnoredByAllOthers() throws {
        let rendering = try combined([
            "campaigns/a.md": """
            ---
            title: Sale
            clients: [ismartnews]
            locales: [fr, zh-Hans]
            system: {before: "26.0"}
            show: always
            ismartnews: {form: alert}
            ---
            """,
            "campaigns/a.fr.md": "---\ntitle: Soldes\n---\n",
        ])
        #expect(
            try all(rendering).map(\.withoutDates) == [
                [
                    "meta": [
                        "/alert": ["cancel": "Fine", "title_fr": "Soldes", "title_zh_hans": "Sale"], "ignore": true,
                        "ignore_fr": false, "ignore_fr_ios+26.0": true, "ignore_ios+26.0": true,
                        "ignore_zh_hans": false, "ignore_zh_hans_ios+26.0": true,
                        "urls": ["http://alertview.io/alert"], "uuid": "a",
                    ]
                ]
            ])
    }

    @Test func aLocaleThatLeavesOutWhatIsNotTranslatedIsIgnoredToo() throws {
        let rendering = try combined(
            ["campaigns/a.md": "---\ntitle: Sale\nclients: [ismartnews]\nismartnews: {form: alert}\n---\n"],
            more: "missing: {fr: leave-out}")
        #expect(try all(rendering).first?["meta"]?["ignore_fr"] == true)
    }

    @Test func aMessageCannotBeHiddenFromOneLanguage() throws {
        let rendering = try combined([
            "campaigns/a.md": "---\ntitle: Sale\nclients: [ismartnews]\nlocales: [en, zh-Hans]\n---\nText\n"
        ])
        #expect(rendering.findings.map(\.rule.id) == ["ismartnews-combined-absent"])
        #expect(rendering.findings.first?.message.contains("from fr:") == true)
    }

    @Test(arguments: [("", ["fr"]), ("ismartnews: {form: alert}\n", [])])
    func aClassicMessageThatALocaleLacksIsSeenInTheSourceLocale(form: String, locales: [String]) throws {
        let rendering = try combined(["campaigns/a.md": "---\ntitle: Sale\nclients: [ismartnews]\n\(form)---\nText\n"])
        let entries = ["en", "fr", "zh-Hans"].map { locale in
            (locale: locale, entries: locale == "fr" ? [] : rendering.entries(in: locale))
        }
        let texts = rendering.client.borrowedTexts(in: entries)
        #expect(texts == locales.map { BorrowedText(campaign: "a", locale: $0, source: "en", feed: "all.plist") })
        #expect(rendering.client.borrowedTexts(in: entries.filter { $0.locale != "en" }).isEmpty)
    }

    @Test func thereIsNoCombinedFeedUnlessItIsWanted() throws {
        let rendering = try ISmartNewsRenderingTrial.workspace(["campaigns/a.md": Self.item])
        #expect(rendering.client.combinedFeeds([("en", rendering.entries)]).isEmpty)
    }

    private func combined(
        _ files: [String: String], more: String = ""
    ) throws -> TestRendering<ISmartNewsClient> {
        try ISmartNewsRenderingTrial.workspace(
            settings: "combined: true", locales: "[en, fr, zh-Hans, pt-BR]", more: more, files)
    }

    private func all(_ rendering: TestRendering<ISmartNewsClient>) throws -> [PropertyValue] {
        let locales = ["en", "fr", "zh-Hans", "pt-BR"]
        let files = rendering.client.combinedFeeds(locales.map { ($0, rendering.entries(in: $0)) })
        #expect(files.map(\.path) == ["feeds/ismartnews/all.plist"])
        return try PropertyListReader().read(files[0].bytes).array?.map(\.sorted) ?? []
    }
}

extension PropertyValue {
    /// A meta item without its ranges.
    fileprivate var withoutDates: PropertyValue {
        guard let entries = self["meta"]?.dictionary else { return self }
        return ["meta": .dictionary(entries.filter { $0.key != "dates" })]
    }
}
