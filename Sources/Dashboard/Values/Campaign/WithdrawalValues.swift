import Campaigns

/// When, by whom and why a campaign was taken out, for templates; what was taken out of several locales at once is said
/// once.
enum WithdrawalValues {
    /// What the template `dashboard/campaign` receives, in order of time.
    static func values(
        of statuses: [(locale: String, status: MessageStatusReport)], time: inout TimeText
    ) -> [TemplateValue] {
        var groups: [(withdrawal: MessageStatusReport.Withdrawal, locales: [String])] = []
        for (locale, status) in statuses {
            guard let withdrawal = status.withdrawal else { continue }
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
