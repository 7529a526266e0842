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

    /// Adds when a released message begins and ends, unless the files say the same of it.
    private func add(
        _ message: MessageStatusReport, in locale: String, to events: inout [Instant: [ChangeReport.Event]]
    ) {
        guard message.isReleased, message.state.working != nil, let title = message.releasedTitle else { return }
        let titles = Set(message.keys.flatMap(\.clients))
        let clients = edition.clients.filter { titles.contains($0.title) }.map { $0.name }
        for (instant, starts) in [(message.window?.start, true), (message.window?.end, false)] {
            guard let instant, instant > now else { continue }
            let event = ChangeReport.Event(
                campaign: message.campaign, starts: starts, clients: clients, locales: [locale], released: title)
            let others = events[instant, default: []]
            func isKnown(_ other: ChangeReport.Event) -> Bool {
                other.released == nil && other.campaign == event.campaign && other.starts == starts
                    && other.locales.contains(locale)
            }
            func isShared(_ other: ChangeReport.Event) -> Bool {
                other.released != nil && other.campaign == event.campaign && other.starts == starts
                    && other.clients == clients
            }
            if others.contains(where: isKnown) { continue }
            if let place = others.firstIndex(where: isShared) {
                events[instant]?[place].locales.append(locale)
            } else {
                events[instant, default: []].append(event)
            }
        }
    }

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
