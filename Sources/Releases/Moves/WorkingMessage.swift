import Campaigns

/// A message as the workspace's files have it now.
public struct WorkingMessage: Sendable {
    /// Whether its campaign is a draft.
    public var isDraft: Bool
    /// How far its words are those of the locale.
    public var translation: TranslationState
    /// What it lacks of these words; nil where it lacks nothing.
    var gap: TranslationGap?
    /// The fingerprint of the source text.
    public var source: String
    /// The locale that title or text are taken from, where it is another one.
    public var fallback: String?
    /// What users would see, and who is meant.
    public var content: MessageContent
    /// The hash of ``content``.
    public var hash: String
    /// By what devices would remember it, by client.
    public var keys: [String: String]

    /// A message.
    public init(
        _ content: MessageContent, isDraft: Bool, translation: TranslationState, gap: TranslationGap?, source: String,
        fallback: String?, keys: [String: String]
    ) {
        self.content = content
        self.isDraft = isDraft
        self.translation = translation
        self.gap = gap
        self.source = source
        self.fallback = fallback
        self.keys = keys
        hash = content.hash
    }
}
