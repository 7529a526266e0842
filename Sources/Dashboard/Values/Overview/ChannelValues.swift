import Campaigns
import Files

/// How each locale stands in each client, on the overview.
struct ChannelValues {
    private let report: Report

    /// The locales and clients of a report.
    init(of report: Report) {
        self.report = report
    }

    /// A row for each locale.
    func rows(time: inout TimeText) -> [TemplateValue] {
        let places = Dictionary(keepingFirst: report.locales.enumerated().map { ($1, $0) })
        var channels = report.locales.map { _ in Channel(tallies: report.clients.map { _ in Tally() }) }
        for campaign in report.campaigns where campaign.state == .running || campaign.state == .scheduled {
            for message in campaign.messages where !message.isWithdrawn {
                guard let place = places[message.locale] else { continue }
                if message.translation == .missing { channels[place].missing += 1 }
                if message.translation == .stale { channels[place].stale += 1 }
                for client in message.clients {
                    guard let own = report.clients.firstIndex(where: { $0.name == client.client }) else { continue }
                    channels[place].tallies[own].count(campaign.state)
                }
            }
        }
        return zip(report.locales, channels).map { locale, channel in
            [
                "locale": .text(locale),
                "isStopped": .truth(report.stoppedLocales.contains(locale)),
                "cells": .list(
                    zip(report.clients, channel.tallies).map { client, tally in cell(tally, of: client.title) }),
                "missing": number(channel.missing),
                "stale": number(channel.stale),
                "next": .text(next(in: locale).map { time.short($0) }),
            ]
        }
    }

    /// What is counted in a locale.
    private struct Channel {
        var tallies: [Tally]
        var missing = 0
        var stale = 0
    }

    private struct Tally {
        var running = 0
        var scheduled = 0

        mutating func count(_ state: CampaignReport.State) {
            if state == .running { running += 1 } else { scheduled += 1 }
        }
    }

    private func cell(_ tally: Tally, of client: String) -> TemplateValue {
        ["client": .text(client), "running": number(tally.running), "scheduled": number(tally.scheduled)]
    }

    private func number(_ count: Int) -> TemplateValue { .text(count == 0 ? nil : CountWords.grouped(count)) }

    private func next(in locale: String) -> Instant? {
        report.changes.first { $0.events.contains { $0.locales.contains(locale) } }?.instant
    }
}
