import Campaigns
import Dashboard

/// When campaigns begin and end for users, whether a feed changes for that or says the time itself: by the files, and by what
/// was released where the files say otherwise.
struct CampaignChanges {
    private let edition: Edition
    private let now: Instant
    private let releases: [LocaleReleaseReport]

    /// The changes behind a moment.
    ///
    /// - Parameter releases: how far each locale has come.
    init(of edition: Edition, after now: Instant, releases: [LocaleReleaseReport]) {
        self.edition = edition
        self.now = now
        self.releases = releases
    }

    /// The changes, in order of time: of two at one time, what begins comes first.
    func reports() -> [ChangeReport] {
        var events = written
        for locale in releases {
            for message in locale.messages { add(message, in: locale.locale, to: &events) }
        }
        return events.sorted { $0.key < $1.key }.map { instant, events in
            ChangeReport(
                instant: instant,
                events: events.sorted { left, right in
                    if left.starts != right.starts { return left.starts }
                    if left.campaign != right.campaign { return left.campaign.isBytewiseLess(than: right.campaign) }
                    return left.released == nil && right.released != nil
                })
        }
    }

    /// Adds when a released message begins and ends as far as its release says, unless the files say the same of it.
    private func add(
        _ message: MessageStatusReport, in locale: String, to events: inout [Instant: [ChangeReport.Event]]
    ) {
        guard message.isReleased, message.state.working != nil, let title = message.releasedTitle,
            let known = edition.ledgers[locale].knownUntil(at: now)
        else { return }
        let titles = Set(message.keys.flatMap(\.clients))
        let clients = edition.clients.filter { titles.contains($0.title) }.map { $0.name }
        for (instant, starts) in [(message.window?.start, true), (message.window?.end, false)] {
            guard let instant, instant > now, instant < known else { continue }
            let others = events[instant, default: []].filter { $0.campaign == message.campaign && $0.starts == starts }
            let told = Set(others.filter { $0.released == nil && $0.locales.contains(locale) }.flatMap(\.clients))
            let event = ChangeReport.Event(
                campaign: message.campaign, starts: starts, clients: clients.filter { !told.contains($0) },
                locales: [locale], released: title)
            if !event.clients.isEmpty { events[instant, default: []].add(event, named: locale == sourceLocale) }
        }
    }

    private var sourceLocale: String { edition.workspace.configuration.sourceLocale }

    /// When campaigns begin and end by the files.
    private var written: [Instant: [ChangeReport.Event]] {
        var events: [Instant: [ChangeReport.Event]] = [:]
        let channels = channels
        for campaign in edition.workspace.campaigns where !campaign.isDraft && !campaign.hasUnreadableDates {
            let start = campaign.window.start.flatMap { $0 > now ? $0 : nil }
            let end = campaign.window.end.flatMap { $0 > now ? $0 : nil }
            guard start != nil || end != nil, let own = channels[campaign.id] else { continue }
            let configuration = edition.workspace.configuration
            var event = ChangeReport.Event(
                campaign: campaign.id, starts: true,
                clients: configuration.clients.filter { client in own.contains { $0.client == client } },
                locales: configuration.locales.filter { locale in own.contains { $0.locale == locale } })
            if let start { events[start, default: []].append(event) }
            event.starts = false
            if let end { events[end, default: []].append(event) }
        }
        return events
    }

    /// The clients and locales that have something of a campaign, by campaign.
    private var channels: [String: [Edition.Channel]] {
        var channels: [String: [Edition.Channel]] = [:]
        for (channel, entries) in edition.entries {
            for entry in entries { channels[entry.campaign, default: []].append(channel) }
        }
        return channels
    }
}

extension [ChangeReport.Event] {
    /// Adds what happens by a release in a locale: to the same in other locales, where that is there already.
    ///
    /// - Parameter named: whether its title goes before that of the others.
    fileprivate mutating func add(_ event: ChangeReport.Event, named: Bool) {
        let place = firstIndex {
            $0.released != nil && $0.campaign == event.campaign && $0.starts == event.starts
                && $0.clients == event.clients
        }
        guard let place else { return append(event) }
        self[place].locales += event.locales
        if named { self[place].released = event.released }
    }
}
