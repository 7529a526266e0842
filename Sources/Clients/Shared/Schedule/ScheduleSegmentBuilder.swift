import Files

/// Gathers the segments of one message on one occasion, in order of time; runs with the same answer become one.
struct ScheduleSegmentBuilder {
    /// The segments so far.
    private(set) var segments: [ScheduleSegment] = []

    /// Which other messages were named from an interval on, up to another one.
    private var named: [(others: [Int], first: Int32, end: Int32)] = []
    /// Whether it is remembered when others were named, for segments that are cut later.
    private let isCutLater: Bool

    /// A builder without segments.
    ///
    /// - Parameter isCutLater: whether ``others(in:)`` will be asked.
    init(isCutLater: Bool = false) {
        self.isCutLater = isCutLater
    }

    /// Adds intervals, which begin where those before end.
    mutating func add(
        _ intervals: Range<Int>, _ kind: ScheduleAnswer.Kind, others: [Int] = [], reason: DeviceReason? = nil
    ) {
        guard !intervals.isEmpty else { return }
        let last = segments.count - 1
        if last >= 0, segments[last].answers[0].kind == kind, segments[last].answers[0].reason == reason {
            segments[last].intervals = segments[last].intervals.lowerBound..<intervals.upperBound
            ScheduleAnswer.name(others, among: &segments[last].answers[0].others)
        } else {
            var answer = ScheduleAnswer(kind, reason: reason)
            ScheduleAnswer.name(others, among: &answer.others)
            segments.append(ScheduleSegment(intervals, [answer]))
        }
        if isCutLater, !others.isEmpty { remember(others, in: intervals) }
    }

    /// The others that were named within some intervals, those that come first in time.
    func others(in intervals: Range<Int>) -> [Int] {
        var others: [Int] = []
        for run in named[named.countOfFront { Int($0.end) <= intervals.lowerBound }...] {
            if Int(run.first) >= intervals.upperBound || others.count == ScheduleAnswer.namedOthers { break }
            ScheduleAnswer.name(run.others, among: &others)
        }
        return others
    }

    private mutating func remember(_ others: [Int], in intervals: Range<Int>) {
        if let last = named.last, last.others == others, Int(last.end) == intervals.lowerBound {
            named[named.count - 1].end = Int32(intervals.upperBound)
        } else {
            named.append((others, Int32(intervals.lowerBound), Int32(intervals.upperBound)))
        }
    }
}

extension ScheduleAnswer {
    /// Adds other messages to those that an answer names, as far as there is room.
    static func name(_ more: [Int], among others: inout [Int]) {
        for other in more { name(other, among: &others) }
    }

    /// Adds another message to those that an answer names, if there is room and it is not named yet.
    static func name(_ other: Int, among others: inout [Int]) {
        guard others.count < namedOthers, !others.contains(other) else { return }
        others.append(other)
    }
}
