import Campaigns

/// What became of a message that a Sourse device no longer waits to show.
enum SourseFate: Equatable, Sendable {
    /// It was shown.
    case shown
    /// Its time was over.
    case over(since: Instant)
    /// No message sent under its id is one that this device takes.
    case refused
}
