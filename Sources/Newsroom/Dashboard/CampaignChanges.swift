import Campaigns
import Dashboard

/// When campaigns begin and end for users, whether a feed changes for that or says the time itself.
struct CampaignChanges {
    private let edition: Edition
    private let now: Instant

    /// The changes behind a moment.
    init(of edition: Edition, after now: Instant) {
        self.edition = edition
        self.now = now
    }

    /// The changes, in order of time: of two at one time, what begins comes first.
    func reports() -> [ChangeReport] {
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
        return events.sorted { $0.key < $1.key }.map { instant, events in
            ChangeReport(
                instant: instant,
                events: events.sorted { left, right in
                    left.starts != right.starts ? left.starts : left.campaign.isBytewiseLess(than: right.campaign)
                })
        }
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
