import Campaigns

/// In which states of a feed its messages are due. The states are cut wherever the answer changes.
struct ISmartNewsForecastStates {
    private let timeline: ScheduleTimeline
    private let calendar: ISmartNewsCalendar
    /// For each state its first moment on the three clocks that ranges are compared with.
    private let moments: [[Instant]]

    init(_ timeline: ScheduleTimeline, calendar: ISmartNewsCalendar) {
        self.timeline = timeline
        self.calendar = calendar
        moments = timeline.starts.map(calendar.moments)
    }

    /// The states in which a classic message is due.
    func of(_ message: ISmartNewsMessage, in presence: Range<Int>) -> [Range<Int>] {
        [presence.clamped(to: states(from: message.start, to: message.end))]
    }

    /// The states in which an item is a candidate, as far as dates go and no range is used up.
    func of(_ item: ISmartNewsForecastParts.Item, in presence: Range<Int>) -> [Range<Int>] {
        let (start, end) = (item.definition.start, item.definition.end)
        if item.ranges.isEmpty {
            // Without ranges the window is the wrong way round: up to the start, and after the end.
            let own = states(from: end.map(\.next), to: start.map(\.next))
            return [presence.clamped(to: own)]
        }
        let own = presence.clamped(to: states(from: start, to: end))
        let ranges = item.ranges.filter { $0.limit > 0 }.map(of)
        if ranges.count == 1 { return ranges[0].map { $0.clamped(to: own) } }
        var isOpen = [Bool](repeating: false, count: timeline.count)
        for state in ranges.joined().joined() { isOpen[state] = true }
        return runs { own.contains($0) && isOpen[$0] }
    }

    /// The states in which a range is open.
    func of(_ range: ISmartNewsRange) -> [Range<Int>] {
        guard let end = range.end else { return [] }
        // What begins later is compared with recurring moments in vain.
        if range.start > Self.recurring { return [states(from: range.start, to: end)] }
        return runs { range.contains(any: moments[$0]) }
    }

    /// A row for each state.
    func rows(_ runs: [[Range<Int>]]) -> ForecastRows {
        ForecastRows(runs, states: timeline.count, fits: [runs.map { _ in .eligible }])
    }

    /// For each state the midnight before it, in seconds; zeros where nobody asks.
    func midnights(isNeeded: Bool) -> [Int64] {
        timeline.starts.map { isNeeded ? calendar.midnight(calendar.civil($0)).seconds : 0 }
    }

    /// Whether no state goes on into another day.
    var areWithinDays: Bool {
        (0..<timeline.count).allSatisfy { state in
            let window = timeline.window(of: state..<state + 1)
            let last = window.upperBound.advanced(milliseconds: -1)
            return calendar.midnight(calendar.civil(window.lowerBound)) == calendar.midnight(calendar.civil(last))
        }
    }

    /// Later than all moments that stand for times that recur.
    private static let recurring = CivilTime(year: ISmartNewsCalendar.monthlyYear, month: 7, day: 1).asUTC

    /// The states from a moment on, and before another.
    private func states(from start: Instant?, to end: Instant?) -> Range<Int> {
        timeline.intervals(beginningIn: Window(start: start, end: end))
    }

    private func runs(where isOpen: (Int) -> Bool) -> [Range<Int>] {
        var runs: [Range<Int>] = []
        for state in 0..<timeline.count where isOpen(state) {
            if let last = runs.last, last.upperBound == state {
                runs[runs.count - 1] = last.lowerBound..<state + 1
            } else {
                runs.append(state..<state + 1)
            }
        }
        return runs
    }
}

extension Instant {
    /// The moment after it.
    fileprivate var next: Instant { advanced(milliseconds: 1) }
}
