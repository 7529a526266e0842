/// What is meant by names that are no fields of campaigns, but that many write.
enum MeantField {
    /// What many write in another way.
    private enum Meaning {
        case action, label, start, end, language, text

        /// What a name at the top of a file means; nil where nobody knows.
        init?(of key: String) {
            switch key.lowercased() {
            case "link", "url", "href": self = .action
            case "label": self = .label
            case "date", "from", "begin", "publish": self = .start
            case "until", "to", "expires", "expiry": self = .end
            case "language", "lang": self = .language
            case "body", "text", "message", "content", "description": self = .text
            default: return nil
            }
        }
    }

    /// What to write in place of a name at the top of a campaign or a translation; nil where nobody knows.
    static func suggestion(for key: String) -> String? {
        switch Meaning(of: key) {
        case .action: "write action: {url: …, label: …}"
        case .label: "write it under action, as action: {url: …, label: …}"
        case .start: "write start: 2026-11-20T09:00 for when it begins"
        case .end: "write end: 2026-12-01T00:00 for when it is over"
        case .language:
            "a file's name says its language: a.md and a.fr.md; locales: [en, fr] says whom a campaign is for"
        case .text: "the text stands below the second ---"
        case nil: nil
        }
    }

    /// What to write in place of a name at the top of a translation; dates and locales have their place in the source.
    static func suggestion(inTranslationOf source: String) -> (_ key: String) -> String? {
        { key in
            switch Meaning(of: key) {
            case .start: "write start in \(source)"
            case .end: "write end in \(source)"
            case .language: "a file's name says its language: a.fr.md"
            case .action, .label, .text, nil: suggestion(for: key)
            }
        }
    }

    /// What to write in place of a name under `versions`; nil where nobody knows.
    static func versionSuggestion(for key: String) -> String? {
        switch key.lowercased() {
        case "from", "since", "minimum": "write min, the first version that is meant"
        case "to", "until", "through", "maximum": "write max, the last version that is meant"
        case "below": "write before, the first version that is no longer meant"
        default: nil
        }
    }
}
