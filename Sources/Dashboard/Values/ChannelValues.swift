import Campaigns

/// How each locale stands in each client, on the overview.
struct ChannelValues {
    private let report: Report

    /// The locales and clients of a report.
    init(of report: Report) {
        self.report = report
    }

    /// A row for each locale.
    func rows(time: inout TimeText) -> [TemplateValue] {
        var tallies: [Channel: Tally] = [:]
        var texts: [String: [TranslationState: Int]] = [:]
        for campaign in report.campaigns where campaign.state == .live || campaign.state == .scheduled {
            for message in campaign.messages where !message.isWithdrawn {
                texts[message.locale, default: [:]][message.translation, default: 0] += 1
                for client in message.clients {
                    tallies[Channel(client: client.client, locale: message.locale), default: Tally()].count(
                        campaign.state)
                }
            }
        }
        return report.locales.map { locale in
            [
                "locale": .text(locale),
                "isStopped": .truth(report.stoppedLocales.contains(locale)),
                "cells": .list(
                    report.clients.map { client in
                        cell(tallies[Channel(client: client.name, locale: locale)] ?? Tally(), of: client.title)
                    }),
                "missing": number(texts[locale]?[.missing]),
                "stale": number(texts[locale]?[.stale]),
                "next": .text(next(in: locale).map { time.short($0) }),
            ]
        }
    }

    private struct Channel: Hashable {
        var client: String
        var locale: String
    }

    private struct Tally {
        var live = 0
        var scheduled = 0

        mutating func count(_ state: CampaignReport.State) {
            if state == .live { live += 1 } else { scheduled += 1 }
        }
    }

    private func cell(_ tally: Tally, of client: String) -> TemplateValue {
        ["client": .text(client), "live": number(tally.live), "scheduled": number(tally.scheduled)]
    }

    private func number(_ count: Int?) -> TemplateValue {
        .text(count.flatMap { $0 == 0 ? nil : CountText.grouped($0) })
    }

    private func next(in locale: String) -> Instant? {
        report.changes.first { $0.events.contains { $0.locales.contains(locale) } }?.instant
    }
}
