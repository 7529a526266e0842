import Campaigns

/// The days along a chart, for templates.
struct ChartTicks {
    private let days: [Instant]
    private let scale: ChartScale

    /// The beginnings of days, and the end of the last.
    init(_ days: [Instant], scale: ChartScale) {
        self.days = days
        self.scale = scale
    }

    /// A line for each day with its number; Mondays, and the first day where it has room, are written in full.
    func values(time: inout TimeText) -> [TemplateValue] {
        let dates = days.map { time.day($0) }
        return days.indices.dropLast().map { index in
            let isMonday = dates[index].weekday == "Mon"
            let hasRoom = index == 0 && !dates.prefix(3).contains { $0.weekday == "Mon" }
            let x = scale.x(days[index])
            return [
                "x": .text(ChartScale.text(x)),
                "textX": .text(ChartScale.text(x + 3)),
                "isWeek": .truth(isMonday),
                "week": .text(isMonday || hasRoom ? dates[index].text : nil),
                "day": .text(dates[index].number),
            ]
        }
    }
}
