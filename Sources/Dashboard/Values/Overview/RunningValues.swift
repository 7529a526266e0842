import Campaigns
import Files

/// What runs now by the files, and what comes next, on the overview.
struct RunningValues {
    /// How many campaigns or changes are listed.
    private static let listed = 8

    private let report: Report
    private let titles: [String: String]

    /// What runs and what comes in a report.
    init(of report: Report) {
        self.report = report
        titles = Dictionary(keepingFirst: report.campaigns.map { ($0.id, $0.title) })
    }

    /// The running campaigns, those that end first in front.
    func running(time: inout TimeText) -> TemplateValue {
        let running = report.campaigns.indices.filter { place in
            let campaign = report.campaigns[place]
            return campaign.state == .running
                && (campaign.messages.contains { !$0.isWithdrawn }
                    || campaign.dropped.values.contains(where: \.isReleased))
        }.sorted { left, right in
            let (left, right) = (report.campaigns[left], report.campaigns[right])
            return switch (left.window?.end, right.window?.end) {
            case (let first?, let second?) where first != second: first < second
            case (.some, nil): true
            case (nil, .some): false
            default: left.id.isBytewiseLess(than: right.id)
            }
        }
        var entries: [TemplateValue] = []
        for place in running.prefix(Self.listed) {
            let campaign = report.campaigns[place]
            let end = campaign.window?.end.map { time.short($0) }
            let messages = campaign.messages.filter { !$0.isWithdrawn }
            let dropped = campaign.dropped.filter(\.value.isReleased)
            entries.append(
                link(campaign.id).adding([
                    "until": .text(end),
                    "clients": .text(clients(of: messages, dropped.values.map { $0 })),
                    "locales": .text(LocalesText.some(messages.map(\.locale) + dropped.keys, of: report.locales)),
                    "standings": .list(statuses(of: campaign)),
                ]))
        }
        return [
            "campaigns": .list(entries),
            "isEmpty": .truth(entries.isEmpty),
            "isUnreleased": .truth(!report.releases.isEmpty && !isAnythingReleased),
            "more": .text(running.count > Self.listed ? CountWords.grouped(running.count - Self.listed) : nil),
        ]
    }

    /// Whether phones have anything at all.
    private var isAnythingReleased: Bool { report.releases.contains { $0.current != nil } }

    /// How far messages have come on their way to phones, each state with its locales; nothing before the first release.
    private func statuses(of campaign: CampaignReport) -> [TemplateValue] {
        guard isAnythingReleased else { return [] }
        var states: [(word: String, kind: String, locales: [String])] = []
        for (locale, status) in campaign.statuses(in: report.locales) where !status.isWithdrawn {
            let word = MessageStatusWords.state(of: status)
            if let place = states.firstIndex(where: { $0.word == word }) {
                states[place].locales.append(locale)
            } else {
                states.append((word, MessageStatusWords.kind(of: status), [locale]))
            }
        }
        return states.map { state in
            [
                "word": .text(state.word), "kind": .text(state.kind),
                "in": .text(LocalesText.some(state.locales, of: report.locales)),
            ]
        }
    }

    /// The changes that are ahead.
    func next(time: inout TimeText) -> TemplateValue {
        var entries: [TemplateValue] = []
        for change in report.changes.prefix(Self.listed) {
            let events = change.events.prefix(Self.listed).map { event in
                link(event.campaign).adding([
                    "verb": .text(event.starts ? "starts" : "ends"),
                    "state": .text(event.starts ? "running" : "ended"),
                    "clients": .text(titles(of: event.clients)),
                    "locales": .text(LocalesText.some(event.locales, of: report.locales)),
                ])
            }
            let more = change.events.count - events.count
            entries.append([
                "when": .text(time.short(change.instant)),
                "iso": .text(change.instant.iso8601),
                "events": .list(events),
                "more": .text(more > 0 ? CountWords.grouped(more) : nil),
            ])
        }
        let more = report.changes.count - entries.count
        return [
            "changes": .list(entries),
            "isEmpty": .truth(entries.isEmpty),
            "more": .text(more > 0 ? CountWords.grouped(more, "later change") : nil),
        ]
    }

    private func link(_ campaign: String) -> TemplateValue {
        [
            "title": .text(titles[campaign] ?? campaign),
            "page": .text(PagePath.encoded(PagePath.campaign(campaign))),
            "language": .text(report.sourceLocale),
            "direction": .text(LanguageValues.direction(of: report.sourceLocale)),
        ]
    }

    /// The clients that messages are for, and those that remember one that the files dropped.
    private func clients(of messages: [MessageReport], _ dropped: [MessageStatusReport]) -> String {
        let names = Set(messages.flatMap { $0.clients.map(\.client) })
        let remembering = Set(dropped.flatMap { $0.keys.flatMap(\.clients) })
        return report.clients.filter { names.contains($0.name) || remembering.contains($0.title) }.map(\.title).listed
    }

    private func titles(of names: [String]) -> String {
        report.clients.filter { names.contains($0.name) }.map(\.title).listed
    }
}
