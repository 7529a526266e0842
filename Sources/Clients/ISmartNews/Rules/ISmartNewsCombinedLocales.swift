import Campaigns

extension FieldReader {
    /// The library takes a suffix's second part for the phone's region, so a locale with a region cannot be in
    /// `all.plist`.
    mutating func checkCombinedLocales(_ locales: [String], at offset: Int) {
        checkAskedFor(locales, at: offset)
        let others = locales.filter { ISmartNewsClient.combinedSuffix(of: $0) == nil }
        guard !others.isEmpty else { return }
        report(
            .ismartnewsCombinedLocale, at: offset,
            "all.plist leaves out \(others.joined(separator: ", ")): a key's suffix can name a language alone",
            suggestion: "let users of these languages read their own feeds")
    }

    /// The library looks keys up by the first part of the language that the phone names, and for Chinese by the script
    /// as well.
    private mutating func checkAskedFor(_ locales: [String], at offset: Int) {
        for locale in locales where ISmartNewsClient.combinedSuffix(of: locale) != nil {
            let canonical = LanguageTag.canonical(locale)
            guard canonical == "zh" || canonical.lowercased() != locale.lowercased() else { continue }
            report(
                .ismartnewsNeverAsked, at: offset, "no phone looks for the keys of “\(locale)” in all.plist",
                suggestion: canonical == "zh" ? "name the locale zh-Hans or zh-Hant" : "name the locale \(canonical)")
        }
    }
}

extension ISmartNewsClient {
    /// The suffix of a locale's keys in `all.plist`; nil where it can have none.
    static func combinedSuffix(of locale: String) -> String? {
        switch locale {
        case "zh-Hans": "zh_hans"
        case "zh-Hant": "zh_hant"
        default: locale.contains("-") ? nil : locale.lowercased()
        }
    }

    /// Whether the feed for all languages is wanted and a locale can be in it.
    func isCombined(_ locale: String) -> Bool {
        settings.isCombined && Self.combinedSuffix(of: locale) != nil
    }

    /// A message cannot be hidden from one language in `all.plist`, a meta item can.
    func checkCombined(messages: [Message], form: ISmartNewsForm, _ findings: inout ClientFindings) {
        guard settings.isCombined, !form.isItem, !messages.isEmpty else { return }
        let present = Set(messages.map(\.locale))
        let absent = context.configuration.locales.filter { isCombined($0) && !present.contains($0) }
        // Without a plain key nobody but the languages named sees it.
        guard !absent.isEmpty, present.contains(context.configuration.sourceLocale) else { return }
        findings.report(
            .ismartnewsCombinedAbsent, at: 0,
            "all.plist cannot hide a message from \(absent.joined(separator: ", ")): its users would see it in "
                + "“\(context.configuration.sourceLocale)”",
            suggestion: "translate it, or write ismartnews: {form: alert}, which can be hidden")
    }
}

extension Rule {
    /// Locales that the feed for all languages cannot hold.
    static let ismartnewsCombinedLocale = Rule.changeable("ismartnews-combined-locale", .warning)
    /// A locale whose keys in the feed for all languages no phone looks for.
    static let ismartnewsNeverAsked = Rule.changeable("ismartnews-never-asked", .warning)
    /// A message that the feed for all languages would show in a language in which it is left out.
    static let ismartnewsCombinedAbsent = Rule.locked("ismartnews-combined-absent")
}
