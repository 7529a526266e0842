import Campaigns

/// The moment that feeds are served for.
public enum ServeMoment: Hashable, Sendable {
    /// The present one, whatever the time.
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
        switch TimeNotation(text.split(separator: " ").joined(separator: " ")) {
        case .instant(let instant)?: self = .fixed(instant)
        case .civil(let time)?:
            let instants = clock.instants(showing: time)
            guard instants.count == 1 else { return nil }
            self = .fixed(instants[0])
        case nil: return nil
        }
        guard CivilTime(utc: instant(by: { Instant(seconds: 0) })).year <= Self.lastYear else { return nil }
    }

    /// The last year that feeds are served for: the ten years that can be looked ahead from it have four digits too.
    private static let lastYear = 9988
}
