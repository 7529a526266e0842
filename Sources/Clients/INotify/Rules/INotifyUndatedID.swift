import Campaigns

extension INotifyClient {
    /// An id without a date says nothing of where its key stands among the others; the day on which this is reported does.
    func findings(of campaign: Campaign, messages: [Message], now: Instant) -> [Diagnostic] {
        var block = ClientBlock(of: Self.name, in: campaign)
        guard block.reader.text("key") == nil, Self.datedKey(of: campaign.id) == nil else { return [] }
        let day = context.configuration.clock.notation(of: now).prefix(10).replacing("-", with: "/")
        var findings = ClientFindings(campaign, client: Self.self, messages: messages)
        findings.report(
            .badClientKey, at: block.offset,
            "the id has no leading date, so its order among iNotify's keys must be said",
            suggestion: "add inotify: {key: \(day)-\(campaign.id)}; iNotify shows the highest key first")
        return findings.findings
    }
}
