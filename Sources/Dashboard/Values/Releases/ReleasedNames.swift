import Campaigns
import Files

/// How the pages of one locale's releases name campaigns: as usual, or by the title that a release holds where the files have
/// another one by now, or have the campaign no more. What was approved or released is not rewritten by later edits.
struct ReleasedNames {
    private let names: CampaignNames
    /// The titles that the files have in the locale, by campaign.
    private let working: [String: ExactText]

    /// The names in a locale.
    init(_ names: CampaignNames, in locale: LocaleReleaseReport) {
        self.names = names
        working = Dictionary(keepingFirst: locale.messages.map { ($0.campaign, ExactText($0.title)) })
    }

    /// A campaign with `title`, `page` (false where it is there no longer), `language` and `direction` of the title.
    func values(of campaign: String, as released: ReleasedTitle?) -> TemplateValue {
        let isThere = names.titles[campaign] != nil
        guard let released, !isThere || working[campaign] != ExactText(released.text) else {
            return names.released(campaign)
        }
        return [
            "title": .text(released.text), "page": .text(isThere ? names.page(of: campaign) : nil),
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
