/// What phones are shown by version and time, for templates.
struct ScheduleValues {
    /// The titles of campaigns in the source locale, by id.
    let titles: [String: String]
    /// The source locale.
    let language: String

    /// How many campaigns of a cell are named.
    private static let named = 4

    /// The values of one client's phones.
    func values(of schedule: ScheduleReport, time: inout TimeText) -> TemplateValue {
        var rows: [TemplateValue] = []
        for row in schedule.rows {
            rows.append([
                "from": .text(row.start.map { time.short($0) } ?? "now"),
                "until": .text(row.end.map { time.short($0) }),
                "cells": .list(zip(schedule.columns, row.cells).map { cell($1, column: $0) }),
            ])
        }
        let count = schedule.rows.count + schedule.leftOut
        return [
            "client": .text(schedule.client),
            "locales": .text(schedule.locales.joined(separator: " ")),
            "summary": .text(CountText.of(count, "period")),
            "columns": .list(schedule.columns.map { ["title": .text($0)] }),
            "rows": .list(rows),
            "leftOut": .text(schedule.leftOut == 0 ? nil : CountText.of(schedule.leftOut, "more period")),
            "hasDead": .truth(!schedule.dead.isEmpty),
            "dead": .text("\(schedule.dead.count) shown to nobody"),
            "messages": .list(
                schedule.dead.map { dead in
                    link(dead.campaign).adding("reason", .text(dead.reason.isEmpty ? nil : dead.reason))
                }),
        ]
    }

    private func cell(_ cell: ScheduleReport.Cell, column: String) -> TemplateValue {
        [
            "column": .text(column),
            "shown": .list(cell.shown.prefix(Self.named).map(link)),
            "more": more(cell.shown),
            "hasTied": .truth(!cell.tied.isEmpty),
            "tied": .list(cell.tied.prefix(Self.named).map(link)),
            "moreTied": more(cell.tied),
            "isEmpty": .truth(cell.shown.isEmpty && cell.tied.isEmpty),
            "waiting": .text(cell.waiting == 0 ? nil : CountText.grouped(cell.waiting)),
            "blocked": .text(cell.blocked == 0 ? nil : CountText.grouped(cell.blocked)),
        ]
    }

    private func more(_ campaigns: [String]) -> TemplateValue {
        .text(campaigns.count > Self.named ? CountText.grouped(campaigns.count - Self.named) : nil)
    }

    private func link(_ campaign: String) -> TemplateValue {
        [
            "title": .text(titles[campaign] ?? campaign),
            "page": .text(PagePath.encoded(PagePath.campaign(campaign))),
            "language": .text(language),
            "direction": .text(LanguageValues.direction(of: language)),
        ]
    }
}
