import Clients

/// Draws the pages on which phones are played, one after the other, and keeps what they have in common.
struct DevicePages {
    private let report: Report
    private let time: TimeText
    private var forms: TemplateForms

    /// The pages of a report's phones.
    init(of report: Report, templates: TemplateLibrary) {
        self.report = report
        time = TimeText(report.clock)
        forms = TemplateForms(templates)
    }

    /// The page of a client's phones in a locale.
    mutating func page(of device: DeviceReport, locale: String) -> DashboardPage {
        var values = DevicePageValues(of: report, device: device, locale: locale, time: time)
        return DashboardPage(
            path: PagePath.device(device.client, locale), bytes: forms.html("dashboard/device", values.values()))
    }
}
