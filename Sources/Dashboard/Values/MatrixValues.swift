import Campaigns

/// The table of campaigns and locales on the overview.
struct MatrixValues {
    private let report: Report
    private let directions: [String: String]

    /// The table of a report.
    init(of report: Report) {
        self.report = report
        directions = Dictionary(
            report.locales.map { ($0, LanguageValues.direction(of: $0)) }, uniquingKeysWith: { first, _ in first })
    }

    /// The campaigns: those on phones first, then those to come; by id among their like.
    func rows(time: inout TimeText) -> [TemplateValue] {
        var rows: [TemplateValue] = []
        for state in CampaignReport.State.onPages {
            for campaign in report.campaigns where campaign.state == state {
                rows.append(row(of: campaign, time: &time))
            }
        }
        return rows
    }

    private func row(of campaign: CampaignReport, time: inout TimeText) -> TemplateValue {
        let start = campaign.window.start.map { time.short($0) }
        let end = campaign.window.end.map { time.short($0) }
        let messages = Dictionary(campaign.messages.map { ($0.locale, $0) }, uniquingKeysWith: { first, _ in first })
        let clients = Set(campaign.messages.flatMap { $0.clients.map(\.client) })
        return [
            "id": .text(campaign.id),
            "title": .text(campaign.title),
            "language": .text(report.sourceLocale),
            "direction": .text(directions[report.sourceLocale] ?? "ltr"),
            "page": .text(PagePath.encoded(PagePath.campaign(campaign.id))),
            "state": .text(campaign.state.rawValue),
            "start": .text(start),
            "end": .text(end),
            "isAlways": .truth(campaign.window == Window()),
            "versions": .text(campaign.versions),
            "clients": .text(report.clients.map(\.name).filter(clients.contains).joined(separator: " ")),
            "cells": .list(report.locales.map { cell(of: campaign, message: messages[$0], locale: $0) }),
            "summary": .text(FindingValues.summary(of: campaign.findings)),
        ]
    }

    /// What stands at a campaign and a locale; always of one shape, because there are many.
    private func cell(of campaign: CampaignReport, message: MessageReport?, locale: String) -> TemplateValue {
        guard let message else {
            let word = campaign.leftOut.contains(locale) ? "left out" : "–"
            return ["locale": .text(locale), "kind": .text("none"), "word": .text(word)]
        }
        var kinds = [campaign.state.rawValue]
        var words = [campaign.state.rawValue]
        if report.stoppedLocales.contains(locale), campaign.state != .draft {
            kinds = ["stopped"]
            words = ["stopped"]
        }
        if let word = message.translation.word {
            kinds.append("behind")
            words.append(word)
        }
        return [
            "locale": .text(locale), "kind": .text(kinds.joined(separator: " ")),
            "word": .text(words.joined(separator: ", ")),
        ]
    }
}

extension TranslationState {
    /// What is to be done about it, in a word; nil where nothing is.
    var word: String? {
        switch self {
        case .missing: "missing"
        case .stale: "stale"
        case .source, .translated, .neverCompared: nil
        }
    }
}
