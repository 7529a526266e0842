import Campaigns

/// Where a working text stands as long as nobody has approved or released any of it.
///
/// It is derived without the text's hash, which takes time where there are many.
public struct UnreviewedState: Equatable, Sendable {
    /// The state.
    public let state: MessageState.Working
    /// Why it is in that state, for a person.
    public let reason: Sentence

    /// Why a text waits that nobody has ever approved.
    public static let waitingReason: Sentence = "nobody has approved it yet"

    /// What is said of a text that is behind its source.
    static let staleReason: Sentence = "the source has changed since this was translated"

    /// Why a text waits whose files have errors, be it that nobody can read them.
    static let errorsReason: Sentence = "its files have errors"

    /// The state of a text.
    ///
    /// - Parameters:
    ///   - isDraft: whether its campaign is a draft.
    ///   - hasErrors: whether its files have errors, which may have kept its words from being read.
    ///   - translation: how far its words are those of the locale.
    ///   - gap: what it lacks of these words, where it lacks any.
    ///   - fallback: the locale that title or text are taken from, where it is another one.
    ///   - policy: how many people must approve it.
    public init(
        isDraft: Bool, hasErrors: Bool = false, translation: TranslationState, gap: TranslationGap?,
        fallback: String?, policy: ReleasePolicy
    ) {
        (state, reason) =
            if isDraft {
                (.draft, "it is a draft")
            } else if hasErrors {
                (.waiting, Self.errorsReason)
            } else if policy.approvals == 0 {
                (.approved, "no approval is needed here")
            } else if translation == .missing {
                (.missing, Self.missingReason(gap, fallback ?? "another language"))
            } else if translation == .stale {
                (.stale, Self.staleReason)
            } else {
                (.waiting, Self.waitingReason)
            }
    }

    private static func missingReason(_ gap: TranslationGap?, _ fallback: String) -> Sentence {
        switch gap {
        case .file, nil: "has no translation, and shows \(fallback)"
        case .title: "its translation has no title, and shows that of \(fallback)"
        case .text: "its translation has no text, and shows that of \(fallback)"
        case .titleAndText: "its translation has neither title nor text, and shows those of \(fallback)"
        }
    }
}
