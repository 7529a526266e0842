import Campaigns
import Dashboard

/// What a daily user meets, day by day and with all clients together, for the dashboard.
struct CalendarReports {
    let edition: Edition
    let now: Instant
    let journeys: [DailyJourney]

    /// A calendar for each group of locales that meets the same.
    func reports() -> [CalendarReport] {
        let configuration = edition.workspace.configuration
        let days = configuration.clock.midnights(
            from: configuration.clock.midnight(before: now), days: DailyJourney.days)
        return LocaleJourneys.groups(of: journeys, locales: configuration.locales).map { group in
            let meetings = Dictionary(grouping: group.meetings(on: days), by: \.day)
            return CalendarReport(
                locales: group.locales, limit: configuration.rules.limit(of: .tooManyMessages),
                days: days.indices.dropLast().map { day in
                    CalendarReport.Day(
                        start: days[day],
                        messages: (meetings[day] ?? []).map { message($0, language: group.journeys[0].locale) })
                })
        }
    }

    private func message(_ meeting: LocaleJourneys.Meeting, language: String) -> CalendarReport.Message {
        let title = edition.words(
            title: meeting.title, campaign: meeting.campaign, name: meeting.name, in: language)
        return CalendarReport.Message(
            client: meeting.client, title: title,
            language: edition.language(of: title, campaign: meeting.campaign, in: language),
            campaign: meeting.campaign, isTied: meeting.isTied)
    }
}
