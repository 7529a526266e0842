import Campaigns

/// The values of the page about what users see.
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
            "outdated": time.moment(report.phonesOutdatedFrom),
            "stopped": report.stoppedNames,
            "phones": .list(report.devices.map(Self.phones)),
            "hasPhones": .truth(!report.devices.isEmpty),
            "courses": forms.blocks(
                "dashboard/course", report.dailyJourneys.map { DailyJourneyValues.values(of: $0, time: &time) }),
            "hasCourses": .truth(!report.dailyJourneys.isEmpty),
            "courseVersion": .text(report.dailyJourneys.first?.version),
        ]).adding(JourneyValues.values(of: report.journeys))
    }

    /// The phones of one client that are shown the same.
    private static func phones(_ device: DeviceReport) -> TemplateValue {
        let launches = device.choices.first.map { device.runs[$0].launches } ?? []
        let count = launches.reduce(0) { $0 + $1.shown.count + $1.moreShown }
        return [
            "client": .text(device.title),
            "locales": .list(
                device.locales.map { locale in
                    ["locale": .text(locale), "page": .text(PagePath.encoded(PagePath.device(device.client, locale)))]
                }),
            "isNothing": .truth(count == 0),
            "count": .text("shown \(CountWords.grouped(count, "time"))"),
            "crashes": .truth(device.runs.contains { $0.launches.contains { $0.crash != nil } }),
        ]
    }
}
