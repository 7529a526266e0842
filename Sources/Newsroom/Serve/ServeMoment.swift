import Campaigns

/// The moment that feeds are served for.
public enum ServeMoment: Equatable, Sendable {
    /// The present one, which moves with the clock.
    case clock
    /// One that was chosen.
    case fixed(Instant)

    /// The instant it is.
    func instant(by clock: () -> Instant) -> Instant {
        switch self {
        case .clock: clock()
        case .fixed(let instant): instant
        }
    }

    /// The moment that a page sent; nil where that is none: `clock`, or a date and time, without an offset by the clocks
    /// of the workspace.
    init?(_ text: String, by clock: ZoneClock) {
        if text == "clock" {
            self = .clock
            return
        }
        let instants: [Instant]
        switch TimeNotation(text.split(separator: " ").joined(separator: " ")) {
        case .instant(let instant)?: instants = [instant]
        case .civil(let time)?: instants = clock.instants(showing: time)
        case nil: instants = []
        }
        guard instants.count == 1, instants[0].isWorkable else { return nil }
        self = .fixed(instants[0])
    }
}
