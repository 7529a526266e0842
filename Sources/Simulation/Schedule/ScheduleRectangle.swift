import Clients

/// A range of versions and a span of time in which the answers for a message are the same at every point.
public struct ScheduleRectangle: Equatable, Sendable {
    /// The bands of versions, along the schedule's axis.
    public var bands: Range<Int>
    /// The intervals, along the schedule's timeline.
    public var intervals: Range<Int>
    /// The answers, the best first; each occasion is in one of them.
    public var answers: [ScheduleAnswer]

    /// The answers that some phones are left with: they get to the message on none of the occasions that they come to.
    ///
    /// - Parameter occasions: those of the schedule.
    public func answersOutOfReach(on occasions: [ScheduleOccasion]) -> [ScheduleAnswer] {
        guard answers.count > 1 else { return answers.filter { $0.kind > .tied } }
        func phones(_ answer: ScheduleAnswer) -> Set<[String]> { Set(answer.occasions.map { occasions[$0].phones }) }
        let reached = answers.filter { $0.kind <= .tied }.reduce(into: Set()) { $0.formUnion(phones($1)) }
        return answers.filter { $0.kind > .tied && !phones($0).isSubset(of: reached) }
    }
}

extension ScheduleRectangle {
    /// The rectangles that the segments of one message make, band by band: those of neighbouring bands become one.
    static func merging(_ bands: [(band: Int, segments: [ScheduleSegment])]) -> [ScheduleRectangle] {
        if bands.count == 1 {
            return bands[0].segments.map { segment in
                ScheduleRectangle(
                    bands: bands[0].band..<bands[0].band + 1, intervals: segment.intervals, answers: segment.answers)
            }
        }
        var finished: [ScheduleRectangle] = []
        // Those that the last band's segments belong to, one for each.
        var open: [ScheduleRectangle] = []
        var last: [ScheduleSegment] = []
        for (band, segments) in bands {
            if segments == last {
                for index in open.indices { open[index].bands = open[index].bands.lowerBound..<band + 1 }
                continue
            }
            var next: [ScheduleRectangle] = []
            for segment in segments {
                let known = open.firstIndex {
                    $0.intervals == segment.intervals && $0.answers == segment.answers
                }
                if let known {
                    var rectangle = open.remove(at: known)
                    rectangle.bands = rectangle.bands.lowerBound..<band + 1
                    next.append(rectangle)
                } else {
                    next.append(
                        ScheduleRectangle(
                            bands: band..<band + 1, intervals: segment.intervals, answers: segment.answers))
                }
            }
            finished += open
            open = next
            last = segments
        }
        return (finished + open).sorted { left, right in
            (left.intervals.lowerBound, left.bands.lowerBound) < (right.intervals.lowerBound, right.bands.lowerBound)
        }
    }
}
