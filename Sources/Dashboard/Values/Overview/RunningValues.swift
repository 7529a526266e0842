import Campaigns
import Files
import Releases

/// What runs now and what comes next, on the overview.
struct RunningValues {
    /// How many campaigns or changes are listed.
    private static let listed = 8

    private let report: Report
    /// The places of campaigns in the report, by their ids.
    private let places: [String: Int]

    /// What runs and what comes in a report.
    init(of report: Report) {
        self.report = report
        places = Dictionary(keepingFirst: report.campaigns.indices.map { (report.campaigns[$0].id, $0) })
    }

    /// The running campaigns, those that end first in front: what releases let run or, before the first one, the files.
    func running(time: inout TimeText) -> TemplateValue {
        let running = report.campaigns.indices.filter { isRunning(report.campaigns[$0]) }.sorted { left, right in
            let (left, right) = (report.campaigns[left], report.campaigns[right])
            return switch (left.window?.end, right.window?.end) {
            case (let first?, let second?) where first != second: first < second
            case (.some, nil): true
            case (nil, .some): false
            default: left.id.isBytewiseLess(than: right.id)
            }
        }
        let gone = MatrixValues.goneMessages(of: report).filter { $0.value.values.contains(where: Self.isLive) }
        var entries: [TemplateValue] = []
        for place in running.prefix(Self.listed) {
            let campaign = report.campaigns[place]
            let end = campaign.window?.end.map { time.short($0) }
            let messages = campaign.messages.filter { !$0.isWithdrawn }
            let dropped = campaign.dropped.filter(\.value.isReleased)
            entries.append(
                link(campaign.id).adding([
                    "until": .text(end), "isGone": false,
                    "clients": .text(clients(of: messages, dropped.values.map { $0 })),
                    "locales": .text(LocalesText.some(messages.map(\.locale) + dropped.keys, of: report.locales)),
                    "standings": .list(statuses(campaign.statuses(in: report.locales))),
                ]))
        }
        for id in gone.keys.sorted(by: { $0.isBytewiseLess(than: $1) }).prefix(Self.listed - entries.count) {
            if let messages = gone[id] { entries.append(values(of: id, with: messages)) }
        }
        let more = running.count + gone.count - entries.count
        return [
            "campaigns": .list(entries),
            "isEmpty": .truth(entries.isEmpty), "isReleased": .truth(isAnythingReleased),
            "isUnreleased": .truth(!report.releases.isEmpty && !isAnythingReleased),
            "more": .text(more > 0 ? CountWords.grouped(more) : nil),
        ]
    }

    /// A campaign whose files are gone. It has no page, so it leads to a locale's releases.
    private func values(of campaign: String, with messages: [String: MessageStatusReport]) -> TemplateValue {
        let locales = report.locales.filter { messages[$0] != nil }
        let first = locales.first ?? report.sourceLocale
        return [
            "title": .text(messages[first]?.title ?? campaign),
            "page": .text(PagePath.encoded(PagePath.release(first))),
            "language": .text(first), "direction": .text(LanguageValues.direction(of: first)),
            "until": false, "isGone": true, "clients": .text(clients(of: [], messages.values.map { $0 })),
            "locales": .text(LocalesText.some(locales, of: report.locales)),
            "standings": .list(statuses(locales.compactMap { locale in messages[locale].map { (locale, $0) } })),
        ]
    }

    private static func isLive(_ status: MessageStatusReport) -> Bool { status.state.released == .live }

    /// Whether phones have anything at all.
    private var isAnythingReleased: Bool { report.releases.contains { $0.current != nil } }

    /// Whether a campaign has a message that is to be on screens now.
    private func isRunning(_ campaign: CampaignReport) -> Bool {
        if isAnythingReleased {
            return campaign.statuses(in: report.locales).contains { Self.isLive($0.status) }
        }
        return campaign.state == .running && campaign.messages.contains { !$0.isWithdrawn }
    }

    /// How far messages have come on their way to phones, each state with its locales; nothing before the first release.
    private func statuses(_ messages: [(locale: String, status: MessageStatusReport)]) -> [TemplateValue] {
        guard isAnythingReleased else { return [] }
        var states: [(word: String, kind: String, locales: [String])] = []
        for (locale, status) in messages where !status.isWithdrawn {
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
                    "standings": .list(
                        places[event.campaign].map { statuses(report.campaigns[$0].statuses(in: event.locales)) }
                            ?? []),
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
            "title": .text(places[campaign].map { report.campaigns[$0].title } ?? campaign),
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
