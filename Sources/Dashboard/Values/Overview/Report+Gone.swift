import Campaigns
import Files
import Releases

/// Campaigns that are known from releases alone, because their files are gone or cannot be read.
extension Report {
    /// The messages of those whose files are gone, as far as phones have them or are to get them, by campaign and by locale.
    var goneMessages: [String: [String: MessageStatusReport]] {
        unlistedMessages.mapValues { $0.filter { $1.state.working == .removed } }.filter { !$1.isEmpty }
    }

    /// The messages that phones have or are to get of campaigns that the files say nothing of, by campaign and by locale.
    var unlistedMessages: [String: [String: MessageStatusReport]] {
        let known = Set(campaigns.map(\.id))
        var unlisted: [String: [String: MessageStatusReport]] = [:]
        for locale in releases {
            for message in locale.messages
            where !known.contains(message.campaign)
                && (message.state.released != nil || message.state.working == .removed)
            {
                unlisted[message.campaign, default: [:]][locale.locale] = message
            }
        }
        return unlisted
    }

    /// What the overview calls one of them: `title` with its `language` and `direction`, and `page`. It has no page of its own,
    /// so it leads to the releases of the first locale that has it.
    func heading(ofUnlisted campaign: String, with messages: [String: MessageStatusReport]) -> TemplateValue {
        let locale = locales.first { messages[$0] != nil } ?? sourceLocale
        let language = messages[locale]?.fallback ?? locale
        return [
            "title": .text(messages[locale]?.title ?? campaign),
            "language": .text(language), "direction": .text(LanguageValues.direction(of: language)),
            "page": .text(PagePath.encoded(PagePath.release(locale))),
        ]
    }
}
