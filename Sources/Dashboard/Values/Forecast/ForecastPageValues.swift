import Campaigns
import Clients
import Simulation

/// The values of the page about how far messages will reach.
struct ForecastPageValues {
    private let report: Report
    private let audience: AudienceReport
    private let names: CampaignNames

    /// The forecasts of a report.
    init(of report: Report, audience: AudienceReport) {
        self.report = report
        self.audience = audience
        names = CampaignNames(of: report, root: "")
    }

    /// What the template `dashboard/forecast` receives.
    func values() -> TemplateValue {
        let days = audience.forecasts.first?.setting.days ?? []
        let returns = audience.forecasts.first?.setting.returns ?? 0
        return PageFrame(report, .forecast).around([
            "stopped": report.stoppedNames,
            "users": .text(CountWords.grouped(audience.users, "user")),
            "isSampled": .truth(audience.forecasts.contains { $0.users < audience.users }),
            "days": .text(CountWords.grouped(days.count, "day")),
            "from": .text(days.first.map { TimeText.date($0) ?? $0 }),
            "until": .text(days.last.map { TimeText.date($0) ?? $0 }),
            "hasForecasts": .truth(!audience.forecasts.isEmpty),
            "system": .text(Occasion.usualSystem),
            "returns": .text(returns > 0 ? CountWords.of(returns, "return") : nil),
            "zone": .text(report.clock.name),
            "leftOut": .text(audience.leftOut.isEmpty ? nil : audience.leftOut.listed),
            "clients": .list(
                audience.forecasts.enumerated().map { place, forecast in
                    ForecastValues(forecast, names: names).values(id: "client-\(place)")
                }),
        ])
    }
}
