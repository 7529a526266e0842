extension Rule {
    /// A translation without a link that its source has.
    public static let translationLink = Rule.changeable("translation-link", .warning)
    /// A translation with another address than its source.
    public static let translationLinkDiffers = Rule.changeable("translation-link-differs", .warning)
}

/// Compares the addresses of a translation with those of its source. One in which the translation's locale is named is
/// meant to differ.
enum TranslationLinks {
    static func findings(in text: WrittenText, source: WrittenText, locales: Set<String>) -> [Diagnostic] {
        texts(in: text, source: source, locales: locales) + action(in: text, source: source, locales: locales)
    }

    private static func texts(in text: WrittenText, source: WrittenText, locales: Set<String>) -> [Diagnostic] {
        guard text.part(.text) != nil, !source.addresses.isEmpty else { return [] }
        let own = text.addresses.filter(isCompared)
        let known = Set(source.addresses.map(comparable))
        let found = Set(own.map(comparable))
        var others = unique(own).filter { !known.contains(comparable($0)) }
        var missing = unique(source.addresses.filter(isCompared)).filter { !found.contains(comparable($0)) }
        var findings: [Diagnostic] = []
        for wanted in missing {
            guard
                let place = others.firstIndex(where: { LocalizedAddress.isSame($0, wanted, locale: text.text.locale) })
            else { continue }
            others.remove(at: place)
            missing.removeAll { $0 == wanted }
        }
        for (number, wanted) in missing.enumerated() {
            guard number < others.count else {
                findings.append(
                    Diagnostic(
                        .translationLink, at: text.position, "the link “\(wanted)” of the source is missing here",
                        suggestion: "add it, or take it out of \(source.text.file.path) too", locales: locales))
                continue
            }
            let place = text.position(ofAddress: others[number])
            findings += finding(others[number], of: wanted, at: place, text.text.locale, locales)
        }
        return findings
    }

    private static func action(in text: WrittenText, source: WrittenText, locales: Set<String>) -> [Diagnostic] {
        guard let own = text.text.actionURL, let wanted = source.text.actionURL, isCompared(own.value),
            isCompared(wanted.value), comparable(own.value) != comparable(wanted.value)
        else { return [] }
        let place = text.text.file.position(at: own.offset)
        return finding(own.value, of: wanted.value, at: place, text.text.locale, locales)
    }

    private static func finding(
        _ address: String, of wanted: String, at place: SourcePosition, _ locale: String, _ locales: Set<String>
    ) -> [Diagnostic] {
        if LocalizedAddress.names(locale, in: address) { return [] }
        return [
            Diagnostic(
                .translationLinkDiffers, at: place, "“\(address)” stands where the source has “\(wanted)”",
                suggestion: "write the same address, or one that names the locale", locales: locales)
        ]
    }

    /// Telephone numbers differ from country to country, and variables have values of their own.
    private static func isCompared(_ address: String) -> Bool {
        !address.contains("{{") && WebAddress.scheme(of: address).map { $0 != "tel" } == true
    }

    /// An address without what does not matter: encryption, a slash at its end, the case of its host.
    private static func comparable(_ address: String) -> String {
        var rest = address[...]
        for scheme in ["https://", "http://"] where address.lowercased().hasPrefix(scheme) {
            rest = address.dropFirst(scheme.count)
        }
        if rest.hasSuffix("/") { rest.removeLast() }
        let host = rest.prefix { !"/?#".contains($0) }
        return host.lowercased() + rest.dropFirst(host.count)
    }

    private static func unique(_ addresses: [String]) -> [String] {
        var seen: Set<String> = []
        return addresses.filter { seen.insert(comparable($0)).inserted }
    }
}
