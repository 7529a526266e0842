import Campaigns
import Clients
import Dashboard

/// The messages that runs name, as they are in one locale: decoded from an encoded feed, as a device reads it.
struct RunMessages {
    let edition: Edition
    let now: Instant
    let screens: ScreensReadBack

    /// The campaigns that are shown in runs, and those that are only named.
    static func campaigns(in set: RunSet) -> (shown: Set<String>, named: Set<String>) {
        var shown: Set<String> = []
        var named: Set<String> = []
        for launch in set.runs.lazy.flatMap(\.launches) {
            shown.formUnion(launch.shown.compactMap(\.name.campaign))
            named.formUnion(launch.shown.flatMap(\.alternatives).compactMap(\.campaign))
            named.formUnion(launch.named.values.compactMap(\.campaign))
            for address in launch.opened {
                if case .action(let id) = address { shown.insert(id) }
            }
        }
        for reason in set.reasons { named.formUnion((reason.names + reason.behind.values).compactMap(\.campaign)) }
        return (shown, named)
    }

    /// The messages by campaign.
    func messages(
        of client: any Client, locale: String, shown: Set<String>, named: Set<String>
    ) -> [String: DeviceReport.Message] {
        let channel = Edition.Channel(client, locale: locale)
        let entries = (edition.entries[channel] ?? []).filter { shown.contains($0.campaign) }
        let contents = entries.fileContents
        var result: [String: DeviceReport.Message] = [:]
        for campaign in named {
            let title = edition.title(of: campaign, in: locale)
            result[campaign] = screens.message(of: campaign, in: channel).map {
                DeviceReport.Message(identity: $0.identity, title: $0.screen.heading ?? title)
            }
        }
        for entry in entries {
            let feed = FeedBody(client.feed([entry], locale: locale).bytes, of: [entry])
            guard let read = client.screens(in: feed, locale: locale, file: { contents[$0]?.bytes }).first else {
                continue
            }
            let isInFeed = entry.window.contains(now)
            let message = edition.messages[entry.campaign]?.message(in: locale)
            result[entry.campaign] = DeviceReport.Message(
                identity: read.identity, title: read.screen.heading ?? message?.title.value,

                language: message.flatMap { $0.title.locale == locale ? nil : $0.title.locale },
                buttons: read.screen.labels,
                address: message?.actionURL?.value, screen: read.screen,
                previews: screens.previews(of: entry, isInFeed: isInFeed, in: channel))
        }
        return result
    }
}

extension Screen {
    /// What stands on the buttons.
    fileprivate var labels: [String] {
        switch self {
        case .alert(let alert): alert.buttons.map(\.label)
        case .banner(let banner): banner.views.first?.content?.buttons ?? []
        case .webPanel(let panel): panel.content?.buttons ?? []
        case .lockScreen: []
        }
    }
}
