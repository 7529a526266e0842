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

    /// A campaign that runs, by its releases or by its files.
    private struct Running {
        /// The campaign's id.
        var id: String
        /// Its title, its address, and the language of the title.
        var head: TemplateValue
        /// When it ends; nil: never.
        var end: Instant?
        /// The names of its clients for people.
        var clients: String
        /// Its locales.
        var locales: [String]
        /// How far its messages have come.
        var statuses: [(locale: String, status: MessageStatusReport)] = []
    }

    /// What is running, that which ends first in front: by what was released or, before the first release, by the files.
    func running(time: inout TimeText) -> TemplateValue {
        let all = isAnythingReleased ? live() : report.campaigns.filter { $0.state == .running }.compactMap(working)
        let running = all.sorted { left, right in
            switch (left.end, right.end) {
            case (let first?, let second?) where first != second: first < second
            case (.some, nil): true
            case (nil, .some): false
            default: left.id.isBytewiseLess(than: right.id)
            }
        }
        var entries: [TemplateValue] = []
        for one in running.prefix(Self.listed) {
            let end = one.end.map { time.short($0) }
            entries.append(
                one.head.adding([
                    "until": .text(end), "clients": .text(one.clients),
                    "locales": .text(LocalesText.some(one.locales, of: report.locales)),
                    "standings": .list(statuses(one.statuses)),
                ]))
        }
        let more = running.count - entries.count
        return [
            "campaigns": .list(entries),
            "isEmpty": .truth(entries.isEmpty), "isReleased": .truth(isAnythingReleased),
            "isUnreleased": .truth(!report.releases.isEmpty && !isAnythingReleased),
            "more": .text(more > 0 ? CountWords.grouped(more) : nil),
        ]
    }

    /// What runs of a campaign by its files; nil where all of it was taken out.
    private func working(_ campaign: CampaignReport) -> Running? {
        let messages = campaign.messages.filter { !$0.isWithdrawn }
        guard !messages.isEmpty else { return nil }
        let names = Set(messages.flatMap { $0.clients.map(\.client) })
        return Running(
            id: campaign.id, head: link(campaign.id), end: campaign.window?.end,
            clients: titles(of: Array(names)), locales: messages.map(\.locale))
    }

    /// The campaigns of which a message is live, with their files or without.
    private func live() -> [Running] {
        let known = report.campaigns.map { (id: $0.id, head: link($0.id), statuses: $0.statuses(in: report.locales)) }
        let gone = report.goneMessages.map { id, messages in
            let statuses = report.locales.compactMap { locale in messages[locale].map { (locale: locale, status: $0) } }
            return (id: id, head: report.heading(ofGone: id, with: messages), statuses: statuses)
        }
        return (known + gone).compactMap { campaign in
            let live = campaign.statuses.filter { $0.status.state.released == .live }
            guard !live.isEmpty else { return nil }
            let ends = live.compactMap { $0.status.window?.end }
            let names = Set(live.flatMap { $0.status.keys.flatMap(\.clients) })
            return Running(
                id: campaign.id, head: campaign.head, end: ends.count == live.count ? ends.max() : nil,
                clients: report.clients.map(\.title).filter(names.contains).listed, locales: live.map(\.locale),
                statuses: campaign.statuses)
        }
    }

    /// Whether phones have anything at all.
    private var isAnythingReleased: Bool { report.releases.contains { $0.current != nil } }

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

    private func titles(of names: [String]) -> String {
        report.clients.filter { names.contains($0.name) }.map(\.title).listed
    }
}
