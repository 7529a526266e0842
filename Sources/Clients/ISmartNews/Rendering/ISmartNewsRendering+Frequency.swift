import Campaigns

extension ISmartNewsClient {
    /// How often a device shows an announcement, as the feed says it.
    struct Frequency: Equatable, Sendable {
        /// What stands in the entry.
        var entries: [PropertyValue.Entry] = []
        /// How often it is shown in its range.
        var shownLimit: Int?
    }

    /// What `show` becomes, or what the block says in its place.
    func frequency(
        of campaign: Campaign, block: ISmartNewsBlock, _ findings: inout ClientFindings
    ) -> Frequency {
        if block.form.isItem, let limit = block.item.limits.first {
            if let show = campaign.show {
                findings.report(
                    .contradictingBlock, at: limit.offset,
                    "“\(limit.value)” and “show: \(show.value.rawValue)” both say how often it is shown",
                    suggestion: "leave one of them out")
            }
            return Frequency(shownLimit: block.item.shownLimit)
        }
        let show = campaign.show?.value ?? .once
        switch (block.form.isItem, show) {
        case (false, .once), (true, .always): return Frequency()
        case (false, .untilAction): return Frequency(entries: [.init("repeat", true)])
        case (false, .always): return Frequency(entries: [.init("always", true)])
        case (true, .once), (true, .untilAction):
            if settings.clientVersion == .v496 {
                return Frequency(entries: [.init("onceperinstall", .string(show == .once ? "" : "ok|link"))])
            }
            if show == .once, block.item.ranges == nil { return Frequency(shownLimit: 1) }
            findings.cannotKeep(
                "show: \(show.rawValue)", at: campaign.show?.offset ?? block.offset,
                because: show == .once
                    ? "version 2.0.1 can only count in each period of “dates” anew"
                    : "version 2.0.1 knows no answer that ends an item for good",
                mayBeWaived: false, suggestion: "write oncePerVersion or minShowInterval in the block, in place of show"
            )
            return Frequency()
        }
    }
}
