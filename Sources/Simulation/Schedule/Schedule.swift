import Campaigns
import Clients

/// What devices of one client and locale can be shown, over every app version and every instant of a span: exact, not
/// sampled.
///
/// Time is cut only where something changes, versions only where a bound lies. It is about devices that are opened
/// often enough for first launches, counts of launches and patterns of events to hold nothing back.
public struct Schedule: Sendable {
    /// The messages, in the order in which the feed holds them.
    public let messages: [ScheduledMessage]
    /// The versions that are distinguished.
    public let versions: VersionAxis
    /// The instants that are distinguished.
    public let timeline: ScheduleTimeline
    /// What a device can be asked on; one without aspects where there is no choice.
    public let occasions: [ScheduleOccasion]
    /// For each form the rectangles of each message, by its place; they cover the time it is in the feed.
    let rectangles: [ScheduleForm: [[ScheduleRectangle]]]

    /// The rectangles of a message.
    public func rectangles(of place: Int, _ form: ScheduleForm) -> [ScheduleRectangle] {
        rectangles[form]?[place] ?? []
    }

    /// The time that a rectangle covers, within the span; its end is exclusive.
    public func window(of rectangle: ScheduleRectangle) -> Range<Instant> {
        timeline.window(of: rectangle.intervals)
    }
}
