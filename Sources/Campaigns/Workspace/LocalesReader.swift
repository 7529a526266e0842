/// Reads the locales of `newsadmin.yml`: `sourceLocale`, `locales`, and what `missing` says of each.
enum LocalesReader {
    /// Words that stand beside locales: in `missing`, in `app.labels`, and in the name of a feed for all languages.
    private static let reservedLocales: Set<String> = [
        "all", "default", "leave-out", "ok", "ignore", "remind", "action",
    ]

    static func read(_ reader: inout FieldReader, into configuration: inout WorkspaceConfiguration) {
        let source = source(&reader)
        if let source { configuration.sourceLocale = source.value }
        var (locales, names) = listed(&reader)
        if let source, isName(source.value), !locales.contains(source.value) {
            names.append(source)
        }
        if !locales.contains(configuration.sourceLocale) { locales.insert(configuration.sourceLocale, at: 0) }
        configuration.locales = locales
        reader.checkNames(of: names)
        configuration.fallbacks = fallbacks(&reader, locales: locales, source: configuration.sourceLocale)
    }

    private static func source(_ reader: inout FieldReader) -> Located<String>? {
        if let locale = reader.text("sourceLocale") {
            checkTag(locale, ofSeveral: false, &reader)
            return locale
        }
        if !reader.has("sourceLocale") {
            reader.report(
                .missingField, at: reader.offset, "“sourceLocale” is missing: the locale that campaigns are written in",
                suggestion: "add sourceLocale: en")
        }
        return nil
    }

    /// What is listed, and what of that are names that could be compared with those of languages.
    private static func listed(_ reader: inout FieldReader) -> (locales: [String], names: [Located<String>]) {
        var locales: [String] = []
        var names: [Located<String>] = []
        for locale in reader.texts("locales")?.value ?? [] {
            checkTag(locale, ofSeveral: true, &reader)
            if locale.value.contains(",") {
                // They are meant as several, so that nothing is found of them in missing.
                for part in locale.value.split(whereSeparator: { $0 == "," || $0.isWhitespace }).map(String.init)
                where !locales.contains(part) {
                    locales.append(part)
                }
            } else if locales.contains(where: { $0.lowercased() == locale.value.lowercased() }) {
                reader.report(
                    .duplicateLocale, at: locale.offset, "“\(locale.value)” is listed twice", suggestion: "keep one")
            } else {
                locales.append(locale.value)
                if isName(locale.value) { names.append(locale) }
            }
        }
        return (locales, names)
    }

    private static func checkTag(_ locale: Located<String>, ofSeveral: Bool, _ reader: inout FieldReader) {
        if reservedLocales.contains(locale.value.lowercased()) {
            reader.report(
                .badLocale, at: locale.offset,
                "“\(locale.value)” is a word that newsadmin.yml uses, so no locale can be called that",
                suggestion: "write a BCP 47 tag such as en, pt-BR or zh-Hans")
            return
        }
        guard !LanguageTag.isWellFormed(locale.value) else { return }
        if ofSeveral, locale.value.contains(",") {
            reader.report(
                .badLocale, at: locale.offset, "“\(locale.value)” is not the name of a locale",
                suggestion: "write several in brackets: [\(locale.value)]")
            return
        }
        let canonical = LanguageTag.canonical(locale.value)
        reader.report(
            .badLocale, at: locale.offset, "“\(locale.value)” is not the name of a locale",
            suggestion: LanguageTag.isWellFormed(canonical) && LanguageTag.unknownPart(of: canonical) == nil
                ? "write \(canonical)" : "write a BCP 47 tag such as en, pt-BR or zh-Hans")
    }

    private static func isName(_ locale: String) -> Bool {
        LanguageTag.isWellFormed(locale) && !reservedLocales.contains(locale.lowercased())
    }

    private static func fallbacks(
        _ reader: inout FieldReader, locales: [String], source: String
    ) -> [String: FallbackPolicy] {
        let named: [String: FallbackPolicy] =
            reader.nested(
                "missing", usual: "default", explaining: { absence(of: $0, in: "missing", from: locales) }
            ) { reader in
                var named: [String: FallbackPolicy] = [:]
                var chains: [String: [Located<String>]] = [:]
                for locale in ["default"] + locales {
                    guard let texts = reader.texts(locale) else { continue }
                    named[locale] = policy(texts, locales: locales, &reader)
                    if locale == source {
                        reader.report(
                            .fallbackCycle, at: texts.offset,
                            "every chain ends with the source locale, “\(locale)”, so it has none itself",
                            suggestion: "leave \(locale) out of missing")
                    } else if locale != "default", named[locale] != .leaveOut {
                        chains[locale] = texts.value
                    }
                }
                reader.checkCycles(in: chains)
                return named
            } ?? [:]
        let common: FallbackPolicy = named["default"] ?? .chain([source])
        var fallbacks: [String: FallbackPolicy] = [:]
        for locale in locales where locale != source { fallbacks[locale] = named[locale] ?? common }
        return fallbacks
    }

    /// What to say of a locale beside other names, as in `missing`, that the workspace does not have; nil for any other name.
    static func absence(
        of key: String, in place: String, from locales: [String]
    ) -> (message: String, suggestion: String)? {
        guard LanguageTag.namesLanguage(LanguageTag.canonical(key)),
            let suggestion = NameKind.locales.suggestion(for: key, among: locales)
        else { return nil }
        return ("“\(key)” in \(place) is not one of the workspace's locales", suggestion)
    }

    private static func policy(
        _ texts: Located<[Located<String>]>, locales: [String], _ reader: inout FieldReader
    ) -> FallbackPolicy {
        if texts.value.map(\.value) == ["leave-out"] { return .leaveOut }
        for text in texts.value where !locales.contains(text.value) {
            reader.report(
                .unknownLocale, at: text.offset, "“\(text.value)” is not one of the workspace's locales",
                suggestion: NameKind.locales.suggestion(for: text.value, among: locales + ["leave-out"]))
        }
        return .chain(texts.value.map(\.value))
    }
}
