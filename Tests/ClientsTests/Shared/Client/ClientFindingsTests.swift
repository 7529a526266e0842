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
                $0.message == "Sourse has no place for “action.label”: a tap on the note opens the address"
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
            #expect(findings.map(place) == places)
            #expect(findings.allSatisfy { $0.message.hasSuffix("“images”: their alternative text is shown") })
        }
    }

    @Test func imagesThatAnAlertOfISmartNewsHasNoPlaceForAreToldWhereTheyStand() throws {
        let source = "---\ntitle: Sale\n---\nText.\n\nA ![cat](https://example.com/a.png) sits.\n"
        let rendered = try RenderedWorkspace(ISmartNewsClient.self, files(source))
        let places = rendered.findings(of: .noPlace).map(place)
        #expect(
            places == ["campaigns/2026-11-20-sale.md:6:3: en", "campaigns/2026-11-20-sale.md:6:3: fr"])
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
