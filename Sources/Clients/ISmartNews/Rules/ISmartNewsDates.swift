import Campaigns

extension ISmartNewsClient {
    /// Checks the range that a meta item gets from its campaign, and its end by local clocks.
    func checkDates(of campaign: Campaign, block: ISmartNewsBlock, _ findings: inout ClientFindings) {
        if block.item.ranges == nil {
            if let start = campaign.window.start, start < ISmartNewsRangeLimits.first {
                findings.report(
                    .ismartnewsRange, at: campaign.windowOffsets.start,
                    "a range that starts before 2012 meets the library's own clocks, which stand in 2010 and 2011",
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
        if let local = block.item.usesLocalTime, local.value, campaign.window.end != nil {
            findings.report(
                .ismartnewsLocalEnd, at: local.offset,
                "phones west of \(context.configuration.clock.name) lose the item before their own clocks show its end",
                suggestion: "put the end later, and the local one under dates")
        }
    }
}

extension Rule {
    /// An end by local clocks that comes after the item has left the feed.
    static let ismartnewsLocalEnd = Rule.changeable("ismartnews-local-end", .note)
}
