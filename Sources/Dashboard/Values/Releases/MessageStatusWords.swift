import Campaigns
import Releases

/// How pages show the state of a message on its way to phones.
enum MessageStatusWords {
    /// The classes that give a state its colour and shape.
    static func kind(of state: MessageState) -> String {
        switch (state.released, state.working) {
        case (let released?, nil): kind(of: released)
        case (let released?, _?): kind(of: released) + " behind"
        case (nil, let working?): kind(of: working)
        case (nil, nil): "ended"
        }
    }

    /// The classes that give a message's state its colour and shape: what a release took back is not simply approved, and
    /// what should be over not simply live.
    static func kind(of status: MessageStatusReport) -> String {
        let kind = kind(of: status.state)
        let isPlain = takenBack(status) == nil && late(status) == nil
        return isPlain || kind.hasSuffix("behind") ? kind : kind + " behind"
    }

    /// A message's state in words, with what is wrong with it.
    static func state(of status: MessageStatusReport) -> String {
        [status.state.description, takenBack(status), late(status)].compactMap { $0 }.joined(separator: ", ")
    }

    /// What should have changed on phones since; nil where their state is that of now.
    private static func late(_ status: MessageStatusReport) -> String? {
        guard status.isLate else { return nil }
        return status.state.released == .scheduled ? "past its start" : "past its end"
    }

    /// The release that took back what was approved, or brought back what had gone; nil where none did.
    private static func takenBack(_ status: MessageStatusReport) -> String? {
        guard case .putBack(let rollback, _, let isGone)? = status.next else { return nil }
        return "\(isGone ? "brought" : "taken") back by release \(rollback)"
    }

    private static func kind(of state: MessageState.Released) -> String {
        switch state {
        case .withdrawn: "withdrawn"
        case .ended: "ended"
        case .live: "live"
        case .scheduled: "scheduled"
        }
    }

    private static func kind(of state: MessageState.Working) -> String {
        switch state {
        case .draft: "draft"
        case .approved: "approved"
        case .waiting: "waiting"
        case .missing, .stale: "waiting behind"
        case .removed: "ended"
        }
    }

    /// Why a message is in its state, as short as a cell of the overview is; nil where its state says it.
    static func reason(of status: MessageStatusReport) -> Sentence? {
        if let takenBack = takenBack(status) ?? late(status) { return Sentence(takenBack) }
        return switch (status.state.released, status.state.working) {
        case (nil, .draft), (nil, nil): nil
        case (.live, nil), (.scheduled, nil), (.ended, nil): status.releases.last.map { "release \($0)" }
        case (nil, .waiting) where status.reason == UnreviewedState.waitingReason: nil
        default: status.reason
        }
    }

    /// What the overview can be asked for, beside missing and stale texts.
    static let asked = [
        "waiting", "approved", "changed", "scheduled", "live", "ended", "withdrawn", "draft", "removed",
    ]
}
