import Campaigns
import Clients

/// The values of the page that leads to all schedules.
struct SchedulePageValues {
    private let report: Report
    private let names: CampaignNames
    private var time: TimeText

    /// The schedules of a report.
    init(of report: Report) {
        self.report = report
        names = CampaignNames(of: report, root: "")
        time = TimeText(report.clock)
    }

    /// What the template `dashboard/schedules` receives.
    mutating func values(forms: inout TemplateForms) -> TemplateValue {
        var calendars: [TemplateValue] = []
        for (index, calendar) in report.calendars.enumerated() {
            calendars.append(
                CalendarValues(calendar, names: names).values(time: &time).adding("isFirst", .truth(index == 0)))
        }
        return PageFrame(report, .schedule).around([
            "zone": .text(report.clock.name),
            "outdated": time.moment(report.schedulesOutdatedFrom),
            "stopped": report.stoppedNames,
            "calendars": forms.blocks("dashboard/calendar", calendars),
            "hasCalendars": .truth(!calendars.isEmpty && !isEmpty),
            "schedules": .list(report.schedules.map(line)),
            "hasSchedules": .truth(!report.schedules.isEmpty),
        ])
    }

    /// Whether there is nothing to show: four weeks of nothing would say no more than that.
    private var isEmpty: Bool {
        report.schedules.isEmpty && report.calendars.allSatisfy { $0.days.allSatisfy(\.messages.isEmpty) }
    }

    private func line(of schedule: ScheduleReport) -> TemplateValue {
        let form = schedule.forms.first
        let cells = form?.rows.first?.cells ?? []
        var shown: [String] = []
        var isTied = false
        for answer in cells.reversed().flatMap(\.answers) where answer.kind == .shown || answer.kind == .tied {
            isTied = isTied || answer.kind == .tied
            if !shown.contains(answer.campaign) { shown.append(answer.campaign) }
        }
        let named = 4
        let periods = (form?.rows.count ?? 0) + (form?.leftOut ?? 0)
        return [
            "client": .text(schedule.client),
            "locales": .text(schedule.locales.listed),
            "page": .text(PagePath.encoded(PagePath.schedule(schedule.name))),
            "shown": .list(shown.prefix(named).map(names.link)),
            "moreShown": .text(shown.count > named ? CountWords.grouped(shown.count - named) : nil),
            "isNothing": .truth(shown.isEmpty),
            "isTied": .truth(isTied),
            "periods": .text(CountWords.grouped(periods, "period")),
            "dead": .text(schedule.dead.isEmpty ? nil : "\(CountWords.grouped(schedule.dead.count)) shown to nobody"),
            "blocked": .text(
                schedule.blocked == 0 ? nil : "\(CountWords.grouped(schedule.blocked)) blocked at times"),
        ]
    }
}
