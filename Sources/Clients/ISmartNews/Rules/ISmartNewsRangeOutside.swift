import Campaigns

extension ISmartNewsClient {
    /// A range counts only between the campaign's start and end; one that they do not meet is never.
    func checkOutside(of campaign: Campaign, block: ISmartNewsBlock, _ findings: inout ClientFindings) {
        guard let ranges = block.item.ranges, campaign.window != Window() else { return }
        for range in ranges where !Self.meets(range, campaign.window) {
            findings.report(
                .ismartnewsRangeOutside, at: range.offset,
                "this range never comes between the campaign's start and end, so it shows nothing",
                suggestion: "move it, or the start or end at the top of the campaign")
        }
    }

    /// Whether some moment is in both, on a phone in whatever zone.
    private static func meets(_ range: ISmartNewsBlockRange, _ window: Window) -> Bool {
        if case .date(let start)? = range.start, case .date(let end)? = range.end {
            return window.end.map { start < $0 } ?? true && window.start.map { $0 < end } ?? true
        }
        guard let start = window.start?.advanced(seconds: -14 * 3600),
            let end = window.end?.advanced(seconds: 14 * 3600), end <= start.advanced(days: 62)
        else { return true }
        var day = CivilTime(utc: start)
        (day.hour, day.minute, day.second) = (0, 0, 0)
        var midnight = day.asUTC
        while midnight < end {
            if let (from, to) = minutes(of: range, on: midnight), midnight.advanced(seconds: Int64(from) * 60) < end,
                start < midnight.advanced(seconds: Int64(to) * 60)
            {
                return true
            }
            midnight = midnight.advanced(days: 1)
        }
        return false
    }

    /// The minutes of a day that are in a range that comes again; nil where there are none.
    private static func minutes(
        of range: ISmartNewsBlockRange, on midnight: Instant
    ) -> (from: Int, to: Int)? {
        let date = CivilTime(utc: midnight)
        let ofWeek = date.weekday - 1
        switch (range.start, range.end) {
        case (.weekly(let first, let from, _), .weekly(let last, let to, _)):
            return part(of: (first, from, last, to), on: ofWeek)
        case (.monthly(let first, let from, _), .monthly(let last, let to, _)):
            return part(of: (first, from, last, to), on: date.day)
        default:
            let names = range.templates?.lowercased().split(separator: "|") ?? []
            let isMeant = names.contains { name in
                name.hasSuffix("weekdays") && ofWeek < 5 || name.hasSuffix("weekend") && ofWeek >= 5
                    || !name.hasSuffix("weekdays") && !name.hasSuffix("weekend")
            }
            return isMeant || names.isEmpty ? (0, 1440) : nil
        }
    }

    private static func part(
        of range: (first: Int, from: Int, last: Int, to: Int), on day: Int
    ) -> (from: Int, to: Int)? {
        guard range.first <= day, day <= range.last else { return nil }
        let from = day == range.first ? range.from : 0
        let to = day == range.last ? range.to : 1440
        return from < to ? (from, to) : nil
    }
}

extension Rule {
    /// A range in which its campaign is not up.
    static let ismartnewsRangeOutside = Rule.changeable("ismartnews-range-outside", .warning)
}
