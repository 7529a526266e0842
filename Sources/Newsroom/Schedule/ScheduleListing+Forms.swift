import Campaigns
import Clients

extension ScheduleListing {
    /// A paragraph for each change, for people.
    public var text: String {
        guard !changes.isEmpty else {
            if lacksReleases { return "Nothing was released yet, so phones get nothing.\n" }
            return isOfReleases
                ? "No change ahead in what was released: phones keep what they have.\n"
                : "No change ahead: the feeds of the working files stay as they are.\n"
        }
        return changes.map { change in
            let lines = change.events.map { event in
                let feeds = event.feeds.map { "\($0.client) \($0.locales.joined(separator: " "))" }
                return "  \(event.campaign) \(event.kind.words) (\(feeds.joined(separator: "; ")))"
            }
            return ([clock.description(of: change.instant)] + lines).joined(separator: "\n") + "\n"
        }.joined()
    }

    /// The changes as JSON.
    public var json: String {
        let root: PropertyValue = [
            "schema": "newsadmin/schedule/1",
            "timeZone": .string(clock.name),
            "changes": .array(
                changes.map { change in
                    [
                        "at": .string(change.instant.iso8601),
                        "local": .string(clock.notation(of: change.instant)),
                        "events": .array(change.events.map(Self.json)),
                    ]
                }),
        ]
        return JSONWriter(.pretty).printed(root)
    }

    private static func json(_ event: FeedChange.Event) -> PropertyValue {
        [
            "campaign": .string(event.campaign),
            "event": .string(event.kind.rawValue),
            "feeds": .array(
                event.feeds.map { feed in
                    ["client": .string(feed.client), "locales": .texts(feed.locales)]
                }),
        ]
    }

    /// The changes as an iCalendar file (RFC 5545), an event without duration for each.
    public var iCalendar: String {
        var calendar = CalendarFile(name: "\(name): news")
        for change in changes {
            for event in change.events {
                let parts = isOfReleases ? event.byLocale.map { ("-\($0.locale)", $0.event) } : [("", event)]
                for (suffix, part) in parts {
                    let feeds = part.feeds.map { "\($0.client): \($0.locales.joined(separator: ", "))" }
                    calendar.add(
                        CalendarFile.Entry(
                            id: "\(event.campaign)-\(event.kind.rawValue)\(suffix)@\(place)", instant: change.instant,
                            title: "\(titles[event.campaign] ?? event.campaign) \(event.kind.words)",
                            notes: feeds.joined(separator: "\n")))
                }
            }
        }
        return calendar.text
    }
}

extension FeedChange.Kind {
    /// What happens, behind the name of a campaign.
    fileprivate var words: String {
        switch self {
        case .starts, .ends: rawValue
        case .due: "is due on phones that have it already"
        }
    }
}

extension FeedChange.Event {
    /// The event locale by locale, because each may have been released with other dates.
    fileprivate var byLocale: [(locale: String, event: FeedChange.Event)] {
        feeds.flatMap(\.locales).uniqued().map { locale in
            var event = self
            event.feeds = feeds.filter { $0.locales.contains(locale) }.map {
                FeedChange.Feed(client: $0.client, locales: [locale])
            }
            return (locale, event)
        }
    }
}
