import Clients

/// Draws the pages that every other one links to.
struct SitePages {
    let report: Report
    let templates: TemplateLibrary

    /// A page.
    func page(_ page: DrawingJob.SitePage) -> DashboardPage {
        var forms = TemplateForms(templates)
        switch page {
        case .overview:
            var values = IndexValues(of: report)
            let told = values.values(forms: &forms)
            return DashboardPage(path: PagePath.index, bytes: forms.html("dashboard/index", told))
        case .schedules:
            var values = SchedulePageValues(of: report)
            let told = values.values(forms: &forms)
            return DashboardPage(path: PagePath.schedule, bytes: forms.html("dashboard/schedules", told))
        case .devices:
            var values = DevicesPageValues(of: report)
            let told = values.values(forms: &forms)
            return DashboardPage(path: PagePath.devices, bytes: forms.html("dashboard/devices", told))
        case .releases:
            var values = ReleasesPageValues(of: report)
            return DashboardPage(path: PagePath.releases, bytes: forms.html("dashboard/releases", values.values()))
        case .feeds:
            var values = FeedsPageValues(of: report)
            return DashboardPage(path: PagePath.feeds, bytes: forms.html("dashboard/feeds", values.values()))
        }
    }
}
