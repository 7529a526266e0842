import Clients
import Files

/// Draws a report's pages, part by part and on any thread.
struct Drawing: Sendable {
    private let report: Report
    private let templates: TemplateLibrary
    private let earlier: DrawnDashboard?
    private let reusable: ReusablePages?
    private let keys: PageKeys?
    private let campaignFrame: CampaignFrame
    private let differences: CampaignDifferences
    private let campaigns: ToolPool<CampaignPages>

    /// The pages of a report.
    ///
    /// - Parameters:
    ///   - earlier: a dashboard drawn with the same templates, from which pages are taken that would come out the same.
    ///   - reusable: the pages that need not be drawn; nil: none, and nobody wants to know keys.
    init(
        of report: Report, templates: TemplateLibrary, after earlier: DrawnDashboard? = nil,
        besides reusable: ReusablePages? = nil
    ) {
        self.report = report
        self.templates = templates
        self.earlier = earlier
        self.reusable = reusable
        keys = reusable.map { PageKeys(templates: templates, code: $0.code) }
        let (frame, differences) = (CampaignFrame(of: report), CampaignDifferences(of: report))
        campaignFrame = frame
        self.differences = differences
        campaigns = ToolPool { CampaignPages(frame, differences: differences, templates: templates) }
    }

    /// Draws a part.
    ///
    /// - Parameter take: is handed each page as soon as it is drawn.
    func draw(_ job: DrawingJob, _ take: (DrawnDashboard.Drawn) -> Void) {
        switch job {
        case .site(let page): take(.init(page: SitePages(report: report, templates: templates).page(page), source: nil))
        case .forecast(let audience):
            let values = ForecastPageValues(of: report, audience: audience).values()
            take(page(at: PagePath.forecast, of: "dashboard/forecast", values))
        case .device(let place, let locale):
            if let page = devicePage(of: report.devices[place], locale: locale) { take(page) }
        case .schedule(let place):
            if let page = schedulePage(of: report.schedules[place]) { take(page) }
        case .release(let place): take(releasePage(of: report.releases[place]))
        case .stopped(let locale): drawStopped(locale, take)
        case .campaigns(let places):
            campaigns.withTool { pages in
                for campaign in report.campaigns[places] {
                    if let page = campaignPage(of: campaign, with: pages) { take(page) }
                }
            }
        case .assets:
            for name in DashboardRenderer.assets {
                take(page(at: PagePath.asset(name), of: "dashboard/\(name)", [:]))
            }
        }
    }

    private func campaignPage(of campaign: CampaignReport, with pages: CampaignPages) -> DrawnDashboard.Drawn? {
        let source = PageSource.campaign(campaign, differences.of(campaign.id), campaignFrame)
        return page(at: PagePath.campaign(campaign.id), of: source) { pages.page(of: campaign) }
    }

    private func devicePage(of device: DeviceReport, locale: String) -> DrawnDashboard.Drawn? {
        var device = device
        device.messages = device.messages.filter { $0.key == locale }
        device.sources = device.sources.filter { $0.key == locale }
        let frame = DeviceFrame(of: report)
        return page(at: PagePath.device(device.client, locale), of: .device(device, frame)) {
            var pages = DevicePages(frame, templates: templates)
            return pages.page(of: device, locale: locale)
        }
    }

    private func schedulePage(of schedule: ScheduleReport) -> DrawnDashboard.Drawn? {
        let (path, frame) = (PagePath.schedule(schedule.name), ScheduleFrame(of: report))
        return page(at: path, of: .schedule(schedule, frame)) {
            var values = ScheduleValues(frame)
            var forms = TemplateForms(templates)
            let content = values.values(of: schedule, forms: &forms)
            return DashboardPage(path: path, bytes: forms.html("dashboard/schedule", content))
        }
    }

    private func releasePage(of locale: LocaleReleaseReport) -> DrawnDashboard.Drawn {
        var values = ReleasePageValues(of: report)
        var forms = TemplateForms(templates)
        let content = values.values(of: locale, forms: &forms)
        let page = DashboardPage(path: PagePath.release(locale.locale), bytes: forms.html("dashboard/release", content))
        return .init(page: page, source: nil)
    }

    /// Draws the pages that stand in for those of a locale that errors stopped.
    private func drawStopped(_ locale: String, _ take: (DrawnDashboard.Drawn) -> Void) {
        var forms = TemplateForms(templates)
        let values = StoppedPageValues(of: report, locale: locale, forms: &forms)
        for stopped in StoppedPage.all(in: report, locale: locale) {
            let page = DashboardPage(
                path: stopped.path, bytes: forms.html("dashboard/stopped", values.values(of: stopped)))
            take(.init(page: page, source: nil))
        }
    }

    private func page(at path: String, of template: String, _ values: TemplateValue) -> DrawnDashboard.Drawn {
        var forms = TemplateForms(templates)
        return .init(page: DashboardPage(path: path, bytes: forms.html(template, values)), source: nil)
    }

    /// The page of a source, drawn where no earlier one will do; nil where it stands already.
    private func page(at path: String, of source: PageSource, draw: () -> DashboardPage) -> DrawnDashboard.Drawn? {
        let key = keys?.key(of: source)
        if let key, reusable?.has(path, key) == true { return nil }
        var drawn = DrawnDashboard.Drawn(page: earlier?.page(at: path, of: source) ?? draw(), source: source)
        drawn.key = key
        return drawn
    }
}
