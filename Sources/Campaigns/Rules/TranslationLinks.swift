import Files

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
        guard !source.addresses.isEmpty, !haveSameAddresses(text, source), text.part(.text) != nil else { return [] }
        let own = text.addresses.filter(isCompared)
        let known = Set(source.addresses.map(ComparableAddress.of))
        let found = Set(own.map(ComparableAddress.of))
        var others = unique(own).filter { !known.contains(ComparableAddress.of($0)) }
        var missing = unique(source.addresses.filter(isCompared)).filter { !found.contains(ComparableAddress.of($0)) }
        var findings: [Diagnostic] = []
        // What is not compared may be the same.
        missing = Array(missing.prefix(mostCompared))
        for wanted in missing {
            let place = others.prefix(mostCompared).firstIndex {
                LocalizedAddress.isSame($0, wanted, locale: text.text.locale)
            }
            guard let place else { continue }
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

    /// How many addresses of each side are compared with each other, letter by letter: more than anybody writes.
    private static let mostCompared = 200

    /// Whether both have the same addresses in the same order, as most do: then nothing is missing and none differs.
    private static func haveSameAddresses(_ text: WrittenText, _ source: WrittenText) -> Bool {
        guard text.addresses.count == source.addresses.count else { return false }
        return text.addresses.indices.allSatisfy { text.addresses[$0].hasBytes(of: source.addresses[$0]) }
    }

    private static func action(in text: WrittenText, source: WrittenText, locales: Set<String>) -> [Diagnostic] {
        guard let own = text.text.actionURL, let wanted = source.text.actionURL,
            !own.value.hasBytes(of: wanted.value), !LocalizedAddress.spellsOut(text.text.locale, in: own.value),
            isCompared(own.value), isCompared(wanted.value),
            ComparableAddress.of(own.value) != ComparableAddress.of(wanted.value)
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
        !address.holdsTwoBraces && WebAddress.scheme(of: address).map { $0 != "tel" } == true
    }

    private static func unique(_ addresses: [String]) -> [String] {
        var seen: Set<String> = []
        return addresses.filter { seen.insert(ComparableAddress.of($0)).inserted }
    }
}
