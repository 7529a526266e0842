import Campaigns
import Files

/// How pages name campaigns that they link to.
struct CampaignNames: Equatable {
    /// The language of the titles; nil where it is that of the page.
    let language: String?
    /// The direction of the titles.
    let direction: String
    /// The titles in the source locale, by the campaigns' ids.
    let titles: [String: ExactText]
    /// The titles that several campaigns have.
    private let shared: Set<ExactText>
    /// The way from the page to the output folder: empty or `../`.
    let root: String

    /// The campaigns of a report.
    ///
    /// - Parameter root: the way from the page to the output folder: empty or `../`.
    init(of report: Report, root: String) {
        let titles = Dictionary(keepingFirst: report.campaigns.map { ($0.id, ExactText($0.title)) })
        self.titles = titles
        shared = Set(Dictionary(grouping: titles.values, by: \.self).filter { $0.value.count > 1 }.keys)
        language = report.sourceLocale == "en" ? nil : report.sourceLocale
        direction = LanguageValues.direction(of: report.sourceLocale)
        self.root = root
    }

    /// A campaign's title in the source locale.
    func title(of campaign: String) -> String { titles[campaign]?.text ?? campaign }

    /// A campaign in an English sentence: its title in quotation marks, with its id where another one has that title;
    /// its id alone where it is there no longer.
    func quoted(_ campaign: String) -> String {
        guard let title = titles[campaign] else { return campaign }
        return QuotedTitle.text(title.text, id: shared.contains(title) ? campaign : nil)
    }

    /// The address of a campaign's page.
    func page(of campaign: String) -> String { root + PagePath.encoded(PagePath.campaign(campaign)) }

    /// A link to a campaign: `title`, `page`, `language` and `direction` of the title or false, and `twin`: the id where
    /// another campaign has that title.
    func link(_ campaign: String) -> TemplateValue {
        let isShared = titles[campaign].map(shared.contains) ?? false
        return [
            "title": .text(title(of: campaign)), "page": .text(page(of: campaign)), "language": .text(language),
            "direction": .text(direction), "twin": .text(isShared ? campaign : nil),
        ]
    }

    /// The same of a campaign that may be there no longer, without `page` then: by the title that a release holds, which
    /// later edits do not rewrite, in its language; without one as it is called now, or else by its id.
    func released(_ campaign: String, as title: ReleasedTitle? = nil) -> TemplateValue {
        let isThere = titles[campaign] != nil
        let page = isThere ? self.page(of: campaign) : nil
        guard let title else {
            return [
                "title": .text(self.title(of: campaign)), "page": .text(page),
                "language": .text(isThere ? language : nil), "direction": .text(isThere ? direction : "ltr"),
            ]
        }
        return [
            "title": .text(title.text), "page": .text(page),
            "language": .text(title.locale == "en" ? nil : title.locale),
            "direction": .text(LanguageValues.direction(of: title.locale)),
        ]
    }

    /// Some campaigns, the first ones as links, and how many more there are.
    func released(_ campaigns: [String], as titles: [String: ReleasedTitle] = [:], most: Int) -> TemplateValue {
        [
            "campaigns": .list(campaigns.prefix(most).map { released($0, as: titles[$0]) }),
            "more": .rest(campaigns.count - most),
        ]
    }
}
