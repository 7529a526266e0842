/// What is meant by names that are no fields of campaigns, but that many write.
enum MeantField {
    /// What to write in place of a name at the top of a campaign or a translation; nil where nobody knows.
    static func suggestion(for key: String) -> String? {
        switch key.lowercased() {
        case "link", "url", "href": "write action: {url: …, label: …}"
        case "label": "write it under action, as action: {url: …, label: …}"
        case "date", "from", "begin", "publish": "write start: 2026-11-20T09:00 for when it begins"
        case "until", "to", "expires", "expiry": "write end: 2026-12-01T00:00 for when it is over"
        case "language", "lang":
            "a file's name says its language: a.md and a.fr.md; locales: [en, fr] says whom a campaign is for"
        case "body", "text", "message", "content", "description": "the text stands below the second ---"
        default: nil
        }
    }

    /// What to write in place of a name at the top of a translation; dates and locales have their place in the source.
    static func suggestion(inTranslationOf source: String) -> (_ key: String) -> String? {
        { key in
            guard let suggestion = suggestion(for: key) else { return nil }
            if suggestion.hasPrefix("write start:") { return "write start in \(source)" }
            if suggestion.hasPrefix("write end:") { return "write end in \(source)" }
            return suggestion.hasPrefix("a file's name") ? "a file's name says its language: a.fr.md" : suggestion
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
