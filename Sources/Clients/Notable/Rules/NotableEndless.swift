import Campaigns

extension NotableClient {
    /// A message that is shown until its action is taken, and has none, is shown for ever.
    func checkEndless(
        _ conditions: NotableConditions, of campaign: Campaign, _ findings: inout ClientFindings
    ) {
        guard let show = campaign.show, show.value == .untilAction, campaign.source.actionURL == nil,
            campaign.source.buttons[.never] == nil
        else { return }
        findings.report(
            .notableEndless, at: show.offset,
            "“show: untilAction” never ends, because the message has no action",
            suggestion: "add action: {url: https://…}, or buttons: {never: {}}")
    }
}

extension Rule {
    /// A message until an action that it does not have.
    static let notableEndless = Rule.changeable("notable-endless", .warning)
}
