import Campaigns
import Testing

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

    @Test(arguments: [
        ("fr_FR", ["en", "fr-FR"], "fr-FR"), ("FR_fr", ["fr", "fr-FR"], "fr-FR"), ("fr_FR", ["en", "fr"], "fr"),
        ("zh-CN", ["en", "zh-Hans"], "zh-Hans"), ("fe", ["en", "fr"], "fr"), ("fr_FR", ["en", "de"], nil),
    ])
    func theLocaleThatWasMeantIsFoundInAnyForm(_ name: String, _ locales: [String], _ meant: String?) {
        #expect(LanguageTag.nearest(to: name, among: locales) == meant)
    }

    @Test(arguments: ["hr", "es", "pt-PT"])
    func aLanguageIsNotTakenForAnotherOne(_ name: String) {
        #expect(LanguageTag.nearest(to: name, among: ["en", "fr", "ar"]) == nil)
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
