import Campaigns

extension ISmartNewsClient {
    func places(of campaign: Campaign) -> [TextPlace] {
        var findings = ClientFindings(campaign, client: Self.self)
        let form = ISmartNewsBlock(of: campaign, client: self, &findings).form
        guard form != .page else {
            return [
                TextPlace(Self.self, .title, "heading of the page"), TextPlace(Self.self, .text, "text of the page"),
                TextPlace(Self.self, .actionLabel, "link of the page"),
            ]
        }
        let rules = context.configuration.rules
        // Two buttons stand side by side; one, or three, have a line each. One to dismiss the alert is always there.
        let buttons = campaign.source.buttons
        let others = [campaign.source.actionURL != nil, buttons[.remind] != nil, buttons[.review] != nil].count { $0 }
        let width = rules.limit(of: others == 1 ? .alertButtonPairLength : .alertButtonLength)
        return [
            TextPlace(Self.self, .title, "title of the alert", limit: rules.limit(of: .alertTitleLength)),
            TextPlace(Self.self, .text, "text of the alert", limit: rules.limit(of: .alertTextLength)),
            TextPlace(Self.self, .actionLabel, "button of the alert", limit: width),
        ] + [.dismiss, .remind, .review].map { TextPlace(Self.self, .label($0), "button of the alert", limit: width) }
    }
}
