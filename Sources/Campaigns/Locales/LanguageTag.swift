import Files

/// The names of locales: BCP 47 language tags such as `en`, `pt-BR` and `zh-Hans`.
public enum LanguageTag {
    /// Whether a name is a well-formed tag: a language of two to three letters (or five to eight), then, each behind a
    /// dash and each only if need be, a script, a region, variants and extensions.
    ///
    /// Such a name is also a safe name of a file.
    public static func isWellFormed(_ name: String) -> Bool {
        let parts = name.split(separator: "-", omittingEmptySubsequences: false)
        guard let language = parts.first, language.isLetters, [2, 3, 5, 6, 7, 8].contains(language.utf8.count) else {
            return false
        }
        return parts.dropFirst().allSatisfy { (1...8).contains($0.utf8.count) && $0.isLettersOrDigits }
            && parts.last.map { $0.utf8.count > 1 } == true
    }

    /// Whether the end of a file's name looks as if it were meant as a locale: two or three lower-case letters, perhaps
    /// with a script or region behind them.
    static func looksLikeOne(_ name: some StringProtocol) -> Bool {
        let parts = name.split(whereSeparator: { $0 == "-" || $0 == "_" })
        guard let language = parts.first, (2...3).contains(language.utf8.count), language.isLetters,
            language == language.lowercased(), parts.count <= 3
        else { return false }
        return parts.dropFirst().allSatisfy { part in
            switch part.utf8.count {
            case 2: part.isLetters
            case 3: part.utf8.allSatisfy(\.isDigit)
            case 4: part.isLetters && part.first?.isUppercase == true
            default: false
            }
        }
    }

    /// Whether a locale is for nobody: its region is one that no country has, or it says that it is private.
    public static func isInvented(_ name: String) -> Bool {
        let parts = name.uppercased().split(separator: "-").dropFirst()
        return hasInventedRegion(name) || parts.dropLast().contains("X")
    }

    /// Whether the region of a locale is one that no country has: XA to XZ and the others that are kept for private use,
    /// but for XK, which stands for Kosovo.
    static func hasInventedRegion(_ name: String) -> Bool {
        guard name.utf8.contains(UInt8(ascii: "-")) else { return false }
        return name.uppercased().split(separator: "-").dropFirst().contains { part in
            switch part {
            case "XK": false
            case "AA", "ZZ", "XA"..."XZ", "QM"..."QZ": part.utf8.count == 2
            default: false
            }
        }
    }

    /// Whether the language is written from right to left.
    public static func isRightToLeft(_ name: String) -> Bool {
        // Most names are a language alone, and each message is asked for its direction.
        guard name.utf8.contains(UInt8(ascii: "-")) else { return rightToLeftLanguages.contains(name.lowercased()) }
        let parts = name.split(separator: "-")
        if let script = parts.dropFirst().first(where: { $0.utf8.count == 4 }) {
            return ["arab", "hebr", "thaa", "syrc", "nkoo", "adlm"].contains(script.lowercased())
        }
        return parts.first.map { rightToLeftLanguages.contains($0.lowercased()) } ?? false
    }

    private static let rightToLeftLanguages: Set<String> = [
        "acm", "afb", "ajp", "apc", "ar", "arc", "arq", "ary", "arz", "ayl", "azb", "bal", "bgn", "ckb", "dv", "fa",
        "glk", "haz", "he", "iw", "khw", "ks", "lrc", "mzn", "nqo", "pnb", "prs", "ps", "rhg", "sd", "sdh", "skr",
        "syr", "ug", "ur", "yi",
    ]
}

extension StringProtocol {
    fileprivate var isLetters: Bool { utf8.allSatisfy(\.isLetter) }
    fileprivate var isLettersOrDigits: Bool { utf8.allSatisfy(\.isLetterOrDigit) }
}
