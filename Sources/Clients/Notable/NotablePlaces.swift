import Campaigns

extension NotableClient {
    func places(of campaign: Campaign) -> [TextPlace] {
        let rules = context.configuration.rules
        let isParted = campaign.source.mentionsMore
        var places = [
            TextPlace(Self.self, .title, "title of the banner", limit: rules.limit(of: .bannerTitleLength)),
            TextPlace(
                Self.self, .text, isParted ? "banner, up to the line <!-- more -->" : "text of the banner",
                limit: rules.limit(of: .bannerTextLength)),
            TextPlace(Self.self, .actionLabel, "button of the view"),
        ]
        if isParted { places.append(TextPlace(Self.self, .text, "the whole text in the full view")) }
        return places + [.dismiss, .never, .more].map { TextPlace(Self.self, .label($0), "button of the view") }
    }
}
