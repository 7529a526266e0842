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

    /// Why a message in a state is not moved so; nil where it may be.
    ///
    /// Approvals and releases are about the working text where there is one that was not released, withdrawals about
    /// what was released.
    public func refusal(of state: MessageState) -> String? {
        switch self {
        case .approve, .approveAll, .release:
            if let working = state.working { return Self.ofWorking[self]?[working] ?? nil }
            return state.released.flatMap { Self.ofReleased[self]?[$0] ?? nil }
        case .withdraw:
            if let released = state.released { return Self.ofReleased[self]?[released] ?? nil }
            return state.working.flatMap { Self.ofWorking[self]?[$0] ?? nil }
        }
    }

    private static let neverReleased = "it was never released in this locale"

    /// Each move on a working text: nil where it is allowed, else the sentence that refuses it.
    static let ofWorking: [Move: [MessageState.Working: String?]] = [
        .approve: [
            .draft: "it is a draft; take out “draft: true” first", .missing: nil, .stale: nil, .approved: nil,
            .waiting: nil, .removed: "there is no text any more that could be approved",
        ],
        .approveAll: [
            .draft: "it is a draft; take out “draft: true” first",
            .missing: "it shows another language; name the campaign to approve that",
            .stale: "its source has changed since it was translated; name the campaign to approve that",
            .approved: "it is approved already", .waiting: nil,
            .removed: "there is no text any more that could be approved",
        ],
        .release: [
            .draft: "it is a draft", .missing: "it shows another language, and nobody has approved that",
            .stale: "its source has changed since it was translated, and nobody has approved that", .approved: nil,
            .waiting: "it waits for review", .removed: nil,
        ],
        .withdraw: [
            .draft: neverReleased, .missing: neverReleased, .stale: neverReleased, .approved: neverReleased,
            .waiting: neverReleased, .removed: neverReleased,
        ],
    ]

    /// Each move on what was released: nil where it is allowed, else the sentence that refuses it.
    static let ofReleased: [Move: [MessageState.Released: String?]] = [
        .approve: [
            .withdrawn: "it was withdrawn; give it new keys to publish it again",
            .ended: "it has ended, so nobody would see it",
            .live: "it is released as it is, so there is nothing to approve",
            .scheduled: "it is released as it is, so there is nothing to approve",
        ],
        .approveAll: [
            .withdrawn: "it was withdrawn; give it new keys to publish it again",
            .ended: "it has ended, so nobody would see it",
            .live: "it is released as it is, so there is nothing to approve",
            .scheduled: "it is released as it is, so there is nothing to approve",
        ],
        .release: [
            .withdrawn: "it was withdrawn; give it new keys to publish it again", .ended: nil, .live: nil,
            .scheduled: nil,
        ],
        .withdraw: [
            .withdrawn: "it is withdrawn already", .ended: "it has ended, so no phone gets it any more", .live: nil,
            .scheduled: nil,
        ],
    ]
}
