/// What can be done with a message in one locale.
public enum Move: String, CaseIterable, Sendable {
    /// `newsadmin approve CAMPAIGN`: a person names it and approves it.
    case approve
    /// `newsadmin approve --all`: a person approves whatever is waiting.
    case approveAll = "approve --all"
    /// `newsadmin release`: its working text goes out.
    case release
    /// `newsadmin withdraw`: it is taken out at once.
    case withdraw

    /// Why a message is not withdrawn that no phone ever got.
    public static let neverReleased = "it was never released in this locale"

    /// Why a message in a state is not moved so; nil where it may be.
    ///
    /// Approvals and releases are about the working text where there is one that was not released, withdrawals about
    /// what was released.
    public func refusal(of state: MessageState) -> String? {
        switch self {
        case .approve, .approveAll, .release:
            if let working = state.working { return refusal(of: working) }
            return state.released.flatMap { refusal(of: $0) }
        case .withdraw:
            if let released = state.released { return refusal(of: released) }
            return state.working.flatMap { refusal(of: $0) }
        }
    }

    /// Why a working text is not moved so; nil where it may be. Every pair is named, so that none is allowed by oversight.
    func refusal(of working: MessageState.Working) -> String? {
        switch (self, working) {
        case (.approve, .draft), (.approveAll, .draft): "it is a draft; take out “draft: true” first"
        case (.approve, .removed), (.approveAll, .removed): "there is no text any more that could be approved"
        case (.approve, .missing), (.approve, .stale), (.approve, .approved), (.approve, .waiting): nil
        case (.approveAll, .missing): "it shows another language; name the campaign to approve that"
        case (.approveAll, .stale):
            "its source has changed since it was translated; name the campaign to approve that"
        case (.approveAll, .approved): "it is approved already"
        case (.approveAll, .waiting): nil
        case (.release, .draft): "it is a draft"
        case (.release, .missing): "it shows another language, and nobody has approved that"
        case (.release, .stale): "its source has changed since it was translated, and nobody has approved that"
        case (.release, .waiting): "it waits for review"
        case (.release, .approved), (.release, .removed): nil
        case (.withdraw, .draft), (.withdraw, .missing), (.withdraw, .stale), (.withdraw, .approved),
            (.withdraw, .waiting), (.withdraw, .removed):
            Self.neverReleased
        }
    }

    /// Why what was released is not moved so; nil where it may be.
    func refusal(of released: MessageState.Released) -> String? {
        switch (self, released) {
        case (.approve, .withdrawn), (.approveAll, .withdrawn), (.release, .withdrawn):
            "it was withdrawn; give it new keys to publish it again"
        case (.approve, .ended), (.approveAll, .ended): "it has ended, so nobody would see it"
        case (.approve, .live), (.approveAll, .live), (.approve, .scheduled), (.approveAll, .scheduled):
            "it is released as it is, so there is nothing to approve"
        case (.release, .ended), (.release, .live), (.release, .scheduled): nil
        case (.withdraw, .withdrawn): "it is withdrawn already"
        case (.withdraw, .ended): "it has ended, so no phone gets it any more"
        case (.withdraw, .live), (.withdraw, .scheduled): nil
        }
    }
}
