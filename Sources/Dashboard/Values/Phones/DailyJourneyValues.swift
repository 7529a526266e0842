import Campaigns

/// What a simulated phone shows day by day, for templates.
enum DailyJourneyValues {
    /// The values of one phone; days that show nothing for the same reason are one row.
    static func values(of journey: DailyJourneyReport, time: inout TimeText) -> TemplateValue {
        var rows: [TemplateValue] = []
        for days in runs(of: journey.days) {
            let first = days[0]
            rows.append([
                "from": .text(time.short(first.instant)),
                "until": .text(days.count > 1 ? days.last.map { time.short($0.instant) } : nil),
                "isArrival": .truth(first.isArrival),
                "shown": .list(
                    first.shown.map { shown in
                        [
                            "title": .text(shown.title), "language": .text(shown.language),
                            "direction": .text(LanguageValues.direction(of: shown.language)),
                        ]
                    }),
                "isShown": .truth(!first.shown.isEmpty),
                "alternatives": .text(first.alternatives == 0 ? nil : CountWords.grouped(first.alternatives, "other")),
                "reason": .text(reason(of: first, time: &time)),
                "crash": .text(first.crash),
            ])
        }
        let count = journey.days.reduce(0) { $0 + $1.shown.count }
        let crashes = journey.days.contains { $0.crash != nil }
        return [
            "client": .text(journey.client),
            "locale": .text(journey.locale),
            "locales": .text(journey.locales.listed),
            "summary": .text(
                crashes ? "the app crashes" : count == 0 ? "nothing" : "shown \(CountWords.grouped(count, "time"))"),
            "crashes": .truth(crashes),
            "hasArrivals": .truth(journey.days.contains(where: \.isArrival)),
            "rows": .list(rows),
        ]
    }

    /// Why nothing is shown, with titles for what the phone calls its messages.
    private static func reason(of day: DailyJourneyReport.Day, time: inout TimeText) -> String? {
        day.reason?.text(
            message: { name in
                let title = day.named[name]
                return QuotedTitle.message(
                    title?.text, identity: name, campaign: title?.campaign, isShared: title?.isShared ?? false)
            }, moment: { instant, _ in time.short(instant) })
    }

    private static func runs(of days: [DailyJourneyReport.Day]) -> [[DailyJourneyReport.Day]] {
        var runs: [[DailyJourneyReport.Day]] = []
        for day in days {
            let isNothing = day.shown.isEmpty && day.crash == nil
            if isNothing, let last = runs.last?.last, last.shown.isEmpty, last.crash == nil, last.reason == day.reason {
                runs[runs.count - 1].append(day)
            } else {
                runs.append([day])
            }
        }
        return runs
    }
}
