import Campaigns

/// When an item may be shown, by its dates: those of the whole, and its ranges.
struct ISmartNewsItemDates: Equatable, Sendable {
    /// The start of the whole.
    var start: Instant?
    /// The end of the whole.
    var end: Instant?
    /// The ranges; without any, start and end work the wrong way round.
    var ranges: [ISmartNewsRange]

    /// Why they keep the item back; nil where they do not.
    ///
    /// - Parameters:
    ///   - moments: the moment on the three clocks that ranges are compared with.
    ///   - calendar: the phone's calendar.
    ///   - early: says that its time begins at an instant.
    ///   - late: says that its time is over since an instant.
    func hindrance(
        at moments: [Instant], in calendar: ISmartNewsCalendar, early: (Instant) -> DeviceReason,
        late: (Instant) -> DeviceReason
    ) -> DeviceReason? {
        let now = moments[0]
        if ranges.isEmpty {
            if let start, now > start { return ISmartNewsMessageReason.pastStart }
            if let end, now <= end { return ISmartNewsMessageReason.futureEnd }
            return nil
        }
        if let start, now < start { return early(start) }
        if let end, now >= end { return late(end) }
        let matching = ranges.filter { $0.contains(any: moments) }
        if matching.contains(where: { $0.shown < $0.limit }) { return nil }
        if !matching.isEmpty { return ISmartNewsMessageReason.spent }
        // Recurring ranges are kept in years long past.
        if ranges.contains(where: { calendar.civil($0.start).year <= ISmartNewsCalendar.monthlyYear }) {
            return ISmartNewsMessageReason.outside
        }
        if let first = ranges.map(\.start).min(), now < first { return early(first) }
        if let last = ranges.compactMap(\.end).max(), now >= last { return late(last) }
        return ISmartNewsMessageReason.outside
    }
}
