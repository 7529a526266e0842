extension Rule {
    /// A locale that is written in another way than phones write it.
    static let localeForm = Rule.changeable("locale-form", .warning)
    /// A locale of a language or region that does not exist.
    static let unknownLanguage = Rule.changeable("unknown-language", .warning)
    /// A locale that may mean several, or two names of one.
    static let ambiguousLocale = Rule.changeable("ambiguous-locale", .warning)
}

extension FieldReader {
    /// Looks at the names of the workspace's locales, those that are well-formed.
    mutating func checkNames(of locales: [Located<String>]) {
        var seen: [String: String] = [:]
        for locale in locales {
            let canonical = LanguageTag.canonical(locale.value)
            if let other = seen[canonical], other != locale.value {
                report(
                    .ambiguousLocale, at: locale.offset,
                    "“\(locale.value)” and “\(other)” are two names of one locale, and phones ask for “\(canonical)”",
                    suggestion: "keep \(canonical)")
                continue
            }
            seen[canonical] = locale.value
            if let (part, meant) = LanguageTag.unknownPart(of: locale.value) {
                report(
                    .unknownLanguage, at: locale.offset,
                    part == locale.value
                        ? "no language is called “\(part)”"
                        : "no language or region is called “\(part)”, as in “\(locale.value)”",
                    suggestion: meant.map { "did you mean \($0)?" })
            } else if canonical == "zh" {
                report(
                    .ambiguousLocale, at: locale.offset,
                    "“\(locale.value)” does not tell which Chinese is meant, and phones ask for zh-Hans or zh-Hant",
                    suggestion: "write zh-Hans for simplified characters, zh-Hant for traditional ones")
            } else if canonical != locale.value {
                report(
                    .localeForm, at: locale.offset, "phones call this locale “\(canonical)”, not “\(locale.value)”",
                    suggestion: "write \(canonical)")
            }
        }
    }
}
