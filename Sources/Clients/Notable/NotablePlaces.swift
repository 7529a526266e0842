import Campaigns

extension NotableClient {
    func places(of campaign: Campaign) -> [TextPlace] {
        let rules = context.configuration.rules
        let isParted = campaign.source.mentionsMore
        let views = drawnViews(of: campaign, isParted: isParted)
        // What stands at the publisher's own addresses is translated there.
        guard !views.isEmpty else { return [] }
        let titleLimit = views.compactMap { $0.titleLimit(rules) }.min()
        let textLimit = views.compactMap { $0.textLimit(rules) }.min()
        let name = textLimit == nil ? "view" : "banner"
        var places = [TextPlace(Self.self, .title, "title of the \(name)", limit: titleLimit)]
        if !isParted {
            places.append(TextPlace(Self.self, .text, "text of the \(name)", limit: textLimit))
        } else {
            if textLimit != nil || views.contains(where: { $0.name != NotableBlockView.full.name }) {
                places.append(TextPlace(Self.self, .text, "\(name), up to the line <!-- more -->", limit: textLimit))
            }
            if views.contains(where: { $0.name == NotableBlockView.full.name }) {
                places.append(TextPlace(Self.self, .text, "the whole text in the full view"))
            }
        }
        places.append(TextPlace(Self.self, .actionLabel, "button of the view"))
        return places + [.dismiss, .never, .more].map { TextPlace(Self.self, .label($0), "button of the view") }
    }

    /// The views that are made of the campaign's texts.
    private func drawnViews(of campaign: Campaign, isParted: Bool) -> [NotableBlockView] {
        var reading = ClientBlock(of: Self.name, in: campaign)
        let block = NotableBlock(reading: &reading)
        // Views that are written as they are take the place of all others.
        guard !block.raw.entries.contains(where: { $0.key == "views" }) else { return [] }
        let full = NotableBlockView.full
        var views = block.shownViews
        let needsFull = isParted || block.entry?.value == full.name
        if needsFull, !views.contains(where: { $0.name == full.name }) { views.append(full) }
        return views.filter { $0.file == nil }
    }
}
