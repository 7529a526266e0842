import Campaigns

/// What a daily user meets in the weeks ahead, as a calendar for templates: weeks in rows, Monday first.
struct CalendarValues {
    private let calendar: CalendarReport
    private let names: CampaignNames

    /// How many messages on one day make it crowded.
    static let crowded = 3
    /// How many messages of a client are named on one day.
    private static let named = 3
    private static let weekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]

    /// A calendar.
    init(_ calendar: CalendarReport, names: CampaignNames) {
        self.calendar = calendar
        self.names = names
    }

    /// What the template `dashboard/calendar` receives.
    func values(time: inout TimeText) -> TemplateValue {
        let total = calendar.days.reduce(0) { $0 + $1.messages.count }
        var weeks: [TemplateValue] = []
        for days in weeksOfDays(time: &time) {
            var cells: [TemplateValue] = []
            for day in days { cells.append(cell(day, time: &time)) }
            let sum = days.compactMap { $0 }.reduce(0) { $0 + $1.messages.count }
            weeks.append([
                "days": .list(cells),
                "sum": .text(CountWords.grouped(sum, "message")),
                "isTooMany": .truth(sum > calendar.limit),
            ])
        }
        return [
            "locales": .text(calendar.locales.listed),
            "summary": .text(CountWords.grouped(total, "message")),
            "limit": .text(CountWords.grouped(calendar.limit)),
            "hasTied": .truth(calendar.days.contains { $0.messages.contains(where: \.isTied) }),
            "weekdays": .list(Self.weekdays.map { ["name": .text($0)] }),
            "weeks": .list(weeks),
        ]
    }

    /// The days by weeks; nil for a day of the first or last week that is not reported.
    private func weeksOfDays(time: inout TimeText) -> [[CalendarReport.Day?]] {
        guard let first = calendar.days.first else { return [] }
        let before = Self.weekdays.firstIndex(of: time.day(first.start).weekday) ?? 0
        var days = [CalendarReport.Day?](repeating: nil, count: before) + calendar.days.map(Optional.some)
        days += [CalendarReport.Day?](repeating: nil, count: (7 - days.count % 7) % 7)
        return stride(from: 0, to: days.count, by: 7).map { Array(days[$0..<$0 + 7]) }
    }

    private func cell(_ day: CalendarReport.Day?, time: inout TimeText) -> TemplateValue {
        guard let day else { return ["isOutside": true] }
        let parts = time.day(day.start)
        var clients: [String] = []
        for message in day.messages where !clients.contains(message.client) { clients.append(message.client) }
        return [
            "isOutside": false,
            "weekday": .text(parts.weekday),
            "date": .text(parts.text.dropFirst(4).description),
            "count": .text(day.messages.isEmpty ? nil : CountWords.grouped(day.messages.count, "message")),
            "isCrowded": .truth(day.messages.count >= Self.crowded),
            "clients": .list(
                clients.map { client in line(client, day.messages.filter { $0.client == client }) }),
        ]
    }

    private func line(_ client: String, _ messages: [CalendarReport.Message]) -> TemplateValue {
        let more = max(0, messages.count - Self.named)
        return [
            "client": .text(client),
            "messages": .list(
                messages.dropLast(more).map { message in
                    [
                        "title": .text(message.title), "language": .text(message.language),
                        "direction": .text(LanguageValues.direction(of: message.language)),
                        "page": .text(message.campaign.map(names.page)),
                        "isTied": .truth(message.isTied),
                    ]
                }),
            "more": .text(more == 0 ? nil : CountWords.grouped(more)),
        ]
    }
}
