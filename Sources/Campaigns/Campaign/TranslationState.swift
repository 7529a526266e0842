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
    ///   - translation: what the file of its locale says; nil for the source, and where there is no such file.
    ///   - isFallback: whether title or text are taken from another language.
    ///   - fingerprint: that of the campaign's source text now.
    init(of translation: CampaignText?, isFallback: Bool, fingerprint: String) {
        guard !isFallback else {
            self = .missing
            return
        }
        self = translation.map { TranslationState(comparing: $0, with: fingerprint) } ?? .source
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
