import Testing

@testable import Campaigns

@Suite struct LanguageTagTests {
    @Test(arguments: ["en", "no", "pt-BR", "zh-Hans", "zh-Hans-CN", "es-419", "gsw", "sr-Latn-RS", "ca-ES-valencia"])
    func languageTagsAreWellFormed(_ name: String) {
        #expect(LanguageTag.isWellFormed(name))
    }

    @Test(arguments: [
        "", "e", "e1", "pt_BR", "en-", "-en", "en--US", "en-a", "en US", "../en", "en/fr", "日本", "toolonglanguage",
        "en-toolongsubtag", "fr\n", "mehr",
    ])
    func whatIsNoTagIsToldApart(_ name: String) {
        #expect(!LanguageTag.isWellFormed(name))
    }

    @Test(arguments: ["fr", "pt-BR", "pt_BR", "zh-Hans", "fil", "es-419", "zh-Hant-TW", "pt-br"])
    func anEndOfANameMayLookLikeALocale(_ name: String) {
        #expect(LanguageTag.looksLikeOne(name))
    }

    @Test(arguments: ["", "2", "0", "FR", "news", "v2", "beta", "f", "fr-2", "sale-fr", "zh-hans-x-y", "größe"])
    func otherEndsOfNamesDoNot(_ name: String) {
        #expect(!LanguageTag.looksLikeOne(name))
    }

    private static let meant: [(String, [String], String?)] = [
        ("fr_FR", ["en", "fr-FR"], "fr-FR"), ("FR_fr", ["fr", "fr-FR"], "fr-FR"), ("fr_FR", ["en", "fr"], "fr"),
        ("zh-CN", ["en", "zh-Hans"], "zh-Hans"), ("fe", ["en", "fr"], "fr"), ("fr_FR", ["en", "de"], nil),
        ("cz", ["en", "ca", "cs"], "cs"), ("no_NO", ["en", "nb"], "nb"), ("pt_BR", ["en", "pt-BR"], "pt-BR"),
        ("zh_Hant", ["en", "zh-Hans"], nil),
    ]

    @Test(arguments: meant)
    func theLocaleThatWasMeantIsFoundInAnyForm(_ name: String, _ locales: [String], _ meant: String?) {
        #expect(LanguageTag.nearest(to: name, among: locales) == meant)
    }

    @Test(arguments: ["hr", "es", "HR", "pt-PT", "fil", "spa", "zh-Hant", "fr-CA"])
    func aLanguageIsNotTakenForAnotherOne(_ name: String) {
        let locales = ["en", "fr", "ar", "fi", "pt-BR", "zh-Hans"]
        #expect(LanguageTag.nearest(to: name, among: locales) == nil)
        let canonical = LanguageTag.canonical(name)
        let addition = "add \(canonical) to locales in newsadmin.yml"
        #expect(NameKind.locales.suggestion(for: name, among: locales) == addition)
        #expect(NameKind.locales.guess(for: name, among: locales) == nil)
    }

    @Test func onlyTheNameOfALanguageIsToBeAdded() {
        #expect(NameKind.locales.suggestion(for: "fe", among: ["en", "fr"]) == "did you mean “fr”?")
        #expect(NameKind.locales.suggestion(for: "frr", among: ["en", "fr"]) == "did you mean “fr”?")
        #expect(NameKind.locales.suggestion(for: "xx", among: ["en", "fr"]) == nil)
        #expect(NameKind.locales.suggestion(for: "de_AT", among: ["en"]) == "add de-AT to locales in newsadmin.yml")
        #expect(NameKind.clients.suggestion(for: "fr", among: ["inotify"]) == nil)
    }

    @Test func someAreForNobody() {
        let names = [
            "en-XA", "ar-xb", "en-x-pseudo", "qps-ploc", "en-ZZ", "en-AA", "de-QZ", "en", "en-GB", "x", "zh-Hans",
            "en-x", "sq-XK", "sgn-xki",
        ]
        #expect(
            names.filter(LanguageTag.isInvented) == ["en-XA", "ar-xb", "en-x-pseudo", "en-ZZ", "en-AA", "de-QZ"])
    }

    @Test func someAreWrittenFromRightToLeft() {
        let names = ["ar", "ar-EG", "he", "fa", "ur", "az-Arab", "ckb", "en", "ar-Latn", "az", "zh-Hans", "", "ms"]
        #expect(names.filter(LanguageTag.isRightToLeft) == ["ar", "ar-EG", "he", "fa", "ur", "az-Arab", "ckb"])
    }
}
