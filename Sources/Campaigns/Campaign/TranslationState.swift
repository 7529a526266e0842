/// How far the words of a message are those of its locale.
public enum TranslationState: String, CaseIterable, Sendable {
    /// It is the source itself.
    case source
    /// It was translated from the source as it is now.
    case translated
    /// It was translated, and nobody has said from which source.
    case neverCompared
    /// The source has changed since it was translated.
    case stale
    /// Title or text are taken from another language.
    case missing

    /// The state of a message's words.
    ///
    /// - Parameters:
    ///   - message: the message.
    ///   - fingerprint: that of the campaign's source text now.
    init(of message: Message, fingerprint: String) {
        guard !message.isFallback else {
            self = .missing
            return
        }
        guard let translation = message.campaign.translations[message.locale] else {
            self = .source
            return
        }
        self = TranslationState(comparing: translation, with: fingerprint)
    }

    /// The state of a translation's file by the hash that it holds, whether it is complete or not.
    ///
    /// - Parameters:
    ///   - translation: what the file says.
    ///   - fingerprint: that of the campaign's source text now.
    public init(comparing translation: CampaignText, with fingerprint: String) {
        self = translation.sourceHash.map { $0.value == fingerprint ? .translated : .stale } ?? .neverCompared
    }
}
