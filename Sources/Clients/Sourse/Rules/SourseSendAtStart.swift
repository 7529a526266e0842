import Campaigns

extension SourseClient {
    /// Phones without the SDK get a standard notification, which waits for nothing.
    func findings(of campaign: Campaign, messages: [Message], now: Instant) -> [Diagnostic] {
        guard let start = campaign.window.start, now < start, !campaign.isDraft, !campaign.hasUnreadableDates else {
            return []
        }
        var findings = ClientFindings(campaign, client: Self.self, messages: messages)
        findings.report(
            .sourseSendAtStart, at: campaign.windowOffsets.start,
            telling: "phones without the SDK show this when it is sent, whatever its start",
            suggestion: "send it \(start, by: context.configuration.clock), not before")
        return findings.findings
    }
}

extension Rule {
    /// A message with a start to come, of which half is shown at once when it is sent.
    static let sourseSendAtStart = Rule.changeable("sourse-send-at-start", .note)
}
