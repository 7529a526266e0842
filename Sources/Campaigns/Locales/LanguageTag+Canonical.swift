extension LanguageTag {
    /// The form in which phones name a locale: `pt-BR` for `pt_br`, `zh-Hans` for `zh-CN`, `he` for `iw`.
    public static func canonical(_ name: String) -> String {
        var parts = name.split { $0 == "-" || $0 == "_" }.map(String.init)
        guard !parts.isEmpty else { return name }
        parts[0] = parts[0].lowercased()
        var isPrivate = false
        for index in parts.indices.dropFirst() {
            let part = parts[index]
            isPrivate = isPrivate || part.utf8.count == 1
            switch part.utf8.count {
            case 2 where !isPrivate: parts[index] = part.uppercased()
            case 4 where !isPrivate && part.first?.isLetter == true:
                parts[index] = part.prefix(1).uppercased() + part.dropFirst().lowercased()
            default: parts[index] = part.lowercased()
            }
        }
        if parts.count > 1, parts[0] == "zh", ["yue", "cmn"].contains(parts[1]) {
            parts.remove(at: 0)
        }
        if let newer = LanguageNames.newer[parts[0]] { parts.replaceSubrange(0..<1, with: newer) }
        let joined = parts.joined(separator: "-")
        return forms[joined] ?? joined
    }

    /// Names that phones write in another way: for Chinese they name the script, and the region only beyond its own.
    private static let forms = [
        "zh-CN": "zh-Hans", "zh-SG": "zh-Hans-SG", "zh-MY": "zh-Hans-MY", "zh-TW": "zh-Hant", "zh-HK": "zh-Hant-HK",
        "zh-MO": "zh-Hant-MO", "zh-Hans-CN": "zh-Hans", "zh-Hant-TW": "zh-Hant", "en-UK": "en-GB", "es-LA": "es-419",
    ]

    /// Whether the registries know all of a name.
    public static func isKnown(_ name: String) -> Bool { unknownPart(of: name) == nil }

    /// What no registry knows of a name, and what may be meant; nil where all of it is known.
    static func unknownPart(of name: String) -> (part: String, meant: String?)? {
        let parts = name.split(separator: "-").map(String.init)
        guard let language = parts.first?.lowercased() else { return nil }
        if !LanguageNames.isKnown(language) {
            return (parts[0], LanguageNames.ofCountries[language] ?? LanguageNames.ofWords[language])
        }
        for part in parts.dropFirst() {
            switch part.utf8.count {
            case 1: return nil
            case 2:
                if !RegionNames.isKnown(part.uppercased()) { return (part, part.uppercased() == "UK" ? "GB" : nil) }
            case 3 where part.first?.isNumber == false:
                if !["yue", "cmn"].contains(part.lowercased()) { return (part, nil) }
            default: break
            }
        }
        return nil
    }
}
