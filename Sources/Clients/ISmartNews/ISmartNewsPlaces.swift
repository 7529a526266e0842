import Campaigns

extension ISmartNewsClient {
    func places(of campaign: Campaign) -> [TextPlace] {
        var findings = ClientFindings(campaign, client: Self.self)
        let block = ISmartNewsBlock(of: campaign, client: self, &findings)
        // What stands at the publisher's own addresses is translated there.
        guard !block.form.isItem || Self.showsOwnTexts(of: campaign) else { return [] }
        guard block.form != .page else {
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
        let places =
            [
                TextPlace(Self.self, .title, "title of the alert", limit: rules.limit(of: .alertTitleLength)),
                TextPlace(Self.self, .text, "text of the alert", limit: rules.limit(of: .alertTextLength)),
                TextPlace(Self.self, .actionLabel, "button of the alert", limit: width),
            ]
            + [.dismiss, .remind, .review].map { TextPlace(Self.self, .label($0), "button of the alert", limit: width) }
        let raw = Set(block.raw.entries.map { $0.key.lowercased() })
        return places.filter {
            !($0.text == .title && raw.contains("title") || $0.text == .text && raw.contains("text"))
        }
    }

    /// Whether an item's addresses are those of its own page or alert, or one of them is.
    private static func showsOwnTexts(of campaign: Campaign) -> Bool {
        var block = ClientBlock(of: name, in: campaign)
        guard let addresses = block.reader.texts("urls")?.value, !addresses.isEmpty else { return true }
        return addresses.contains { ISmartNewsBlockAddress($0.value).isOwn }
    }
}
