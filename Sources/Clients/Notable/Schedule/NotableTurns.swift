/// Whose turn it is on one occasion, for builds of one band.
///
/// The rivals of a notification are those whose turn may come instead of its own. A newcomer shows one of all that hold.
/// A regular shows them all, unless others come again and again: if the client happens to take those first, and they fill
/// every launch, the notification never gets its turn.
///
/// What crashes the app in place of its display has its turn all the same. Those behind it are not counted at that launch,
/// which delays them and keeps none of them back for ever.
struct NotableTurns {
    /// By place in the file.
    private let answers: [NotableCompiledFeed.Answer]
    /// The places of those whose turn may come instead of another's.
    private let rivals: [Int]
    /// After how many launches it is a rival's turn again, by place; nil for what is none.
    private let pauses: [Int?]
    /// For each crowd of rivals, up to which pause its members fill every launch: without any of them left out, and without
    /// one of each pause.
    private let fillings: [[Int?]]
    /// The place of the crowd in the file in each interval.
    private let crowdOfInterval: IntervalRuns
    /// For each interval a notification in the file that crashes the app; -1 where there is none.
    private let crashing: IntervalRuns
    private let timeline: ScheduleTimeline

    /// The turns of a feed's notifications.
    init(
        _ feed: NotableCompiledFeed, _ form: ScheduleForm, band: Int, occasion: Int, _ timeline: ScheduleTimeline
    ) {
        let answers = feed.entries.map { $0.answer(band: band, occasion: occasion) }
        // Who has seen nothing yet is shown a single one, as if each came at every launch.
        let pauses = answers.map { answer in answer.holds ? form == .newcomer ? 1 : answer.pause : nil }
        self.answers = answers
        self.pauses = pauses
        rivals = pauses.indices.filter { pauses[$0] != nil }
        self.timeline = timeline
        let crowds: [NotableCrowd]
        (crowds, crowdOfInterval) = Self.crowds(of: pauses, timeline)
        fillings = crowds.map { crowd in [crowd.filling()] + crowd.pauses.map { crowd.filling(without: $0) } }
        crashing = Self.crashing(
            feed.entries.indices.filter { feed.entries[$0].crashesAny && answers[$0].crash != nil }, timeline)
    }

    /// What becomes of a notification.
    func segments(of place: Int) -> [ScheduleSegment] {
        var builder = ScheduleSegmentBuilder()
        for (stretch, crash) in crashing.within(timeline.presence[place]) {
            if crash >= 0 {
                builder.add(stretch, .blocked, reason: answers[crash].crash.map(ClientCrash.obstacle))
            } else if !answers[place].holds {
                builder.add(stretch, .excluded, reason: answers[place].failure)
            } else if let crash = answers[place].displayCrash {
                builder.add(stretch, .blocked, reason: ClientCrash.obstacle(crash))
            } else {
                for (intervals, crowd) in crowdOfInterval.within(stretch) {
                    builder.add(intervals, longestPause(besides: place, in: crowd) == nil ? .shown : .tied)
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
            for (run, crowd) in crowdOfInterval.within(stretch) {
                guard let longest = longestPause(besides: place, in: crowd) else { continue }
                for rival in rivals where rival != place && timeline.presence[rival].overlaps(run) {
                    guard let pause = pauses[rival], pause <= longest else { continue }
                    ScheduleAnswer.name(rival, among: &others)
                    if others.count == ScheduleAnswer.namedOthers { return others }
                }
            }
        }
        return others
    }

    /// Up to which pause the others of a crowd fill every launch; nil where a notification gets its turn.
    private func longestPause(besides place: Int, in crowd: Int) -> Int? {
        fillings[crowd][pauses[place] ?? 0]
    }

    private static func crowds(
        of pauses: [Int?], _ timeline: ScheduleTimeline
    ) -> (crowds: [NotableCrowd], ofInterval: IntervalRuns) {
        var changes = [[(pause: Int, change: Int)]](repeating: [], count: timeline.count + 1)
        for (place, pause) in pauses.enumerated() where !timeline.presence[place].isEmpty {
            guard let pause else { continue }
            changes[timeline.presence[place].lowerBound].append((pause, 1))
            changes[timeline.presence[place].upperBound].append((pause, -1))
        }
        var counts = [Int](repeating: 0, count: pauses.reduce(0) { max($0, $1 ?? 0) })
        var crowds: [NotableCrowd] = []
        var places: [NotableCrowd: Int] = [:]
        var last = -1
        let runs = IntervalRuns(
            (0..<timeline.count).map { interval in
                for (pause, change) in changes[interval] { counts[pause - 1] += change }
                if last >= 0, changes[interval].isEmpty { return last }
                let crowd = NotableCrowd(counts)
                last = places[crowd] ?? crowds.count
                if last == crowds.count {
                    crowds.append(crowd)
                    places[crowd] = last
                }
                return last
            })
        return (crowds, runs)
    }

    private static func crashing(_ places: [Int], _ timeline: ScheduleTimeline) -> IntervalRuns {
        var values = [Int](repeating: -1, count: timeline.count)
        for place in places {
            for interval in timeline.presence[place] where values[interval] < 0 { values[interval] = place }
        }
        return IntervalRuns(values)
    }
}
