import Campaigns

extension ISmartNewsClient {
    /// Phones wait for a message's start by themselves, so it is in the feed ahead of it, with its text and that start.
    func findings(of campaign: Campaign, messages: [Message], now: Instant) -> [Diagnostic] {
        guard !campaign.isDraft, !campaign.hasUnreadableDates,
            let (start, offset) = beginning(of: campaign, messages), now < start
        else { return [] }
        var findings = ClientFindings(campaign, client: Self.self, messages: messages)
        findings.report(
            .ismartnewsEarlyText, at: offset,
            telling:
                "anyone who reads the feed file can see this before \(start, by: context.configuration.clock): phones with iSmartNews keep it until then, so it is deployed ahead of its start",
            suggestion:
                "if it has to stay secret until then, do not release it before, or leave iSmartNews out of “clients”")
        return findings.findings
    }

    /// When phones show a campaign first, and where its file says so: at its start, or at the first of its own dates where
    /// that is later; nil where they show it at once.
    private func beginning(of campaign: Campaign, _ messages: [Message]) -> (start: Instant, offset: Int?)? {
        let own = campaign.window.start.map { (start: $0, offset: campaign.windowOffsets.start) }
        // What is wrong with the block is found where the message is made.
        var unused = ClientFindings(campaign, client: Self.self, messages: messages)
        let block = ISmartNewsBlock(of: campaign, client: self, &unused)
        // Phones do not wait where `raw` takes that away, which is an error.
        if rawDates(of: campaign, block: block) != nil { return nil }
        let ranges = block.form.isItem ? block.item.ranges ?? [] : []
        let dates = ranges.compactMap { range -> (start: Instant, offset: Int?)? in
            guard case .date(let start)? = range.start else { return nil }
            return (start, range.offset)
        }
        // Ranges that come again may begin at any time.
        guard dates.count == ranges.count, let first = dates.min(by: { $0.start < $1.start }) else { return own }
        return own.map { first.start <= $0.start } == true ? own : first
    }
}

extension Rule {
    /// A message with a start to come, whose text the feed holds ahead of it.
    static let ismartnewsEarlyText = Rule.changeable("ismartnews-early-text", .note)
}
