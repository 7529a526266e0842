import Campaigns

/// When, by whom and why a campaign was taken out, for templates; what was taken out of several locales at once is said
/// once.
enum WithdrawalValues {
    /// What the template `dashboard/campaign` receives, in order of time.
    static func values(
        of standings: [(locale: String, standing: StandingReport)], time: inout TimeText
    ) -> [TemplateValue] {
        var groups: [(withdrawal: StandingReport.Withdrawal, locales: [String])] = []
        for (locale, standing) in standings {
            guard let withdrawal = standing.withdrawal else { continue }
            if let place = groups.firstIndex(where: { $0.withdrawal == withdrawal }) {
                groups[place].locales.append(locale)
            } else {
                groups.append((withdrawal, [locale]))
            }
        }
        var values: [TemplateValue] = []
        for (withdrawal, locales) in groups.sorted(by: { $0.withdrawal.time < $1.withdrawal.time }) {
            values.append([
                "when": .text(time.short(withdrawal.time)), "iso": .text(withdrawal.time.iso8601),
                "author": .text(withdrawal.author), "locales": .text(locales.listed),
                "reason": .text(withdrawal.reason),
            ])
        }
        return values
    }
}
