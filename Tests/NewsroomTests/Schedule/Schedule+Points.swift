import Campaigns
import Clients
import Simulation

extension Schedule {
    /// The place of a campaign's message.
    func place(of campaign: String) -> Int? {
        messages.firstIndex { $0.campaign == campaign }
    }

    /// What becomes of a message at a point; nil where it is not in the feed.
    func answers(for place: Int, _ form: ScheduleForm, band: Int, interval: Int) -> [ScheduleAnswer]? {
        rectangles(of: place, form).first { $0.bands.contains(band) && $0.intervals.contains(interval) }?.answers
    }
}

extension ScheduleTimeline {
    /// The interval that an instant of the span is in; nil for any other instant.
    func interval(of instant: Instant) -> Int? {
        instant < end ? starts.lastIndex { $0 <= instant } : nil
    }
}
