import Campaigns

extension ISmartNewsClient {
    /// Checks that `raw` does not take away the range that the campaign's start and end become.
    func checkRawDates(of campaign: Campaign, block: ISmartNewsBlock, _ findings: inout ClientFindings) {
        guard let (dates, lost) = rawDates(of: campaign, block: block) else { return }
        let names = lost.map { "“\($0)”" }.joined(separator: " and ")
        let hasRanges = dates.value.array?.isEmpty == false
        findings.report(
            .contradictingBlock, at: block.raw.offset(of: dates.key),
            "“\(dates.key)” under “raw” takes away the range that \(names) "
                + "\(lost.count == 1 ? "becomes" : "become"), so phones show the message before or after that",
            suggestion: "take \(dates.key) out of raw, so that \(lost.joined(separator: " and ")) "
                + (lost.count == 1 ? "counts" : "count")
                + (hasRanges ? ", or write it as dates in the block itself, where both count" : ""))
    }

    /// The dates that `raw` puts in the place of a campaign's own, and which of its start and end phones no longer keep for
    /// that; nil where they keep both.
    func rawDates(
        of campaign: Campaign, block: ISmartNewsBlock
    ) -> (dates: PropertyValue.Entry, lost: [String])? {
        guard block.form.isItem, campaign.window != Window() else { return nil }
        let all = block.raw.entries.filter { Self.isNamed("dates", $0.key.lowercased()) }
        return all.lazy.compactMap { dates in
            let lost = lost(to: dates, of: campaign, block: block)
            return lost.isEmpty ? nil : (dates, lost)
        }.first
    }

    /// Which of a campaign's start and end phones do not keep that take these dates.
    private func lost(to dates: PropertyValue.Entry, of campaign: Campaign, block: ISmartNewsBlock) -> [String] {
        let own = PropertyValue.dictionary(self.dates(of: campaign, block: block, shownLimit: nil))
        let item = ISmartNewsDictionary.folded(own.merging(raw: block.raw.entries, ignoringCase: true))
        let ranges = ISmartNewsDictionary.folded(dates.value).array ?? []
        /// Whether phones keep a bound: by that of the item, which counts beside ranges alone, or by that of each range.
        func isKept(_ bound: Instant?, _ name: String, by isWithin: (Instant, Instant) -> Bool) -> Bool {
            guard let bound = bound.flatMap({ date($0, block.item).date }) else { return true }
            if ranges.isEmpty { return false }
            func keeps(_ value: PropertyValue) -> Bool { value[name]?.date.map { isWithin($0, bound) } ?? false }
            return keeps(item) || ranges.allSatisfy(keeps)
        }
        var lost: [String] = []
        if !isKept(campaign.window.start, "start", by: >=) { lost.append("start") }
        if !isKept(campaign.window.end, "end", by: <=) { lost.append("end") }
        return lost
    }
}
