import Campaigns
import Dashboard

/// What a daily user meets, day by day and with all clients together, for the dashboard.
struct CalendarReports {
    let edition: Edition
    let now: Instant
    let courses: [Course]

    /// A calendar for each group of locales that meets the same.
    func reports() -> [CalendarReport] {
        let configuration = edition.workspace.configuration
        let days = configuration.clock.midnights(
            from: configuration.clock.midnight(before: now), days: Course.days)
        return LocaleCourses.groups(of: courses, locales: configuration.locales).map { group in
            let meetings = Dictionary(grouping: group.meetings(on: days), by: \.day)
            return CalendarReport(
                locales: group.locales, language: group.courses[0].locale,
                limit: configuration.rules.limit(of: .tooManyMessages),
                days: days.indices.dropLast().map { day in
                    CalendarReport.Day(
                        start: days[day],
                        messages: (meetings[day] ?? []).map { message($0, language: group.courses[0].locale) })
                })
        }
    }

    /// A message by the title that it shows, or that its campaign has, or by what devices know it.
    private func message(_ meeting: LocaleCourses.Meeting, language: String) -> CalendarReport.Message {
        let title = meeting.title ?? meeting.campaign.flatMap { edition.title(of: $0, in: language) } ?? meeting.name
        return CalendarReport.Message(
            client: meeting.client, title: title, campaign: meeting.campaign, isTied: meeting.isTied)
    }
}
