import Campaigns

/// The table of campaigns and locales on the overview.
struct MatrixValues {
    /// The most cells of a table that tells reasons.
    private static let mostReasons = 4000

    private let report: Report
    private let directions: [String: String]
    private let hasReasons: Bool

    /// The table of a report.
    init(of report: Report) {
        self.report = report
        hasReasons = report.campaigns.count * report.locales.count <= Self.mostReasons
        directions = Dictionary(
            report.locales.map { ($0, LanguageValues.direction(of: $0)) }, uniquingKeysWith: { first, _ in first })
    }

    /// The campaigns: those on phones first, then those to come; by id among their like.
    func rows(time: inout TimeText, forms: inout TemplateForms) -> [TemplateValue] {
        var rows: [TemplateValue] = []
        for state in CampaignReport.State.onPages {
            for campaign in report.campaigns where campaign.state == state {
                rows.append(row(of: campaign, time: &time, forms: &forms))
            }
        }
        return rows
    }

    private func row(
        of campaign: CampaignReport, time: inout TimeText, forms: inout TemplateForms
    ) -> TemplateValue {
        let start = campaign.window.start.map { time.short($0) }
        let end = campaign.window.end.map { time.short($0) }
        let messages = Dictionary(campaign.messages.map { ($0.locale, $0) }, uniquingKeysWith: { first, _ in first })
        let clients = Set(campaign.messages.flatMap { $0.clients.map(\.client) })
        var cells: [TemplateValue] = []
        for locale in report.locales {
            cells.append(cell(of: campaign, message: messages[locale], locale: locale, forms: &forms))
        }
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
            "cells": .list(cells),
            "summary": .text(FindingValues.summary(of: campaign.findings)),
        ]
    }

    /// What stands at a campaign and a locale; always of one shape, because there are many.
    private func cell(
        of campaign: CampaignReport, message: MessageReport?, locale: String, forms: inout TemplateForms
    ) -> TemplateValue {
        guard let message else {
            let word = campaign.leftOut.contains(locale) ? "left out" : "–"
            return ["locale": .text(locale), "kind": .text("none"), "word": .text(word), "reason": .html([])]
        }
        var kinds = [message.standing.map { StandingWords.kind(of: $0.state) } ?? campaign.state.rawValue]
        var words = [message.standing?.state.description ?? campaign.state.rawValue]
        if report.stoppedLocales.contains(locale), campaign.state != .draft {
            kinds = ["stopped"]
            words = message.standing == nil ? ["stopped"] : ["stopped"] + words
        }
        if let word = message.translation.word {
            if !kinds[0].hasSuffix("behind") { kinds.append("behind") }
            if !words[0].hasSuffix(word) { words.append(word) }
        }
        return [
            "locale": .text(locale), "kind": .text(kinds.joined(separator: " ")),
            "word": .text(words.joined(separator: ", ")), "reason": reason(message.standing, forms: &forms),
        ]
    }

    /// Why a message is in its state, in a few words; nothing in large tables, whose weight it would double.
    private func reason(_ standing: StandingReport?, forms: inout TemplateForms) -> TemplateValue {
        guard let standing, hasReasons, let reason = StandingWords.reason(of: standing) else { return .html([]) }
        return .html(forms.html("dashboard/reason", ["reason": .text(reason)]))
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
