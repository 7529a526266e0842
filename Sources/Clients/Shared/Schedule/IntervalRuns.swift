/// A value for each interval of a timeline, kept as runs of the same value.
struct IntervalRuns {
    /// The runs, in order, without gaps.
    let runs: [(intervals: Range<Int>, value: Int)]
    private let runOfInterval: [Int]

    /// The runs of these values, one for each interval.
    init(_ values: [Int]) {
        var runs: [(intervals: Range<Int>, value: Int)] = []
        var places: [Int] = []
        places.reserveCapacity(values.count)
        for (interval, value) in values.enumerated() {
            if let last = runs.last, last.value == value {
                runs[runs.count - 1].intervals = last.intervals.lowerBound..<interval + 1
            } else {
                runs.append((interval..<interval + 1, value))
            }
            places.append(runs.count - 1)
        }
        self.runs = runs
        runOfInterval = places
    }

    /// The runs within some intervals, clipped to them.
    func within(_ intervals: Range<Int>) -> some Sequence<(intervals: Range<Int>, value: Int)> {
        let isEmpty = intervals.isEmpty
        let first = isEmpty ? 0 : runOfInterval[intervals.lowerBound]
        let last = isEmpty ? 0 : runOfInterval[intervals.upperBound - 1] + 1
        return runs[first..<last].lazy.map { ($0.intervals.clamped(to: intervals), $0.value) }
    }
}
