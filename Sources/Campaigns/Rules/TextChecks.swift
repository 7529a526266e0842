/// The rules about the words of a campaign's files, each file read once whatever messages it turns up in.
enum TextChecks {
    static func findings(in messages: [Message], of campaign: Campaign) -> [Diagnostic] {
        var users: [String: Set<String>] = [:]
        var rendered: [String: RenderedText] = [:]
        for message in messages {
            for locale in locales(in: message) { users[locale, default: []].insert(message.locale) }
            rendered[message.text.locale] = message.text.value
        }
        let source = WrittenText(campaign.source, rendered: rendered[campaign.source.locale])
        var findings: [Diagnostic] = []
        for (locale, readers) in users.sorted(by: { $0.key < $1.key }) {
            guard locale != source.text.locale, let text = campaign.text(in: locale) else {
                findings += self.findings(in: source, locales: readers)
                continue
            }
            let written = WrittenText(text, rendered: rendered[locale])
            var own = self.findings(in: written, locales: readers)
            own += comparison(of: written, with: source, locales: readers)
            if !own.isEmpty, LanguageTag.hasInventedRegion(locale) {
                own.removeAll { ofRealLanguages.contains($0.rule) }
            }
            findings += own
        }
        return findings
    }

    /// The rules that are of no use in an invented language, whose texts run and end as no language does.
    private static let ofRealLanguages: [Rule] = [.textDirection, .directionOverride, .translationEndMark]

    /// The locales whose files a message takes words from.
    private static func locales(in message: Message) -> [String] {
        [message.title.locale, message.text.locale]
            + [message.actionLabel, message.actionURL].compactMap { $0?.locale }
            + message.buttons.values.map(\.locale)
    }

    private static func findings(in text: WrittenText, locales: Set<String>) -> [Diagnostic] {
        ControlCharacter.findings(in: text, locales: locales) + MergeConflict.findings(in: text, locales: locales)
            + DoubleSpace.findings(in: text, locales: locales) + FillerText.findings(in: text, locales: locales)
            + LinkNotHTTPS.findings(in: text, locales: locales) + JoinedBullets.findings(in: text, locales: locales)
            + ListNumbers.findings(in: text, locales: locales) + TextDirection.findings(in: text, locales: locales)
            + LeftoverMarks.findings(in: text, locales: locales)
            + DirectionOverride.findings(in: text, locales: locales)
            + OuterSpace.findings(in: text, locales: locales)
    }

    private static func comparison(
        of text: WrittenText, with source: WrittenText, locales: Set<String>
    ) -> [Diagnostic] {
        TranslationLinks.findings(in: text, source: source, locales: locales)
            + TranslationNumbers.findings(in: text, source: source, locales: locales)
            + TranslationPlaceholders.findings(in: text, source: source, locales: locales)
            + TranslationEndMarks.findings(in: text, source: source, locales: locales)
    }
}
