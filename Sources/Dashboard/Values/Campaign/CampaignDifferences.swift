import Files

/// What changes of each campaign from what was released to what its files say, by campaign and in order of the locales.
struct CampaignDifferences: Sendable {
    private var parts: [String: [Part]] = [:]

    /// What changes of a campaign in one locale.
    struct Part: Equatable, Sendable {
        /// The locale.
        let locale: String
        /// What changes.
        let difference: DifferenceReport
    }

    /// The differences of a report.
    init(of report: Report) {
        let byLocale = Dictionary(keepingFirst: report.releases.map { ($0.locale, $0.difference) })
        let names = byLocale.isEmpty ? nil : CampaignNames(of: report, root: "../")
        for locale in report.locales {
            guard let names, let difference = byLocale[locale] ?? nil else { continue }
            for (campaign, part) in difference.titled(by: names).byCampaign {
                parts[campaign, default: []].append(Part(locale: locale, difference: part))
            }
        }
    }

    /// What changes of a campaign.
    func of(_ campaign: String) -> [Part] { parts[campaign] ?? [] }
}
