import Campaigns
import Files
import Releases

/// Campaigns that are known from releases alone, because their files are gone.
extension Report {
    /// Their messages, as far as phones have them or are to get them, by campaign and by locale.
    var goneMessages: [String: [String: MessageStatusReport]] {
        let known = Set(campaigns.map(\.id))
        var gone: [String: [String: MessageStatusReport]] = [:]
        for locale in releases {
            for message in locale.messages where message.state.working == .removed && !known.contains(message.campaign)
            {
                gone[message.campaign, default: [:]][locale.locale] = message
            }
        }
        return gone
    }

    /// What the overview calls one of them: `title` with its `language` and `direction`, and `page`. It has no page of its own,
    /// so it leads to the releases of the first locale that has it.
    func heading(ofGone campaign: String, with messages: [String: MessageStatusReport]) -> TemplateValue {
        let locale = locales.first { messages[$0] != nil } ?? sourceLocale
        let language = messages[locale]?.fallback ?? locale
        return [
            "title": .text(messages[locale]?.title ?? campaign),
            "language": .text(language), "direction": .text(LanguageValues.direction(of: language)),
            "page": .text(PagePath.encoded(PagePath.release(locale))),
        ]
    }
}
