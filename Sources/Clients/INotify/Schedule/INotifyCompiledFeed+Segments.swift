extension INotifyCompiledFeed {
    func segments(_ form: ScheduleForm, band: Int, timeline: ScheduleTimeline) -> [[ScheduleSegment]] {
        let exclusions = entries.map { exclusion(of: $0, band: band) }
        let isIncluded = exclusions.map { $0 == nil }
        // Nobody gets past an obstacle. A newcomer meets the first candidate and nothing else.
        let wall = firsts(timeline) { isIncluded[$0] && entries[$0].obstacle != nil }
        let ahead = form == .newcomer ? firsts(timeline) { isIncluded[$0] } : nil
        let fatal = firsts(timeline) { place in
            guard case .crashAnywhere = entries[place].obstacle else { return false }
            // Of a message that its MinVersion leaves out, devices read nothing else.
            return entries[place].minimum.map { band < $0.band } != true
        }
        var ranks = [Int](repeating: 0, count: entries.count)
        for (rank, place) in order.enumerated() { ranks[place] = rank }
        return entries.indices.map { place in
            var builder = ScheduleSegmentBuilder()
            for (stretch, crashing) in fatal.within(timeline.presence[place]) {
                if crashing >= 0 {
                    add(stretch, place, behind: crashing, to: &builder)
                } else if let exclusion = exclusions[place] {
                    builder.add(stretch, .excluded, reason: exclusion)
                } else {
                    for (part, first) in wall.within(stretch) {
                        if first >= 0, ranks[first] <= ranks[place] {
                            add(part, place, behind: first, to: &builder)
                        } else if let ahead {
                            for (run, first) in ahead.within(part) { add(run, place, behind: first, to: &builder) }
                        } else {
                            builder.add(part, .shown)
                        }
                    }
                }
            }
            return builder.segments
        }
    }

    /// Adds what becomes of a message behind another one, or behind itself.
    private func add(
        _ intervals: Range<Int>, _ place: Int, behind first: Int, to builder: inout ScheduleSegmentBuilder
    ) {
        let isItself = first == place
        if let obstacle = entries[first].obstacle {
            builder.add(intervals, .blocked, others: isItself ? [] : [first], reason: obstacle.reason)
        } else if isItself {
            builder.add(intervals, .shown)
        } else {
            builder.add(intervals, .waiting, others: [first])
        }
    }

    /// For each interval the first candidate among some of the messages in the feed; -1 where there is none.
    private func firsts(_ timeline: ScheduleTimeline, among isCandidate: (Int) -> Bool) -> IntervalRuns {
        var ranks = [Int?](repeating: nil, count: entries.count)
        for (rank, place) in order.enumerated() where isCandidate(place) { ranks[place] = rank }
        var present = OrderedPresence(count: entries.count)
        let values = (0..<timeline.count).map { interval in
            for place in timeline.leaving[interval] { if let rank = ranks[place] { present[rank] = false } }
            for place in timeline.entering[interval] { if let rank = ranks[place] { present[rank] = true } }
            return present.first.map { order[$0] } ?? -1
        }
        return IntervalRuns(values)
    }

    /// Which bound leaves out the versions of a band; nil if none does.
    private func exclusion(of entry: Entry, band: Int) -> DeviceReason? {
        if let minimum = entry.minimum, band < minimum.band { return minimum.reason }
        if let maximum = entry.maximum, band > maximum.band { return maximum.reason }
        return nil
    }
}
