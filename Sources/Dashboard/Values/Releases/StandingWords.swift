import Campaigns
import Releases

/// How pages show the state of a message on its way to phones.
enum StandingWords {
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
    static func kind(of standing: StandingReport) -> String {
        let kind = kind(of: standing.state)
        let isPlain = takenBack(standing) == nil && late(standing) == nil
        return isPlain || kind.hasSuffix("behind") ? kind : kind + " behind"
    }

    /// A message's state in words, with what is wrong with it.
    static func state(of standing: StandingReport) -> String {
        [standing.state.description, takenBack(standing), late(standing)].compactMap { $0 }.joined(separator: ", ")
    }

    /// What should have changed on phones since; nil where their state is that of now.
    private static func late(_ standing: StandingReport) -> String? {
        guard standing.isLate else { return nil }
        return standing.state.released == .scheduled ? "past its start" : "past its end"
    }

    /// The release that took back what was approved, or brought back what had gone; nil where none did.
    private static func takenBack(_ standing: StandingReport) -> String? {
        guard case .putBack(let rollback, _, let isGone)? = standing.next else { return nil }
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
    static func reason(of standing: StandingReport) -> Sentence? {
        if let takenBack = takenBack(standing) ?? late(standing) { return Sentence(takenBack) }
        return switch (standing.state.released, standing.state.working) {
        case (nil, .draft), (nil, nil): nil
        case (.live, nil), (.scheduled, nil), (.ended, nil): standing.releases.last.map { "release \($0)" }
        case (nil, .waiting) where standing.reason == UnreviewedState.waitingReason: nil
        default: standing.reason
        }
    }

    /// What the overview can be asked for, beside missing and stale texts.
    static let asked = [
        "waiting", "approved", "changed", "scheduled", "live", "ended", "withdrawn", "draft", "removed",
    ]
}
