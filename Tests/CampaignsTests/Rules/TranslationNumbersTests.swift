import Campaigns
import Testing

@Suite struct TranslationNumbersTests {
    private func findings(_ source: String, _ translation: String, _ locale: String = "fr") throws -> (
        workspace: TestWorkspace, findings: [Diagnostic]
    ) {
        let workspace = try TestWorkspace(
            [
                "campaigns/a.md": "---\ntitle: A\n---\n\(source)\n",
                "campaigns/a.\(locale).md": "---\ntitle: B\n---\n\(translation)\n",
            ], locales: "en, \(locale)")
        let findings = try workspace.messages(of: "a").findings
        return (workspace, findings.filter { $0.rule == .translationNumber })
    }

    @Test(arguments: [
        ("Save 50% now", "Économisez ①60 % ici"), ("Costs 3.5", "Coûte ①3,6"), ("In 2026", "①Bientôt"),
        ("Version 2.3.1", "Version ①2.3.2"), ("12,500 songs", "①12 600 chansons"), ("First\n\nThe 77", "Un\n\n①Deux"),
        ("5 levels", "①6 niveaux"), ("[50](https://a.b/9) games", "[①40](https://a.b/9) jeux"),
    ])
    func aNumberThatDiffersOrIsMissingIsFound(_ source: String, _ translation: String) throws {
        let (workspace, findings) = try findings(source, translation)
        workspace.expect(findings, at: ["①": "translation-number"])
    }

    @Test(arguments: [
        ("Costs 3.5", "Coûte 3,5", "fr"), ("1,234.50 €", "1 234,50 €", "fr"), ("1,234.50 €", "1.234,50 €", "de"),
        ("12,500", "12’500", "de-CH"), ("12,500", "१२,५००", "hi"), ("50%", "٥٠٪", "ar"), ("1,000.5", "١٬٠٠٠٫٥", "ar"),
        ("From 11/20/2026", "Ab 20.11.2026", "de"), ("On 12/25", "Am 25. Dezember", "de"),
        ("At 9:30 PM", "Um 21:30 Uhr", "de"),
        ("At 9:00 AM", "klo 9.00", "fi"), ("24/7 help", "Hilfe rund um die Uhr", "de"), ("2 games", "deux jeux", "fr"),
        ("100,000 users", "10万人", "ja"), ("12,500", "1万2500", "ja"), ("12,500", "1만 2,500", "ko"),
        ("1,000,000", "1 million", "fr"),
        ("5 million", "500万", "zh-Hans"), ("1,234,567", "12,34,567", "hi"), ("In 2026", "ปี 2569", "th"),
        ("1. one\n2. two", "- un\n- deux", "fr"), ("See https://a.b/123", "Voir ici", "fr"), ("v2.3.1", "v2.3.1", "fr"),
        ("two", "2", "fr"), ("9:00", "9 Uhr", "de"), ("%1$@ and %2$d", "%2$d et %1$@", "fr"), ("２０", "20", "fr"),
    ])
    func theSameNumberInAnotherFormIsNot(_ source: String, _ translation: String, _ locale: String) throws {
        #expect(try findings(source, translation, locale).findings.map(\.message) == [])
    }
}
