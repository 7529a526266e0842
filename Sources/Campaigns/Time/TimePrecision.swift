/// To which unit a time is written.
public enum TimePrecision: Comparable, Sendable {
    /// `09:00`.
    case minute
    /// `09:00:30`.
    case second
    /// `09:00:30.001`.
    case thousandth

    /// The unit that leaves out nothing of an instant, where a minute is the longest.
    ///
    /// Clocks of a few zones were some seconds off whole minutes long ago: `instant` is one of UTC.
    public init(of instant: Instant) {
        if instant.milliseconds % 1000 != 0 {
            self = .thousandth
        } else {
            self = instant.seconds % 60 == 0 ? .minute : .second
        }
    }
}
