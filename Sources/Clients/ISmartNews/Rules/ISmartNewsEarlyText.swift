import Campaigns

extension ISmartNewsClient {
    /// Phones wait for a message's start by themselves, so it is in the feed ahead of it, with its text and that start.
    func findings(of campaign: Campaign, messages: [Message], now: Instant) -> [Diagnostic] {
        guard let start = campaign.window.start, now < start, !campaign.isDraft, !campaign.hasUnreadableDates else {
            return []
        }
        var findings = ClientFindings(campaign, client: Self.self, messages: messages)
        findings.report(
            .ismartnewsEarlyText, at: campaign.windowOffsets.start,
            telling:
                "anyone who reads the feed file can see this before \(start, by: context.configuration.clock): phones with iSmartNews keep it until then, so it is deployed ahead of its start",
            suggestion:
                "if it has to stay secret until then, do not release it before, or leave iSmartNews out of “clients”")
        return findings.findings
    }
}

extension Rule {
    /// A message with a start to come, whose text the feed holds ahead of it.
    static let ismartnewsEarlyText = Rule.changeable("ismartnews-early-text", .note)
}
