/// What can be wrong with a campaign as a whole, whatever its clients.
enum CampaignChecks {
    static func findings(in campaign: Campaign, configuration: WorkspaceConfiguration) -> [Diagnostic] {
        var findings: [Diagnostic] = []
        let file = campaign.source.file
        if campaign.source.buttons[.more] != nil, !campaign.source.mentionsMore {
            findings.append(
                Diagnostic(
                    .moreWithoutText, at: file.position(at: campaign.source.buttons[.more]?.offset ?? 0),
                    "the button “more” has nothing to show",
                    suggestion: "divide the text with a line <!-- more -->, or leave the button out"))
        }
        if campaign.source.actionLabel != nil, campaign.source.actionURL == nil {
            findings.append(
                Diagnostic(
                    .actionWithoutURL, at: file.position(at: campaign.source.actionLabel?.offset ?? 0),
                    "the action has a label but no url, so there is no button", suggestion: "add url: https://…"))
        }
        return findings + EndBeforeDay.findings(in: campaign, clock: configuration.clock)
    }
}
