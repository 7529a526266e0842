import Campaigns
import Testing

@Suite struct TranslationEndMarksTests {
    private func findings(_ source: String, _ translation: String, _ locale: String) throws -> (
        TestWorkspace, [Diagnostic]
    ) {
        let workspace = try TestWorkspace(
            [
                "campaigns/a.md": "---\ntitle: A\n---\n\(source)\n",
                "campaigns/a.\(locale).md": "---\ntitle: B\n---\n\(translation)\n",
            ], locales: "en, \(locale)")
        return (workspace, try workspace.messages(of: "a").findings.filter { $0.rule == .translationEndMark })
    }

    @Test(arguments: [
        ("It is here.", "Il est arriv①é", "fr"), ("Want more?", "もっと①。聴く", "ja"), ("New:", "Nouveau①!", "fr"),
        ("Sale", "Les soldes sont arrivés①.", "fr"), ("Want more?", "Θέλετε περισσότερα①.", "el"),
        ("One.\n\nTwo.", "Un①x\n\nDeux.", "fr"),
        ("Come!", "आइ①ए", "hi"),
    ])
    func anotherEndIsFound(_ source: String, _ translation: String, _ locale: String) throws {
        let (workspace, findings) = try findings(source, translation.replacing("①。聴く", with: "聴①く"), locale)
        workspace.expect(findings, at: ["①": "translation-end-mark"])
    }

    @Test(arguments: [
        ("It is here.", "来ました。", "ja"), ("It is here.", "आ गया है।", "hi"), ("It is here.", "آ گیا ہے۔", "ur"),
        ("More?", "Περισσότερα;", "el"), ("More?", "المزيد؟", "ar"), ("More?", "Ավելի՞ն։", "hy"),
        ("More?", "もっとですか。", "ja"),
        ("It is here!", "Il est là !", "fr"), ("It is here!", "Il est là.", "fr"), ("Here.", "มาแล้ว", "th"),
        ("Here.", "ទីនេះ។", "km"),
        ("Here.", "እዚህ።", "am"), ("Here! 🎉", "Ici !", "fr"), ("“Here.”", "« Ici ».", "fr"),
        ("Here (now).", "Ici (ici.)", "fr"),
        ("- One.\n- Two.", "- Un\n- Deux", "fr"), ("More…", "Plus", "fr"),
        ("See https://a.b.", "Voir https://a.b", "fr"),
        ("Photos and more", "Photos, etc.", "fr"), ("From 5 to 20", "Vom 5. bis 20.", "de"), ("New:", "新機能：", "ja"),
        ("New:", "新機能です。", "ja"),
    ])
    func theMarksOfALanguageAreKnown(_ source: String, _ translation: String, _ locale: String) throws {
        #expect(try findings(source, translation, locale).1.map(\.message) == [])
    }
}
