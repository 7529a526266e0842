/// Gathers the segments of one message on one occasion, in order of time; runs with the same answer become one.
struct ScheduleSegmentBuilder {
    /// The segments so far.
    private(set) var segments: [ScheduleSegment] = []

    /// Adds intervals, which begin where those before end.
    mutating func add(
        _ intervals: Range<Int>, _ kind: ScheduleAnswer.Kind, other: Int? = nil, reason: String? = nil
    ) {
        guard !intervals.isEmpty else { return }
        let last = segments.count - 1
        if last >= 0, segments[last].answers[0].kind == kind, segments[last].answers[0].reason == reason {
            segments[last].intervals = segments[last].intervals.lowerBound..<intervals.upperBound
            if let other { segments[last].answers[0].name(other) }
        } else {
            let answer = ScheduleAnswer(kind, others: other.map { [$0] } ?? [], reason: reason)
            segments.append(ScheduleSegment(intervals, [answer]))
        }
    }

    /// Adds others to the last segment.
    mutating func name(_ others: some Sequence<Int>) {
        guard !segments.isEmpty else { return }
        for other in others {
            if segments[segments.count - 1].answers[0].others.count == ScheduleAnswer.namedOthers { return }
            segments[segments.count - 1].answers[0].name(other)
        }
    }
}

extension ScheduleAnswer {
    /// Names another message, if there is room and it is not named yet.
    fileprivate mutating func name(_ other: Int) {
        guard others.count < Self.namedOthers, !others.contains(other) else { return }
        others.append(other)
    }
}
