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
    /// The messages of campaigns that the files say nothing of, by campaign and by locale.
    private let unlisted: [String: [String: MessageStatusReport]]

    /// What runs and what comes in a report.
    init(of report: Report) {
        self.report = report
        places = Dictionary(keepingFirst: report.campaigns.indices.map { (report.campaigns[$0].id, $0) })
        unlisted = report.unlistedMessages
    }

    /// A message of a campaign in a locale, and how far it has come.
    private typealias LocaleStatus = (locale: String, status: MessageStatusReport)

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
        var statuses: [LocaleStatus] = []
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
        return [
            "campaigns": .list(entries),
            "isEmpty": .truth(entries.isEmpty), "isReleased": .truth(isAnythingReleased),
            "isUnreleased": .truth(!report.releases.isEmpty && !isAnythingReleased),
            "more": .rest(running.count - entries.count),
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

    /// The campaigns of which a message is live, with their files or without: once for all locales in which phones with the
    /// same clients have it until the same time.
    private func live() -> [Running] {
        (report.campaigns.map(\.id) + unlisted.keys.sorted { $0.isBytewiseLess(than: $1) }).flatMap { id in
            let statuses = statuses(of: id, in: report.locales)
            var groups: [Running] = []
            for (locale, status) in statuses where status.state.released == .live {
                let clients = status.keys.flatMap(\.clients).uniqued()
                let listed = report.clients.map(\.title)
                let names = (listed.filter(clients.contains) + clients.filter { !listed.contains($0) }).listed
                let end = status.window?.end
                if let place = groups.firstIndex(where: { $0.end == end && $0.clients == names }) {
                    groups[place].locales.append(locale)
                } else {
                    groups.append(Running(id: id, head: "", end: end, clients: names, locales: [locale]))
                }
            }
            let live = Set(groups.flatMap(\.locales))
            for index in groups.indices {
                let locales = groups[index].locales
                groups[index].head = released(id, in: locales)
                // Where nothing is live is told once.
                groups[index].statuses = statuses.filter {
                    locales.contains($0.locale) || index == 0 && !live.contains($0.locale)
                }
            }
            return groups
        }
    }

    /// How far the messages of a campaign have come, in these of its locales.
    private func statuses(of campaign: String, in locales: [String]) -> [LocaleStatus] {
        if let place = places[campaign] { return report.campaigns[place].statuses(in: locales) }
        let messages = unlisted[campaign] ?? [:]
        return locales.compactMap { locale in messages[locale].map { (locale, $0) } }
    }

    /// What phones of some locales call a campaign, in the source language if that is one of theirs, and its address.
    private func released(_ campaign: String, in locales: [String]) -> TemplateValue {
        let messages = statuses(of: campaign, in: locales)
        let title = (messages.first { $0.locale == report.sourceLocale } ?? messages.first)?.status.releasedTitle
        return title.map { heading($0, of: campaign, in: locales) } ?? link(campaign)
    }

    private func heading(_ title: ReleasedTitle, of campaign: String, in locales: [String]) -> TemplateValue {
        let page = places[campaign] == nil ? locales.first.map(PagePath.release) : PagePath.campaign(campaign)
        return [
            "title": .text(title.text), "page": .text(page.map(PagePath.encoded)), "language": .text(title.locale),
            "direction": .text(LanguageValues.direction(of: title.locale)),
        ]
    }

    /// Whether phones have anything at all.
    private var isAnythingReleased: Bool { report.releases.contains { $0.current != nil } }

    /// How far messages have come on their way to phones, each state with its locales; nothing before the first release.
    private func statuses(_ messages: [LocaleStatus]) -> [TemplateValue] {
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
                let head =
                    event.released.map { heading($0, of: event.campaign, in: event.locales) } ?? link(event.campaign)
                return head.adding([
                    "verb": .text(event.starts ? "starts" : "ends"),
                    "state": .text(event.starts ? "running" : "ended"),
                    "clients": .text(titles(of: event.clients)),
                    "locales": .text(LocalesText.some(event.locales, of: report.locales)),
                    "standings": .list(statuses(statuses(of: event.campaign, in: event.locales))),
                    "isReleased": .truth(event.released != nil),
                ])
            }
            entries.append([
                "when": .text(time.short(change.instant)),
                "iso": .text(change.instant.iso8601),
                "events": .list(events),
                "more": .rest(change.events.count - events.count),
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
        guard let place = places[campaign] else {
            return report.heading(ofUnlisted: campaign, with: unlisted[campaign] ?? [:])
        }
        return [
            "title": .text(report.campaigns[place].title),
            "page": .text(PagePath.encoded(PagePath.campaign(campaign))),
            "language": .text(report.sourceLocale),
            "direction": .text(LanguageValues.direction(of: report.sourceLocale)),
        ]
    }

    private func titles(of names: [String]) -> String {
        report.clients.filter { names.contains($0.name) }.map(\.title).listed
    }
}
