import Campaigns

extension ISmartNewsClient {
    /// Checks the range that a meta item gets from its campaign, and what its dates are by local clocks.
    func checkDates(of campaign: Campaign, block: ISmartNewsBlock, _ findings: inout ClientFindings) {
        if block.item.ranges == nil {
            if let start = campaign.window.start, start < ISmartNewsRangeLimits.first {
                findings.report(
                    .ismartnewsRange, at: campaign.windowOffsets.start,
                    "a range must not start before 2012: the library uses dates in 2010 and 2011 for its own clocks",
                    suggestion: "leave start out")
            }
            let (start, end) = (campaign.window.start, campaign.window.end)
            if (start ?? ISmartNewsRangeLimits.first) >= (end ?? ISmartNewsRangeLimits.last), start == nil || end == nil
            {
                findings.report(
                    .ismartnewsRange, at: campaign.windowOffsets.start ?? campaign.windowOffsets.end,
                    "a range is open from 2012 to 2099 only, and this one ends before it starts")
            }
        }
        if let local = block.item.usesLocalTime, local.value, let end = campaign.window.end,
            !endsBefore(end, block.item.ranges)
        {
            findings.report(
                .ismartnewsLocalEnd, at: local.offset,
                "phones west of \(context.configuration.clock.name) lose the item before their own clocks show its end",
                suggestion: "put the end two days later, and the local one under dates")
        }
        checkLocalYears(of: campaign, block: block, &findings)
    }

    /// Whether the ranges of an item end by every clock before the item leaves the feed; those that come again do not end.
    private func endsBefore(_ end: Instant, _ ranges: [ISmartNewsBlockRange]?) -> Bool {
        guard let ranges else { return false }
        return ranges.allSatisfy { range in
            guard case .date(let last)? = range.end else { return true }
            let shown = context.configuration.clock.civilTime(at: last).asUTC
            return shown.advanced(seconds: Self.latestOffset) <= end
        }
    }

    /// How much later than those of UTC the last clocks show a time, in seconds: those of UTC−12.
    private static let latestOffset: Int64 = 12 * 3600

    /// Checks that a feed can name what the workspace's clocks show at dates that phones read by their own.
    private func checkLocalYears(
        of campaign: Campaign, block: ISmartNewsBlock, _ findings: inout ClientFindings
    ) {
        guard block.item.usesLocalTime?.value == true else { return }
        let clock = context.configuration.clock
        var dates: [(moment: Instant?, offset: Int?)] = [
            (campaign.window.start, campaign.windowOffsets.start), (campaign.window.end, campaign.windowOffsets.end),
        ]
        for range in block.item.ranges ?? [] {
            for case .date(let moment)? in [range.start, range.end] {
                dates.append((moment: moment, offset: range.offset))
            }
        }
        for (moment, offset) in dates {
            guard let moment, !clock.civilTime(at: moment).isValid else { continue }
            findings.report(
                .badDate, at: offset,
                "by the clocks of \(clock.name) this is beyond the years 0 to 9999, and devices read no others",
                suggestion: "write a date within these years")
        }
    }
}

extension Rule {
    /// An end by local clocks that comes after the item has left the feed.
    static let ismartnewsLocalEnd = Rule.changeable("ismartnews-local-end", .note)
}
