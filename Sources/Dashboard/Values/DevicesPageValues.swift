/// The values of the page that tells what users see.
struct DevicesPageValues {
    private let report: Report
    private var time: TimeText

    /// The simulated devices of a report.
    init(of report: Report) {
        self.report = report
        time = TimeText(report.clock)
    }

    /// What the template `dashboard/devices` receives.
    mutating func values(forms: inout TemplateForms) -> TemplateValue {
        PageFrame(report, .devices).around([
            "courses": forms.blocks(
                "dashboard/course", report.courses.map { CourseValues.values(of: $0, time: &time) }),
            "hasCourses": .truth(!report.courses.isEmpty),
            "courseVersion": .text(report.courses.first?.version),
        ])
    }
}
