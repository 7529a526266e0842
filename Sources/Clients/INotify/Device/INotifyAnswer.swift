import Campaigns

/// What the user may press on an alert.
enum INotifyAnswer: String, Sendable {
    case ok
    case action
    case remind
    case ignore

    /// The answer a step gives; nil for none.
    init?(_ step: JourneyFields) throws(JourneyError) {
        guard let name = try step.text("respond"), name != "none" else { return nil }
        guard let answer = INotifyAnswer(rawValue: name) else {
            throw JourneyError("`respond` must be ok, action, remind or ignore, not “\(name)”")
        }
        self = answer
    }

    /// When the user presses the button: so many seconds after what happens in the step.
    static func moment(_ step: JourneyFields, _ now: Instant) throws(JourneyError) -> Instant {
        let delay = try step.number("respondAfter") ?? 0
        return now.advanced(milliseconds: Int64((delay * 1000).rounded()))
    }
}
