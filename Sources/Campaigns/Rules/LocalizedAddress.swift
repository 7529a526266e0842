import Files

/// Tells whether an address was made for a locale: `https://example.com/fr/sale`, `de.example.com`, `?lang=pt-BR`.
public enum LocalizedAddress {
    /// Where a language is mostly spoken, if the country is not called like the language.
    private static let countries: [String: Set<String>] = [
        "ar": ["sa", "ae", "eg"], "ca": ["es"], "cs": ["cz"], "da": ["dk"], "de": ["at", "ch"], "el": ["gr"],
        "en": ["us", "uk", "gb"], "es": ["mx", "ar"], "et": ["ee"], "fa": ["ir"], "fil": ["ph"],
        "fr": ["be", "ca", "ch"],
        "he": ["il"], "hi": ["in"], "ja": ["jp"], "ka": ["ge"], "kk": ["kz"], "ko": ["kr"], "ms": ["my"], "nb": ["no"],
        "nl": ["be"], "pt": ["br"], "sl": ["si"], "sq": ["al"], "sr": ["rs"], "sv": ["se"], "uk": ["ua"], "ur": ["pk"],
        "vi": ["vn"], "zh": ["cn", "tw", "hk"],
    ]

    /// Whether a part of an address is the locale, its language or a country where that is spoken.
    static func names(_ locale: String, in address: String) -> Bool {
        if spellsOut(locale, in: address) { return true }
        let names = names(of: locale)
        return parts(of: address).contains(where: names.contains)
    }

    /// Whether an address was hardly made for another language: a part of its host before the domain of the country, of its
    /// path, or of what its query says is the locale itself or its language.
    public static func isMade(for locale: String, _ address: String) -> Bool {
        let rest = address.firstRange(of: "://").map { address[$0.upperBound...] } ?? address[...]
        let host = rest.prefix { $0 != "/" && $0 != "?" && $0 != "#" }
        let place = rest.dropFirst(host.count)
        let path = place.prefix { $0 != "?" }
        let query = place.dropFirst(path.count).split(whereSeparator: { "?&#".contains($0) })
        let parts =
            host.split(separator: ".").dropLast() + [path]
            + query.compactMap { $0.split(separator: "=", maxSplits: 1).dropFirst().first }
        let language = String(locale.prefix { $0 != "-" })
        return parts.contains { spellsOut(locale, in: String($0)) || spellsOut(language, in: String($0)) }
    }

    /// Whether a part of an address is the locale itself, which a look at the bytes tells.
    static func spellsOut(_ locale: String, in address: String) -> Bool {
        locale.withUTF8Bytes { name in
            address.withUTF8Bytes { bytes in
                var start = 0
                while start + name.count <= bytes.count {
                    var end = start
                    while end < bytes.count, isPart(bytes[end]) { end += 1 }
                    if end - start == name.count,
                        zip(bytes[start..<end], name).allSatisfy({ $0.lowercased == $1.lowercased })
                    {
                        return !name.isEmpty
                    }
                    start = end + 1
                }
                return false
            }
        }
    }

    private static func isPart(_ byte: UInt8) -> Bool {
        byte.isLetterOrDigit || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_") || byte >= 0x80
    }

    /// Whether two addresses differ in nothing but parts that name the locale, or that stand in their place.
    static func isSame(_ address: String, _ other: String, locale: String) -> Bool {
        let names = names(of: locale)
        let (left, right) = (parts(of: address), parts(of: other))
        guard left.contains(where: names.contains) else { return false }
        if left.count == right.count { return zip(left, right).allSatisfy { $0 == $1 || names.contains($0) } }
        return left.filter { !names.contains($0) } == right
    }

    private static func names(of locale: String) -> Set<String> {
        let lowered = locale.lowercased()
        let subtags: [String] = lowered.split(separator: "-").map { String($0) }
        let language = subtags.first ?? lowered
        var names: Set<String> = [lowered, subtags.joined(separator: "_")]
        names.formUnion(subtags.filter { $0.utf8.count > 1 })
        for country in countries[language] ?? [] {
            names.formUnion([country, language + "-" + country, language + "_" + country])
        }
        return names
    }

    /// What stands between the punctuation of an address, in lower case; dashes and underscores join names.
    private static func parts(of address: String) -> [String] {
        address.lowercased().split { !($0.isLetter || $0.isNumber || $0 == "-" || $0 == "_") }.map(String.init)
    }
}
