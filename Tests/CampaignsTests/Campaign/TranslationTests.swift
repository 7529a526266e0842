import Testing

@testable import Campaigns

@Suite struct TranslationTests {
    private static let source = "---\ntitle: Sale\nlocales: [en, fr]\nbuttons: {remind: {}}\n---\nText\n"

    @Test func aTranslationHoldsWhatDiffers() throws {
        let workspace = try TestWorkspace(
            [
                "campaigns/a.md": Self.source,
                "campaigns/fr/a.fr.md": """
                ---
                title: Soldes
                action: {url: "https://example.com/fr", label: Voir}
                buttons: {remind: {label: Plus tard}}
                vars: {price: "4,99 €"}
                notable: {views: {}}
                source: 0123456789abcdef
                ---
                Texte
                """,
            ], locales: "en, fr, de")
        let read = try workspace.read()
        workspace.expect(read.findings, at: [:])
        let text = try #require(read.campaigns.first?.translations["fr"])
        #expect(text.title?.value == "Soldes")
        #expect(text.actionURL?.value == "https://example.com/fr")
        #expect(text.actionLabel?.value == "Voir")
        #expect(text.buttons[.remind]?.value == "Plus tard")
        #expect(text.variables["price"]?.value == "4,99 €")
        #expect(text.sourceHash?.value == "0123456789abcdef")
        #expect(text.blocks.keys.sorted() == ["notable"])
    }

    @Test func mistakesAreNamedAndStopTheLocalesTheyAreInAlone() throws {
        let workspace = try TestWorkspace(
            [
                "newsadmin.yml": """
                sourceLocale: en
                locales: [en, fr, de, br]
                missing: {br: [fr, en]}
                baseURL: https://news.example.com/feeds/
                clients: {inotify: {}}
                """,
                "campaigns/a.md": "---\ntitle: Sale\nlocales: [en, fr, br]\nbuttons: {remind: {}}\n---\nText\n",
                "campaigns/a.fr.md": """
                ---
                title: ①""
                ②start: 2026-11-20T09:00
                ③titre: Soldes
                buttons: {never: {label: ④Jamais}}
                ---
                Texte
                """,
                "campaigns/a.de.md": "⑤---\ntitle: Ausverkauf\n---\n",
            ])
        let findings = try workspace.findings()
        workspace.expect(
            findings,
            at: [
                "①": "empty-title", "②": "unknown-key", "③": "unknown-key", "④": "translation-adds-button",
                "⑤": "unused-translation",
            ])
        for finding in findings where finding.severity == .error {
            #expect(finding.locales == ["fr", "br"], "\(finding)")
        }
        #expect(
            findings.contains {
                $0.message == "“start” belongs to the whole campaign, not to a translation"
                    && $0.suggestion == "write it in campaigns/a.md"
            })
    }

    @Test(arguments: [("en, fr, br", ["br", "fr"]), ("en, fr", ["fr"]), ("en, br", ["fr"])])
    func aMistakeInATranslationStopsThoseOfTheCampaignsLocalesThatUseIt(
        _ locales: String, _ stopped: [String]
    ) throws {
        let workspace = try TestWorkspace([
            "newsadmin.yml": """
            sourceLocale: en
            locales: [en, fr, br]
            missing: {br: [fr, en]}
            baseURL: https://news.example.com/feeds/
            clients: {inotify: {}}
            """,
            "campaigns/a.md": "---\ntitle: Sale\nlocales: [\(locales)]\n---\nText\n",
            "campaigns/a.fr.md": "---\ntitle: \"\"\n---\nTexte\n",
        ])
        let finding = try #require(try workspace.findings().first { $0.rule == .emptyTitle })
        #expect(finding.locales?.sorted() == stopped)
    }

    @Test func aFieldOfTheWholeCampaignIsOneAtTheTopOnly() throws {
        let workspace = try TestWorkspace(
            [
                "campaigns/a.md": "---\ntitle: Sale\naction: {url: \"https://e.com/\"}\n---\nText\n",
                "campaigns/a.fr.md": "---\ntitle: Soldes\naction: {①start: x}\n---\nTexte\n",
            ], locales: "en, fr")
        let findings = try workspace.findings()
        workspace.expect(findings, at: ["①": "unknown-key"])
        #expect(findings.map(\.message) == ["“start” is not a field in action"])
    }

    @Test func anErrorInTheSourceStopsTheCampaignsLocales() throws {
        let workspace = try TestWorkspace(
            ["campaigns/a.md": "---\ntitle: A\nlocales: [en, fr]\nshow: ①often\n---\n"], locales: "en, fr, de")
        let findings = try workspace.findings()
        workspace.expect(findings, at: ["①": "wrong-type"])
        #expect(findings.first?.locales == ["en", "fr"])
        #expect(findings.first?.campaign == "a")
    }
}
