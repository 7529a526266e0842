import Clients

/// Draws the pages that every other one links to.
struct SitePages {
    let report: Report
    let templates: TemplateLibrary

    /// A page.
    func page(_ page: DrawingJob.SitePage) -> DashboardPage {
        var forms = TemplateForms(templates)
        let bytes: [UInt8]
        switch page {
        case .overview:
            var values = IndexValues(of: report)
            let content = values.values(forms: &forms)
            bytes = forms.html("dashboard/index", content)
        case .schedules:
            var values = SchedulePageValues(of: report)
            let content = values.values(forms: &forms)
            bytes = forms.html("dashboard/schedules", content)
        case .devices:
            var values = DevicesPageValues(of: report)
            let content = values.values(forms: &forms)
            bytes = forms.html("dashboard/devices", content)
        case .releases:
            var values = ReleasesPageValues(of: report)
            bytes = forms.html("dashboard/releases", values.values())
        case .feeds:
            var values = FeedsPageValues(of: report)
            bytes = forms.html("dashboard/feeds", values.values())
        }
        return DashboardPage(path: page.path, bytes: bytes)
    }
}
