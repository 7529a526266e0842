import Campaigns
import Clients
import Simulation

/// The values of one client's forecast: its messages with their days, and its users by what they see.
struct ForecastValues {
    private let report: ForecastReport
    private let names: CampaignNames

    /// How many messages are drawn, those that reach most.
    private static let mostMessages = 40
    /// How many numbers of messages have a bar of their own.
    private static let mostBars = 12

    /// A forecast of one client.
    init(_ report: ForecastReport, names: CampaignNames) {
        self.report = report
        self.names = names
    }

    /// What a client's part of the page receives.
    func values(id: String) -> TemplateValue {
        let client = report.setting.clients[0]
        let messages = ForecastCampaign.all(in: report)
        let drawn = messages.prefix(Self.mostMessages)
        let most = drawn.flatMap(\.reached).max() ?? 0
        return [
            "id": .text(id),
            "client": .text([client.title, client.version].compactMap { $0 }.joined(separator: " ")),
            "users": .text(CountWords.grouped(report.users, "user")),
            "launches": .text(CountWords.grouped(report.launches, "launch", "launches")),
            "messages": .list(drawn.map { message($0, most: most) }),
            "hasMessages": .truth(!drawn.isEmpty),
            "more": .text(
                messages.count > drawn.count ? CountWords.grouped(messages.count - drawn.count, "campaign") : nil),
            "bars": .list(bars()),
            "never": .text(CountWords.grouped(report.neverReached, "user")),
            "neverShare": .text(CountWords.share(report.neverReached, of: report.users)),
            "locales": .list(locales()),
        ]
    }

    private func message(_ campaign: ForecastCampaign, most: Int) -> TemplateValue {
        names.link(campaign.id).adding([
            "meant": .text(CountWords.grouped(campaign.reach.meant)),
            "reached": .text(CountWords.grouped(campaign.reach.reached)),
            "share": .text(
                campaign.reach.meant > 0
                    ? CountWords.share(campaign.reach.meant - campaign.reach.missed, of: campaign.reach.meant) : nil),
            "missed": .text(CountWords.grouped(campaign.reach.missed)),
            "shown": .text(CountWords.grouped(campaign.reach.shown)),
            "half": .text(campaign.half.map(day)),
            "chart": .text(campaign.reach.reached > 0 ? ForecastBars.path(campaign.reached, most: most) : nil),
            "telling": .text(peak(campaign)),
        ])
    }

    /// The day on which most users see it first, in words.
    private func peak(_ campaign: ForecastCampaign) -> String {
        guard let most = campaign.reached.max(), let day = campaign.reached.firstIndex(of: most) else { return "" }
        return "Most users see it first on \(self.day(day)): \(CountWords.grouped(most))"
    }

    /// A day by its number: `Sat 21 Nov 2026`.
    private func day(_ number: Int) -> String {
        let day = report.setting.days[number]
        return TimeText.date(day) ?? day
    }

    private func bars() -> [TemplateValue] {
        let users = report.usersByMessages(0)
        let rest = users.dropFirst(Self.mostBars).reduce(0, +)
        let rows = users.prefix(Self.mostBars) + (rest > 0 ? [rest] : [])
        let most = rows.max() ?? 0
        return rows.enumerated().map { number, users in
            [
                "messages": .text(
                    number == 0 ? "none" : number == Self.mostBars ? "\(number) or more" : "\(number)"),
                "users": .text(CountWords.grouped(users)),
                "share": .text(CountWords.share(users, of: report.users)),
                "width": .text("\(most > 0 ? (users * ForecastBars.width + most / 2) / most : 0)"),
            ]
        }
    }

    private func locales() -> [TemplateValue] {
        zip(report.setting.locales, zip(report.installs, report.totals.clients[0].usersByMessages)).map {
            locale, counts in
            let users = counts.0.reduce(0, +)
            let never = counts.1.first ?? 0
            return [
                "locale": .text(locale), "users": .text(CountWords.grouped(users)),
                "never": .text(CountWords.grouped(never)),
                "share": .text(users > 0 ? CountWords.share(never, of: users) : nil),
            ]
        }
    }
}
