/// The values of the page that tells what phones are shown.
struct SchedulePageValues {
    private let report: Report
    private var time: TimeText

    /// The schedules of a report.
    init(of report: Report) {
        self.report = report
        time = TimeText(report.clock)
    }

    /// What the template `dashboard/schedules` receives.
    mutating func values(forms: inout TemplateForms) -> TemplateValue {
        let values = ScheduleValues(
            titles: Dictionary(report.campaigns.map { ($0.id, $0.title) }, uniquingKeysWith: { first, _ in first }),
            language: report.sourceLocale)
        return PageFrame(report, .schedule).around([
            "zone": .text(report.clock.name),
            "schedules": forms.blocks(
                "dashboard/schedule", report.schedules.map { values.values(of: $0, time: &time) }),
            "hasSchedules": .truth(!report.schedules.isEmpty),
        ])
    }
}
