import Campaigns
import Testing

@testable import Clients

/// In which files and locales clients find what is wrong with campaigns.
@Suite struct ClientFindingsTests {
    private static let settings = """
        sourceLocale: en
        locales: [en, fr, de]
        missing: {de: leave-out}
        baseURL: https://news.example.com/feeds/
        clients: {inotify: {}, ismartnews: {}, sourse: {topic: "news-{locale}"}}
        """

    private func files(_ source: String, fr: String? = nil, de: String? = nil) -> [String: String] {
        var files = ["newsadmin.yml": Self.settings, "campaigns/2026-11-20-sale.md": source]
        files["campaigns/2026-11-20-sale.fr.md"] = fr
        files["campaigns/2026-11-20-sale.de.md"] = de
        return files
    }

    /// Where a finding is, and in which locales.
    private func place(_ finding: Diagnostic) -> String {
        let locales = finding.locales?.sorted().joined(separator: " ") ?? "all"
        return "\(finding.position.file):\(finding.position.line):\(finding.position.column): \(locales)"
    }

    @Test(arguments: [
        (false, true, ["campaigns/2026-11-20-sale.fr.md:3:17: fr"]),
        (true, true, ["campaigns/2026-11-20-sale.md:3:46: en fr"]),
        (true, false, ["campaigns/2026-11-20-sale.md:3:46: en fr"]),
        (false, false, []),
    ])
    func aLostLabelIsToldAtTheSourceOrElseAtTheTranslationThatHasIt(
        _ inSource: Bool, _ inTranslation: Bool, _ places: [String]
    ) throws {
        let own = inSource ? ", label: Show me" : ""
        let translated = inTranslation ? "action: {label: Voir}\n" : ""
        let rendered = try RenderedWorkspace(
            SourseClient.self,
            files(
                "---\ntitle: Sale\naction: {url: \"https://example.com/\"\(own)}\n---\nText.\n",
                fr: "---\ntitle: Soldes\n\(translated)---\nTexte.\n"))
        #expect(rendered.findings.map(place) == places)
        #expect(
            rendered.findings.allSatisfy {
                $0.message == "Sourse has no place for “action.label”: a tap on the notification opens the address"
            })
    }

    @Test(arguments: [
        ("Text.", "![Chat](https://example.com/a.png)", ["campaigns/2026-11-20-sale.fr.md:4:1: fr"]),
        (
            "![Cat](https://example.com/a.png)", "![Chat](https://example.com/a.png)",
            ["campaigns/2026-11-20-sale.md:4:1: en fr"]
        ),
        ("![Cat](https://example.com/a.png)", "Texte.", ["campaigns/2026-11-20-sale.md:4:1: en fr"]),
        (
            "Text.\n\nTwo\n日本 ![Cat][a] ![Dog][a]\n\n[a]: https://example.com/a.png", "Texte.",
            ["campaigns/2026-11-20-sale.md:7:4: en fr"]
        ),
        (
            "Text.", "Texte.\n\n- [une\n  ![deux](https://example.com/a.png)](https://example.com/)",
            ["campaigns/2026-11-20-sale.fr.md:7:3: fr"]
        ),
        ("Text.", "Texte.", []),
    ])
    func lostImagesAreToldAtTheSourceOrElseAtTheTranslationThatHasThem(
        _ source: String, _ translation: String, _ places: [String]
    ) throws {
        let files = files("---\ntitle: Sale\n---\n\(source)\n", fr: "---\ntitle: Soldes\n---\n\(translation)\n")
        let found = [
            try RenderedWorkspace(INotifyClient.self, files).findings,
            try RenderedWorkspace(SourseClient.self, files).findings,
        ]
        for findings in found {
            let images = findings.filter { $0.message.hasSuffix("“images”: their alternative text is shown") }
            #expect(images.map(place) == places)
        }
    }

    @Test(arguments: [
        (
            "See [the list](https://example.com/list).", "Voir [la liste](https://example.com/list?l=fr).",
            [":6:16: en fr"]
        ),
        ("See it.", "Voir [la\nliste](https://example.com/list).", [".fr:7:8: fr"]),
        ("Write to [us](mailto:us@example.com?subject=Hi).", "Écrivez.", [":6:15: en fr"]),
        ("[{{shop}}](https://example.com/{{shop}})", "", [":6:2: en fr"]),
        // What can be read, or comes with the action, is not lost; what leads nowhere is told elsewhere.
        ("<https://example.com/list> or [a](mailto:us@example.com), us@example.com", "", []),
        ("[www.example.com](https://www.example.com/) [Us@Example.com](mailto:us@example.com)", "", []),
        ("[here](https://EXAMPLE.com/now/)", "", []),
        ("[+1 (555) 01](tel:+155501)", "", []), ("[Call +1 555](tel:+155501)", "", [":6:15: en fr"]),
        ("[here](https://example.com/now?from=text#top) and [there](/list)", "", []),
    ])
    func lostLinksAreToldOnceAtTheSourceOrElseAtTheTranslationThatHasThem(
        _ source: String, _ translation: String, _ places: [String]
    ) throws {
        let head = "title: Sale\naction: {url: https://example.com/now?from=alert}"
        var files = files(
            "---\n\(head)\nvars: {shop: one}\n---\n\(source)\n", fr: "---\ntitle: Soldes\n\n\n---\n\(translation)\n")
        if translation.isEmpty { files["campaigns/2026-11-20-sale.fr.md"] = nil }
        let found = [
            try RenderedWorkspace(INotifyClient.self, files).findings,
            try RenderedWorkspace(ISmartNewsClient.self, files).findings,
            try RenderedWorkspace(SourseClient.self, files).findings,
        ]
        for findings in found {
            let links = findings.filter { $0.message.hasSuffix("“links”: their text is shown without the address") }
            let told = links.map { place($0).replacing(#/^campaigns\/2026-11-20-sale|\.md/#, with: "") }
            #expect(told == places)
        }
    }

    @Test func aPageShowsImagesAndLinks() throws {
        let source = """
            ---
            title: Sale
            ismartnews: {form: page}
            ---
            A ![cat](https://example.com/a.png) and [a list](https://example.com/list).
            """
        let rendered = try RenderedWorkspace(ISmartNewsClient.self, files(source))
        #expect(rendered.findings(of: .noPlace).isEmpty)
    }

    @Test func aRestrictionThatIsNotKeptStopsOnlyLocalesThatHaveAMessage() throws {
        let source = "---\ntitle: Sale\nsystem: {before: \"26.0\"}\n---\nText.\n"
        let without = try RenderedWorkspace(INotifyClient.self, files(source))
        #expect(without.findings(of: .restrictionNotKept).map(\.locales) == [["en", "fr"]])
        let with = try RenderedWorkspace(
            INotifyClient.self, files(source, de: "---\ntitle: Ausverkauf\n---\nText.\n"))
        #expect(with.findings(of: .restrictionNotKept).map(\.locales) == [["en", "fr", "de"]])
    }

    @Test func aMistakeInTheFileStopsAllItsLocales() throws {
        let rendered = try RenderedWorkspace(
            INotifyClient.self, files("---\ntitle: Sale\ninotify: {kye: 2026/11/20}\n---\nText.\n"))
        #expect(rendered.findings.map(\.rule.id) == ["unknown-key"])
        #expect(rendered.findings.map(\.locales) == [["en", "fr", "de"]])
    }
}
