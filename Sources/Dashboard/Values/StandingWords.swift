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
    static func reason(of standing: StandingReport) -> String? {
        switch (standing.state.released, standing.state.working) {
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
