import Files

/// What the name of a Markdown file in `campaigns/` says: a campaign's id, and the locale of a translation.
public struct CampaignFileName: Equatable, Sendable {
    /// The campaign's id.
    public var id: String
    /// The locale; nil for the file in the source locale.
    public var locale: String?

    /// What is wrong with a name.
    public enum Problem: Equatable, Sendable {
        /// What stands behind the last dot looks like a locale, but is none of the workspace's.
        case unknownLocale(String)
        /// The id has characters that an id cannot have, or too many.
        case badID(String)
        /// The source locale stands in the name, which is reserved for translations.
        case sourceLocale(String)

        /// What is wrong, in a sentence.
        public var message: String {
            switch self {
            case .unknownLocale(let locale): "“\(locale)” in the file's name is not one of the workspace's locales"
            case .badID(let id): "“\(id)” cannot be a campaign's id"
            case .sourceLocale(let locale): "“\(locale)” is the source locale, whose files do not name it"
            }
        }
    }

    /// Reads a file's path; subfolders carry no meaning.
    public static func read(
        _ path: String, locales: [String], sourceLocale: String
    ) -> (name: CampaignFileName, problem: Problem?) {
        let slash = path.utf8.lastIndex(of: UInt8(ascii: "/"))
        let file = slash.map { path[path.utf8.index(after: $0)...] } ?? path[...]
        let stem = file.hasSuffix(".md") ? file.dropLast(3) : file
        guard let dot = stem.utf8.lastIndex(of: UInt8(ascii: ".")), dot != stem.startIndex else {
            return checked(String(stem), nil)
        }
        let id = String(stem[..<dot])
        let end = String(stem[stem.utf8.index(after: dot)...])
        if end == sourceLocale { return (CampaignFileName(id: id, locale: nil), .sourceLocale(end)) }
        if locales.contains(end) { return checked(id, end) }
        let isNearlyOne = locales.contains { $0.lowercased() == end.lowercased().replacing("_", with: "-") }
        if isNearlyOne || LanguageTag.looksLikeOne(end) {
            return (CampaignFileName(id: id, locale: end), .unknownLocale(end))
        }
        return checked(String(stem), nil)
    }

    /// The path of the translation into a locale that belongs beside a campaign's file in the source locale.
    public static func path(ofTranslationInto locale: String, beside source: String) -> String {
        "\(source.hasSuffix(".md") ? String(source.dropLast(3)) : source).\(locale).md"
    }

    /// Whether a text can be an id: `[A-Za-z0-9][A-Za-z0-9._-]{0,99}`, which is also a safe name of a file.
    public static func isID(_ text: String) -> Bool {
        guard let first = text.utf8.first, first.isLetterOrDigit, text.utf8.count <= 100 else { return false }
        return text.utf8.allSatisfy { $0.isLetterOrDigit || $0 == 0x2E || $0 == 0x5F || $0 == 0x2D }
    }

    private static func checked(_ id: String, _ locale: String?) -> (CampaignFileName, Problem?) {
        (CampaignFileName(id: id, locale: locale), isID(id) ? nil : .badID(id))
    }
}
