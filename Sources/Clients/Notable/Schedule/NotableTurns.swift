/// Whose turn it is in one surrounding, for builds of one band.
///
/// The rivals of a notification are those whose turn may come instead of its own. A newcomer shows one of all that hold.
/// A regular shows them all, unless one holds again and again: if the client happens to take that one first, the others
/// never get their turn.
struct NotableTurns {
    /// By place in the file.
    private let answers: [NotableCompiledFeed.Answer]
    /// The places of those whose turn may come instead of another's.
    private let rivals: [Int]
    /// Whether a notification is one of them, by place.
    private let isRival: [Bool]
    /// How many of them are in the file in each interval; more than two count as two.
    private let counts: IntervalRuns
    /// For each interval a notification in the file that crashes the app; -1 where there is none.
    private let crashing: IntervalRuns
    private let timeline: ScheduleTimeline

    /// The turns of a feed's notifications.
    init(
        _ feed: NotableCompiledFeed, _ form: ScheduleForm, band: Int, surrounding: Int, _ timeline: ScheduleTimeline
    ) {
        let answers = feed.entries.map { $0.answer(band: band, surrounding: surrounding) }
        let rivals = answers.indices.filter { form == .newcomer ? answers[$0].holds : answers[$0].isRival }
        var isRival = [Bool](repeating: false, count: answers.count)
        for rival in rivals { isRival[rival] = true }
        self.answers = answers
        self.rivals = rivals
        self.isRival = isRival
        self.timeline = timeline
        counts = Self.counts(of: rivals, timeline)
        crashing = Self.crashing(
            feed.entries.indices.filter { feed.entries[$0].crashesAny && answers[$0].crash != nil }, timeline)
    }

    /// What becomes of a notification.
    func segments(of place: Int) -> [ScheduleSegment] {
        var builder = ScheduleSegmentBuilder()
        for (stretch, crash) in crashing.within(timeline.presence[place]) {
            if crash >= 0 {
                builder.add(stretch, .blocked, reason: answers[crash].crash)
            } else if !answers[place].holds {
                builder.add(stretch, .excluded, reason: answers[place].failure)
            } else if let crash = answers[place].displayCrash {
                builder.add(stretch, .blocked, reason: crash)
            } else {
                for (intervals, count) in counts.within(stretch) {
                    builder.add(intervals, isAlone(place, among: count) ? .shown : .tied)
                }
            }
        }
        return builder.segments.map { segment in
            guard segment.answers[0].kind == .blocked || segment.answers[0].kind == .tied else { return segment }
            var segment = segment
            segment.answers[0].others = others(of: place, in: segment.intervals)
            return segment
        }
    }

    /// The notifications that block one, or whose turn may come instead of its own, within some intervals.
    func others(of place: Int, in intervals: Range<Int>) -> [Int] {
        var others: [Int] = []
        for (stretch, crash) in crashing.within(intervals) {
            if crash >= 0 {
                if crash != place { ScheduleAnswer.name(crash, among: &others) }
                continue
            }
            guard answers[place].holds, answers[place].displayCrash == nil else { continue }
            for (run, count) in counts.within(stretch) where !isAlone(place, among: count) {
                for rival in rivals where rival != place && timeline.presence[rival].overlaps(run) {
                    ScheduleAnswer.name(rival, among: &others)
                    if others.count == ScheduleAnswer.namedOthers { return others }
                }
            }
        }
        return others
    }

    /// Whether a notification is the only one whose turn it can be, where there are that many rivals.
    private func isAlone(_ place: Int, among count: Int) -> Bool {
        count == 0 || (count == 1 && isRival[place])
    }

    private static func counts(of places: [Int], _ timeline: ScheduleTimeline) -> IntervalRuns {
        var changes = [Int](repeating: 0, count: timeline.count + 1)
        for place in places where !timeline.presence[place].isEmpty {
            changes[timeline.presence[place].lowerBound] += 1
            changes[timeline.presence[place].upperBound] -= 1
        }
        var count = 0
        return IntervalRuns(
            (0..<timeline.count).map { interval in
                count += changes[interval]
                return min(count, 2)
            })
    }

    private static func crashing(_ places: [Int], _ timeline: ScheduleTimeline) -> IntervalRuns {
        var values = [Int](repeating: -1, count: timeline.count)
        for place in places {
            for interval in timeline.presence[place] where values[interval] < 0 { values[interval] = place }
        }
        return IntervalRuns(values)
    }
}

extension NotableCompiledFeed.Answer {
    /// Whether it comes again and again, so that others may never get their turn.
    fileprivate var isRival: Bool { holds && holdsAgain }
}
