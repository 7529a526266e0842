/// A run of intervals in which the answers for a message are the same.
public struct ScheduleSegment: Equatable, Sendable {
    /// The intervals.
    public var intervals: Range<Int>
    /// The answers, by kind; each occasion is in one of them.
    public var answers: [ScheduleAnswer]

    /// A run of intervals with their answers.
    init(_ intervals: Range<Int>, _ answers: [ScheduleAnswer]) {
        self.intervals = intervals
        self.answers = answers
    }
}

extension ScheduleSegment {
    /// Puts the segments of each occasion together, which all cover the same intervals without gaps.
    ///
    /// - Parameter others: the messages that a segment of an occasion names for some of its intervals: where another
    ///   occasion cuts it, not all of the whole segment may be meant.
    static func combined(
        _ occasions: [[ScheduleSegment]], others: (_ occasion: Int, _ intervals: Range<Int>) -> [Int]
    ) -> [ScheduleSegment] {
        guard occasions.count > 1, let first = occasions.first else { return occasions.first ?? [] }
        guard occasions.contains(where: { !Self.areAlike($0, first) }) else {
            let all = Array(occasions.indices)
            return first.map { segment in
                var segment = segment
                for index in segment.answers.indices {
                    segment.answers[index].occasions = all
                }
                return segment
            }
        }
        let starts = Set(occasions.flatMap { $0.map(\.intervals.lowerBound) }).sorted()
        let end = first.last?.intervals.upperBound ?? 0
        var places = [Int](repeating: 0, count: occasions.count)
        var result: [ScheduleSegment] = []
        for (index, start) in starts.enumerated() {
            let intervals = start..<(index + 1 < starts.count ? starts[index + 1] : end)
            var answers: [ScheduleAnswer] = []
            for occasion in occasions.indices {
                let segments = occasions[occasion]
                while segments[places[occasion]].intervals.upperBound <= start { places[occasion] += 1 }
                let segment = segments[places[occasion]]
                for var answer in segment.answers {
                    answer.occasions = []
                    if !answer.others.isEmpty, segment.intervals != intervals {
                        answer.others = others(occasion, intervals)
                    }
                    if let known = answers.firstIndex(where: { $0.isAlike(answer) }) {
                        answers[known].occasions.append(occasion)
                    } else {
                        answer.occasions = [occasion]
                        answers.append(answer)
                    }
                }
            }
            answers.sort { ($0.kind, $0.occasions[0]) < ($1.kind, $1.occasions[0]) }
            if let last = result.last, last.answers == answers {
                result[result.count - 1].intervals = last.intervals.lowerBound..<intervals.upperBound
            } else {
                result.append(ScheduleSegment(intervals, answers))
            }
        }
        return result
    }

    private static func areAlike(_ left: [ScheduleSegment], _ right: [ScheduleSegment]) -> Bool {
        left.count == right.count
            && zip(left, right).allSatisfy { left, right in
                left.intervals == right.intervals && left.answers.count == right.answers.count
                    && zip(left.answers, right.answers).allSatisfy { $0.isAlike($1) }
            }
    }
}

extension ScheduleAnswer {
    /// Whether two answers are the same but for their occasions.
    fileprivate func isAlike(_ other: ScheduleAnswer) -> Bool {
        kind == other.kind && others == other.others && reason == other.reason
    }
}
