extension Rule {
    /// A campaign without a message, because each of its locales is left out for want of a translation.
    static let leftOutEverywhere = Rule.changeable("left-out-everywhere", .warning)
}

/// Finds campaigns that reach nobody, because nobody has translated them for any of their locales.
public enum LeftOutEverywhere {
    /// What is found in a campaign that has these messages. A translation that cannot be read has errors of its own, and
    /// nobody translates a draft.
    public static func findings(in messages: [Message], of campaign: Campaign) -> [Diagnostic] {
        guard messages.isEmpty, !campaign.isDraft, campaign.source.title?.value.isEmpty == false,
            let locale = campaign.locales.first, campaign.locales.allSatisfy({ campaign.unreadTranslations[$0] == nil })
        else { return [] }
        let wanted =
            if let translation = campaign.translations[locale] {
                "write title and text into \(translation.file.path)"
            } else {
                "add \(campaign.id).\(locale).md"
            }
        return [
            Diagnostic(
                .leftOutEverywhere, at: SourcePosition(file: campaign.source.file.path),
                "this reaches nobody: it is not translated, and missing leaves out all of its locales "
                    + "(\(campaign.locales.joined(separator: ", ")))",
                suggestion: "\(wanted), or add \(campaign.source.locale) to its locales", campaign: campaign.id,
                locales: Set(campaign.locales))
        ]
    }
}
