import Campaigns

/// How the pages of locales' releases name campaigns: by the titles that the releases hold, in their language. What was
/// approved or released is not rewritten by later edits.
struct ReleasedNames {
    /// How pages name campaigns otherwise.
    let names: CampaignNames

    /// A campaign with `title`, `page` (false where it is there no longer), `language` and `direction` of the title.
    func values(of campaign: String, as released: ReleasedTitle?) -> TemplateValue {
        guard let released else { return names.released(campaign) }
        return [
            "title": .text(released.text),
            "page": .text(names.titles[campaign] == nil ? nil : names.page(of: campaign)),
            "language": .text(released.locale == "en" ? nil : released.locale),
            "direction": .text(LanguageValues.direction(of: released.locale)),
        ]
    }

    /// Some campaigns, the first ones as links, and how many more there are.
    func values(of campaigns: [String], as released: [String: ReleasedTitle], most: Int) -> TemplateValue {
        let more = campaigns.count - most
        return [
            "campaigns": .list(campaigns.prefix(most).map { values(of: $0, as: released[$0]) }),
            "more": .text(more > 0 ? CountWords.grouped(more) : nil),
        ]
    }
}
