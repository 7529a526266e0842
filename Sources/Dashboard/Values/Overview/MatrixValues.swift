import Campaigns
import Files
import Releases

/// The table of campaigns and locales on the overview.
struct MatrixValues {
    /// The most cells of a table that gives reasons and titles in other languages.
    private static let mostCells = 4000

    private let report: Report
    private let directions: [String: String]
    /// Whether it gives reasons, and titles in other languages.
    let isSmall: Bool

    /// The messages of campaigns whose files are gone, which phones have or are to get, by campaign and by locale.
    let gone: [String: [String: MessageStatusReport]]

    /// The table of a report.
    init(of report: Report) {
        self.report = report
        gone = report.goneMessages
        isSmall = report.campaigns.count * report.locales.count <= Self.mostCells
        directions = Dictionary(keepingFirst: report.locales.map { ($0, LanguageValues.direction(of: $0)) })
    }

    /// The campaigns: those that run first, then those to come; by id among their like. Last come those whose files are
    /// gone, as long as phones have messages of them or are to get them.
    func rows(time: inout TimeText, forms: inout TemplateForms) -> [TemplateValue] {
        var rows: [TemplateValue] = []
        for state in CampaignReport.State.onPages {
            for campaign in report.campaigns where campaign.state == state {
                rows.append(row(of: campaign, time: &time, forms: &forms))
            }
        }
        for id in gone.keys.sorted(by: { $0.isBytewiseLess(than: $1) }) {
            if let messages = gone[id] { rows.append(row(of: id, with: messages, forms: &forms)) }
        }
        return rows
    }

    /// The row of a campaign that is known from releases alone.
    private func row(
        of id: String, with messages: [String: MessageStatusReport], forms: inout TemplateForms
    ) -> TemplateValue {
        let cells = report.locales.map { locale -> TemplateValue in
            let message = messages[locale]
            return [
                "locale": .text(locale), "kind": .text(message.map { MessageStatusWords.kind(of: $0) } ?? "none"),
                "word": .text(message?.state.description ?? "–"), "reason": reason(message, forms: &forms),
            ]
        }
        return report.heading(ofUnlisted: id, with: messages).adding([
            "id": .text(id), "state": .text(MessageState.Working.removed.rawValue), "start": .text(nil),
            "end": .text(nil),
            "isAlways": false,
            "versions": .text("–"), "clients": .text(clients(of: messages.values)), "words": .text(nil),
            "cells": .list(cells),
            "summary": .text(nil), "hasErrors": false,
        ])
    }

    private func row(
        of campaign: CampaignReport, time: inout TimeText, forms: inout TemplateForms
    ) -> TemplateValue {
        let start = campaign.window?.start.map { time.short($0) }
        let end = campaign.window?.end.map { time.short($0) }
        var cells: [TemplateValue] = []
        cells.reserveCapacity(report.locales.count)
        // Messages stand in the order of the locales, so that the next one is the one looked for, or there is none.
        var next = 0
        for locale in report.locales {
            if next < campaign.messages.count, campaign.messages[next].locale == locale {
                cells.append(cell(of: campaign, message: campaign.messages[next], locale: locale, forms: &forms))
                next += 1
            } else {
                let message = campaign.messages.first { $0.locale == locale }
                cells.append(cell(of: campaign, message: message, locale: locale, forms: &forms))
            }
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
            "clients": .text(clients(of: campaign)),
            "words": .text(otherTitles(of: campaign)),
            "cells": .list(cells),
            "summary": .text(FindingValues.summary(of: campaign.findings)),
            "hasErrors": .truth(campaign.findings.contains { $0.severity == .error }),
        ]
    }

    /// The names of the clients that remember any of these messages.
    private func clients(of messages: some Collection<MessageStatusReport>) -> String {
        let titles = Set(messages.flatMap { $0.keys.flatMap(\.clients) })
        return report.clients.filter { titles.contains($0.title) }.map(\.name).joined(separator: " ")
    }

    /// The titles in other languages, to be found by; nil where there are none, and in large tables, whose weight they
    /// would double.
    private func otherTitles(of campaign: CampaignReport) -> String? {
        guard isSmall else { return nil }
        let titles = campaign.messages.compactMap { message in
            message.clients.lazy.compactMap { $0.message?.screen.heading }.first
        }.uniqued().filter { $0 != campaign.title }
        return titles.isEmpty ? nil : titles.joined(separator: " ")
    }

    /// The names of the clients that any of its messages is for, or that remember one.
    private func clients(of campaign: CampaignReport) -> String {
        let remembering = Set(campaign.dropped.values.flatMap { $0.keys.flatMap(\.clients) })
        return report.clients.filter { client in
            remembering.contains(client.title)
                || campaign.messages.contains { message in message.clients.contains { $0.client == client.name } }
        }.map(\.name).joined(separator: " ")
    }

    /// What stands at a campaign and a locale; always of one shape, because there are many.
    private func cell(
        of campaign: CampaignReport, message: MessageReport?, locale: String, forms: inout TemplateForms
    ) -> TemplateValue {
        guard let message else {
            let (kind, word) = said(of: campaign, withoutMessageIn: locale)
            return [
                "locale": .text(locale), "kind": .text(kind), "word": .text(word),
                "reason": reason(campaign.dropped[locale], forms: &forms),
            ]
        }
        let (kind, word) = said(of: campaign, message: message, locale: locale)
        return [
            "locale": .text(locale), "kind": .text(kind), "word": .text(word),
            "reason": reason(message.status, forms: &forms),
        ]
    }

    /// The classes of a cell without a message, and its words: the source is not left out for want of a translation, and
    /// phones may have what the files dropped.
    private func said(of campaign: CampaignReport, withoutMessageIn locale: String) -> (kind: String, word: String) {
        let isLeftOut = campaign.leftOut.contains(locale)
        if let status = campaign.dropped[locale] {
            let word = status.state.description
            let isUntranslated = isLeftOut && locale != report.sourceLocale && !status.isWithdrawn
            return (MessageStatusWords.kind(of: status), isUntranslated ? "\(word), left out" : word)
        }
        guard isLeftOut else { return ("none", "–") }
        guard locale == report.sourceLocale else { return ("none", "left out") }
        let isStopped = campaign.state != .draft && report.stoppedLocales.contains(locale)
        return isStopped ? ("stopped", "stopped") : ("none", "–")
    }

    /// The classes of a message's cell, and its words.
    private func said(
        of campaign: CampaignReport, message: MessageReport, locale: String
    ) -> (kind: String, word: String) {
        let kind = message.status.map { MessageStatusWords.kind(of: $0) } ?? campaign.state.rawValue
        let word = message.status?.state.description ?? campaign.state.rawValue
        // The head of the column says that errors stopped it, and a state says more.
        let isStopped =
            message.status == nil && campaign.state != .draft && report.stoppedLocales.contains(locale)
        // Of what was taken out, no words are needed any more.
        let lack = message.isWithdrawn ? nil : message.translation.word
        guard isStopped || lack != nil else { return (kind, word) }
        var kinds = [isStopped ? "stopped" : kind]
        var words = isStopped ? ["stopped"] : [word]
        if let lack {
            if !kinds[0].hasSuffix("behind") { kinds.append("behind") }
            if !words.contains(where: { $0.hasSuffix(lack) }) { words.append(lack) }
        }
        return (kinds.joined(separator: " "), words.joined(separator: ", "))
    }

    /// Why a message is in its state, in a few words; nothing in large tables, whose weight it would double.
    private func reason(_ status: MessageStatusReport?, forms: inout TemplateForms) -> TemplateValue {
        guard let status, isSmall, let reason = MessageStatusWords.reason(of: status) else { return .html([]) }
        return .html(forms.html("dashboard/reason", ["reason": .text(PageTimes(report.clock).full(reason))]))
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
