import Campaigns
import Testing

@Suite struct CampaignFileNameTests {
    private func read(_ path: String) -> (name: CampaignFileName, problem: CampaignFileName.Problem?) {
        CampaignFileName.read(path, locales: ["en", "fr", "pt-BR", "no", "zh-Hans"], sourceLocale: "en")
    }

    @Test(
        arguments: [
            ("2026-11-20-sale.md", "2026-11-20-sale", nil), ("2026-11-20-sale.fr.md", "2026-11-20-sale", "fr"),
            ("a.pt-BR.md", "a", "pt-BR"), ("a.no.md", "a", "no"), ("old/2025/a.zh-Hans.md", "a", "zh-Hans"),
            ("version-2.0.md", "version-2.0", nil), ("version-2.0.fr.md", "version-2.0", "fr"), ("fr.md", "fr", nil),
            ("a.news.md", "a.news", nil), ("A_b-c.1.md", "A_b-c.1", nil), ("a..fr.md", "a.", "fr"),
        ] as [(String, String, String?)])
    func aNameIsAnIDAndPerhapsALocale(_ path: String, _ id: String, _ locale: String?) {
        let (name, problem) = read(path)
        #expect(name.id == id)
        #expect(name.locale == locale)
        #expect(problem == nil)
    }

    @Test(
        arguments: [
            ("a.de.md", .unknownLocale("de")), ("a.pt_BR.md", .unknownLocale("pt_BR")),
            ("a.pt-br.md", .unknownLocale("pt-br")), ("a.FR.md", .unknownLocale("FR")),
            ("a.zh-hans.md", .unknownLocale("zh-hans")), ("a.en.md", .sourceLocale("en")),
            ("été.md", .badID("été")), ("-a.md", .badID("-a")), ("a b.md", .badID("a b")), (".md", .badID("")),
            ("a b.fr.md", .badID("a b")),
        ] as [(String, CampaignFileName.Problem)])
    func aLikelyMistakeIsNamed(_ path: String, _ expected: CampaignFileName.Problem) {
        #expect(read(path).problem == expected)
    }

    @Test(arguments: ["campaigns/old/version-2.0.md", "campaigns/old/version-2.0"])
    func aTranslationStandsBesideItsSource(_ source: String) {
        #expect(
            CampaignFileName.path(ofTranslationInto: "pt-BR", beside: source)
                == "campaigns/old/version-2.0.pt-BR.md")
    }

    @Test func anIDHasAtMostAHundredCharacters() {
        #expect(CampaignFileName.isID(String(repeating: "a", count: 100)))
        #expect(!CampaignFileName.isID(String(repeating: "a", count: 101)))
        #expect(!CampaignFileName.isID(""))
    }
}
