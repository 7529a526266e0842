import Campaigns
import Simulation

/// The values of the page of one client's phones: charts and tables of what they are shown.
struct ScheduleValues {
    private let frame: ScheduleFrame
    private var time: TimeText

    /// How many campaigns the legend names.
    private static let legendEntries = 60

    /// The pages of schedules in a frame.
    init(_ frame: ScheduleFrame) {
        self.frame = frame
        time = TimeText(frame.clock)
    }

    private var names: CampaignNames { frame.names }

    /// What the template `dashboard/schedule` receives.
    mutating func values(of schedule: ScheduleReport, forms: inout TemplateForms) -> TemplateValue {
        let colours = ChartColours(schedule.forms)
        var blocks: [TemplateValue] = []
        for form in schedule.forms {
            let chart = ChartValues(schedule: schedule, form: form, names: names, colours: colours)
            let values = chart.values(time: &time, forms: &forms)
            blocks.append([
                "name": .text(form.name),
                "title": .text(form.title),
                "chart": .html(forms.html("dashboard/chart", values)),
                "columns": .list(form.columns.map { ["title": .text($0)] }),
                "rows": .list(rows(of: form, forms: &forms)),
                "leftOut": .text(form.leftOut == 0 ? nil : CountWords.grouped(form.leftOut, "more period")),
            ])
        }
        let outdated = time.moment(schedule.outdatedFrom)
        let kinds = Set(schedule.forms.flatMap(\.strips).map(\.kind))
        let unlisted = max(0, colours.campaigns.count - Self.legendEntries)
        return frame.page.around([
            "client": .text(schedule.client),
            "locales": .text(schedule.locales.listed),
            "zone": .text(frame.clock.name),
            "outdated": outdated,
            "forms": .list(blocks),
            "legend": .list(
                colours.campaigns.dropLast(unlisted).map { campaign in
                    names.link(campaign).adding([
                        "colour": .text(colours.name(of: campaign)), "letters": .text(colours.letters(of: campaign)),
                    ])
                }),
            "moreCampaigns": .text(unlisted == 0 ? nil : CountWords.grouped(unlisted)),
            "hasTied": .truth(schedule.forms.contains { $0.regions.contains(where: \.isTied) }),
            "hasWaiting": .truth(kinds.contains(.waiting)),
            "hasBlocked": .truth(kinds.contains(.blocked)),
            "hasDead": .truth(kinds.contains(.dead)),
            "isAnyDead": .truth(!schedule.dead.isEmpty),
            "dead": .list(
                schedule.dead.map { dead in
                    names.link(dead.campaign).adding("reason", .text(words(of: dead.reasons)))
                }),
        ])
    }

    /// Why a campaign is shown to nobody, in words; nil where no reason is known.
    private func words(of reasons: [UnseenReason]) -> String? {
        guard !reasons.isEmpty else { return nil }
        return reasons.map { reason in
            reason.words { $0.map(names.quoted).joined(separator: ", ") }
        }.joined(separator: "; ")
    }

    private mutating func rows(of form: ScheduleReport.Form, forms: inout TemplateForms) -> [TemplateValue] {
        let cells = CellValues(names: names)
        var rows: [TemplateValue] = []
        for (index, row) in form.rows.enumerated() {
            let values = row.cells.enumerated().map { column, cell in
                cells.values(
                    of: cell, id: CellPlace.id(form, row: index, column: column), column: form.columns[column])
            }
            rows.append([
                "from": .text(row.start.map { time.short($0) } ?? "now"),
                "until": .text(row.end.map { time.short($0) }),
                "cells": forms.blocks("dashboard/cell", values),
            ])
        }
        return rows
    }
}
