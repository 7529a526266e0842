import Clients
import Files

/// Draws the dashboard: static pages that open from disk.
///
/// Data become plain values (`Values/`), and values become pages through templates (`Templates/`).
public struct DashboardRenderer: Sendable {
    private let templates: TemplateLibrary

    /// The styles and scripts of the pages, each a template below `dashboard/`.
    static let assets = [
        "dashboard.css", "chart.css", "device.css", "release.css", "screen.css", "overview.js", "screen.js",
        "campaign.js", "chart.js", "device.js",
    ]

    /// A renderer with these templates; where they lack one of the dashboard's, the built-in one is used.
    public init(templates: TemplateLibrary) {
        self.templates = DashboardTemplates.added(to: templates)
    }

    /// The pages of a report, and what they need.
    public func pages(of report: Report) -> [DashboardPage] {
        sitePages(of: report) + devicePages(of: report) + schedulePages(of: report)
            + releasePages(of: report) + assets()
            + report.campaigns.parallelMap(
                batch: 64, with: { CampaignPages(of: report, templates: templates) }
            ) { pages, campaign in
                pages.page(of: campaign)
            }
    }

    /// The pages that every other one links to.
    private func sitePages(of report: Report) -> [DashboardPage] {
        var forms = TemplateForms(templates)
        var overview = IndexValues(of: report)
        var schedule = SchedulePageValues(of: report)
        var devices = DevicesPageValues(of: report)
        var releases = ReleasesPageValues(of: report)
        var feeds = FeedsPageValues(of: report)
        let pages =
            [
                (PagePath.index, "dashboard/index", overview.values(forms: &forms)),
                (PagePath.schedule, "dashboard/schedules", schedule.values(forms: &forms)),
                (PagePath.devices, "dashboard/devices", devices.values(forms: &forms)),
                (PagePath.releases, "dashboard/releases", releases.values()),
                (PagePath.feeds, "dashboard/feeds", feeds.values()),
            ] + (report.audience.map { [forecastPage(of: report, $0)] } ?? [])
        return pages.map { path, template, values in
            DashboardPage(path: path, bytes: forms.html(template, values))
        }
    }

    private func forecastPage(
        of report: Report, _ audience: AudienceReport
    ) -> (path: String, template: String, values: TemplateValue) {
        (PagePath.forecast, "dashboard/forecast", ForecastPageValues(of: report, audience: audience).values())
    }

    /// The pages on which phones are played.
    private func devicePages(of report: Report) -> [DashboardPage] {
        let phones = report.devices.flatMap { device in device.locales.map { (device, $0) } }
        return phones.parallelMap(batch: 4, with: { DevicePages(of: report, templates: templates) }) { pages, phone in
            pages.page(of: phone.0, locale: phone.1)
        }
    }

    private func schedulePages(of report: Report) -> [DashboardPage] {
        report.schedules.parallelMap(
            batch: 1, with: { (values: ScheduleValues(of: report), forms: TemplateForms(templates)) }
        ) { tool, schedule in
            let values = tool.values.values(of: schedule, forms: &tool.forms)
            return DashboardPage(
                path: PagePath.schedule(schedule.name), bytes: tool.forms.html("dashboard/schedule", values))
        }
    }

    /// The pages of locales' releases.
    private func releasePages(of report: Report) -> [DashboardPage] {
        report.releases.parallelMap(
            batch: 1, with: { (values: ReleasePageValues(of: report), forms: TemplateForms(templates)) }
        ) { tool, locale in
            let values = tool.values.values(of: locale, forms: &tool.forms)
            return DashboardPage(
                path: PagePath.release(locale.locale), bytes: tool.forms.html("dashboard/release", values))
        }
    }

    private func assets() -> [DashboardPage] {
        var forms = TemplateForms(templates)
        return Self.assets.map { name in
            DashboardPage(path: PagePath.asset(name), bytes: forms.html("dashboard/\(name)", [:]))
        }
    }
}
