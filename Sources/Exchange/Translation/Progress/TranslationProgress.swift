import Campaigns
import Clients

/// How far a campaign's translation into a locale has come.
public struct TranslationProgress: Sendable {
    /// The campaign.
    public var campaign: Campaign
    /// The locale.
    public var locale: String
    /// How far it is translated.
    public var state: TranslationState
    /// What it lacks; nil where its file is complete.
    public var gap: TranslationGap?
    /// Whether it says word for word what the source says, in words that some client shows.
    public var isIdentical: Bool
    /// Whether the campaign has ended, so that nobody needs it any more.
    public var isEnded: Bool
    /// How many texts there are to translate.
    public var texts: Int

    /// The progress of a translation as of an instant.
    ///
    /// - Parameter clients: the workspace's clients, which know what of a campaign they show.
    init(_ campaign: Campaign, locale: String, now: Instant, clients: [any Client]) {
        self.campaign = campaign
        self.locale = locale
        let source = TranslatableText(sourceOf: campaign)
        texts = source.fields.count
        isEnded = campaign.window.end.map { $0 <= now } ?? false
        guard let translation = campaign.translations[locale] else {
            state = .missing
            gap = .file
            isIdentical = false
            return
        }
        gap = TranslationGap(of: translation, from: campaign.source)
        let isComplete = gap == nil
        let fingerprint = SourceFingerprint.of(campaign.source)
        state = isComplete ? TranslationState(comparing: translation, with: fingerprint) : .missing
        let own = TranslatableText(translation)
        // Addresses and numbers are the same in every language.
        let worded = source.fields.filter(\.parts.hasLetters)
        let isCopy =
            isComplete
            && worded.allSatisfy { field in
                let text = own[field.field]
                return text == field.parts || text == nil && !field.field.isMarkdown && field.field != .title
            }
        isIdentical = isCopy && UnitMaking(clients: clients).shows(anyOf: worded.map(\.field), of: campaign)
    }

    /// Whether users are to read it: not that of a draft, nor of what has ended.
    public var isNeeded: Bool { !isEnded && !campaign.isDraft }

    /// Whether there is something that a translator can do, be it for a draft.
    public var isWaiting: Bool { (state == .missing || state == .stale) && !isEnded }

    /// Whether there is a file that cannot be read, which has to be fixed before anything can be put into it.
    public var isUnreadable: Bool { campaign.unreadTranslations[locale] != nil }

    /// The translations of some locales, by locale and then by campaign; the source's own locale has none.
    public static func all(
        in workspace: Workspace, locales: [String], now: Instant, clients: [any Client]
    ) -> [TranslationProgress] {
        locales.filter { $0 != workspace.configuration.sourceLocale }.flatMap { locale in
            workspace.campaigns.filter { $0.locales.contains(locale) }.map {
                TranslationProgress($0, locale: locale, now: now, clients: clients)
            }
        }
    }
}
