import Campaigns

extension ISmartNewsClient {
    /// A pause as long as the campaign means that each device shows the item once at most.
    func checkInterval(of campaign: Campaign, block: ISmartNewsBlock, _ findings: inout ClientFindings) {
        guard let start = campaign.window.start, let end = campaign.window.end, start < end,
            let interval = block.item.entries.first(where: { $0.key == "minshowinterval" })?.value,
            let pause = Self.leastPause(interval), end <= start.advanced(seconds: pause)
        else { return }
        findings.report(
            .ismartnewsIntervalUnused,
            at: block.item.limits.first { $0.value == "minShowInterval" }?.offset ?? block.offset,
            "the campaign is over before the pause is, so each device shows it once at most",
            suggestion: "write show: once in its place, or a shorter pause")
    }

    /// The least seconds between two displays; nil where there may be hardly any: two hours and two days meet.
    private static func leastPause(_ interval: PropertyValue) -> Int64? {
        switch interval {
        case .integer(let seconds): min(seconds, 1 << 40)
        case .string("week"): 6 * Instant.secondsPerDay
        default: nil
        }
    }
}

extension Rule {
    /// A pause that no device ever sees the end of.
    static let ismartnewsIntervalUnused = Rule.changeable("ismartnews-interval-unused", .warning)
}
