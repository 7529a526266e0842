/// A part of the dashboard that one thread draws.
enum DrawingJob: Sendable {
    /// A page that every other one links to.
    case site(SitePage)
    /// The page of forecasts, where the audience is known.
    case forecast(AudienceReport)
    /// The page of phones in a locale, by the phones' place in the report.
    case device(Int, locale: String)
    /// A schedule's page, by its place in the report.
    case schedule(Int)
    /// The page of a locale's releases, by its place in the report.
    case release(Int)
    /// The pages that stand in for those of a locale that errors stopped.
    case stopped(locale: String)
    /// The pages of neighbouring campaigns.
    case campaigns(Range<Int>)
    /// The styles and scripts.
    case assets

    /// The pages that every other one links to, the largest first.
    enum SitePage: CaseIterable, Sendable {
        case overview, feeds, schedules, devices, releases
    }

    /// How many campaigns one thread takes at a time.
    private static let campaigns = 32

    /// The jobs of a report, those first that cannot be shared out.
    static func all(of report: Report) -> [DrawingJob] {
        var jobs = SitePage.allCases.map { DrawingJob.site($0) }
        if let audience = report.audience { jobs.append(.forecast(audience)) }
        for (place, device) in report.devices.enumerated() {
            jobs += device.locales.map { .device(place, locale: $0) }
        }
        jobs += report.schedules.indices.map { .schedule($0) }
        jobs += report.releases.indices.map { .release($0) }
        jobs += report.locales.filter(report.stoppedLocales.contains).map { .stopped(locale: $0) }
        for start in stride(from: 0, to: report.campaigns.count, by: campaigns) {
            jobs.append(.campaigns(start..<min(start + campaigns, report.campaigns.count)))
        }
        return jobs + [.assets]
    }
}
