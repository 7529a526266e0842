import Clients

/// Draws a report's pages, part by part and on any thread.
struct Drawing: Sendable {
    private let report: Report
    private let templates: TemplateLibrary
    private let campaigns: ToolPool<CampaignPages>

    /// The pages of a report.
    init(of report: Report, templates: TemplateLibrary) {
        self.report = report
        self.templates = templates
        let frame = CampaignFrame(of: report)
        let differences = CampaignDifferences(of: report)
        campaigns = ToolPool { CampaignPages(frame, differences: differences, templates: templates) }
    }

    /// Draws a part.
    ///
    /// - Parameter take: is handed each page as soon as it is drawn.
    func draw(_ job: DrawingJob, _ take: (DashboardPage) -> Void) {
        switch job {
        case .site(let page): take(SitePages(report: report, templates: templates).page(page))
        case .forecast(let audience):
            var forms = TemplateForms(templates)
            let values = ForecastPageValues(of: report, audience: audience).values()
            take(DashboardPage(path: PagePath.forecast, bytes: forms.html("dashboard/forecast", values)))
        case .device(let place, let locale):
            var pages = DevicePages(of: report, templates: templates)
            take(pages.page(of: report.devices[place], locale: locale))
        case .schedule(let place): take(page(of: report.schedules[place]))
        case .release(let place): take(page(of: report.releases[place]))
        case .campaigns(let places):
            campaigns.withTool { pages in
                for campaign in report.campaigns[places] { take(pages.page(of: campaign)) }
            }
        case .assets:
            var forms = TemplateForms(templates)
            for name in DashboardRenderer.assets {
                take(DashboardPage(path: PagePath.asset(name), bytes: forms.html("dashboard/\(name)", [:])))
            }
        }
    }

    private func page(of schedule: ScheduleReport) -> DashboardPage {
        var values = ScheduleValues(of: report)
        var forms = TemplateForms(templates)
        let told = values.values(of: schedule, forms: &forms)
        return DashboardPage(path: PagePath.schedule(schedule.name), bytes: forms.html("dashboard/schedule", told))
    }

    private func page(of locale: LocaleReleaseReport) -> DashboardPage {
        var values = ReleasePageValues(of: report)
        var forms = TemplateForms(templates)
        let told = values.values(of: locale, forms: &forms)
        return DashboardPage(path: PagePath.release(locale.locale), bytes: forms.html("dashboard/release", told))
    }
}
