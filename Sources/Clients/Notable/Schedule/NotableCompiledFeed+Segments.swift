extension NotableCompiledFeed {
    func segments(_ form: ScheduleForm, band: Int, timeline: ScheduleTimeline) -> [[ScheduleSegment]] {
        let bySurrounding = occasions.indices.map { surrounding in
            segments(
                form, band: band, surrounding: surrounding,
                crashing: crashing(band: band, surrounding: surrounding, timeline), timeline)
        }
        return entries.indices.map { place in ScheduleSegment.combined(bySurrounding.map { $0[place] }) }
    }

    /// In every surrounding the rivals of a notification are those whose turn may come instead of its own.
    ///
    /// A newcomer shows one of all that hold. A regular shows them all, unless one holds again and again: if the client
    /// happens to take that one first, the others never get their turn.
    private func segments(
        _ form: ScheduleForm, band: Int, surrounding: Int, crashing: IntervalRuns, _ timeline: ScheduleTimeline
    ) -> [[ScheduleSegment]] {
        let answers = entries.map { $0.answer(band: band, surrounding: surrounding) }
        let rivals = answers.indices.filter { form == .newcomer ? answers[$0].holds : answers[$0].isRival }
        var isRival = [Bool](repeating: false, count: answers.count)
        for rival in rivals { isRival[rival] = true }
        let counts = counts(of: rivals, timeline)
        return answers.indices.map { place in
            var builder = ScheduleSegmentBuilder()
            for (stretch, crash) in crashing.within(timeline.presence[place]) {
                if crash >= 0 {
                    builder.add(
                        stretch, .blocked, other: crash == place ? nil : crash, reason: answers[crash].crash)
                } else if !answers[place].holds {
                    builder.add(stretch, .excluded, reason: answers[place].failure)
                } else {
                    for (intervals, count) in counts.within(stretch) {
                        let isAlone = count == 0 || (count == 1 && isRival[place])
                        builder.add(intervals, isAlone ? .shown : .tied)
                        if isAlone { continue }
                        builder.name(
                            rivals.lazy.filter { $0 != place && timeline.presence[$0].overlaps(intervals) }
                                .prefix(ScheduleAnswer.namedOthers))
                    }
                }
            }
            return builder.segments
        }
    }

    /// How many of some notifications are in the file in each interval; more than two count as two.
    private func counts(of places: [Int], _ timeline: ScheduleTimeline) -> IntervalRuns {
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

    /// For each interval a notification in the file that crashes the app; -1 where there is none.
    private func crashing(band: Int, surrounding: Int, _ timeline: ScheduleTimeline) -> IntervalRuns {
        var values = [Int](repeating: -1, count: timeline.count)
        for place in entries.indices
        where entries[place].crashesAny && entries[place].answer(band: band, surrounding: surrounding).crash != nil {
            for interval in timeline.presence[place] where values[interval] < 0 { values[interval] = place }
        }
        return IntervalRuns(values)
    }
}

extension NotableCompiledFeed.Answer {
    /// Whether it comes again and again, so that others may never get their turn.
    fileprivate var isRival: Bool { holds && holdsAgain }
}
