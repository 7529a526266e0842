import Campaigns
import Clients
import Files

/// The schedules of several feeds, where those that behave alike share one.
public struct SharedSchedules: Sendable {
    /// A feed of which a schedule is wanted.
    public struct Feed: Sendable {
        /// The client.
        var client: any Client
        /// The locale.
        var locale: String
        /// The entries in the order in which the feed holds them, whenever each is in it.
        public var entries: [FeedEntry]
        /// What stands in the feed beside messages.
        var preamble: PropertyValue?
        /// The time it is about.
        var span: Range<Instant>

        /// A feed of which a schedule is wanted.
        public init(
            client: any Client, locale: String, entries: [FeedEntry], preamble: PropertyValue?, span: Range<Instant>
        ) {
            self.client = client
            self.locale = locale
            self.entries = entries
            self.preamble = preamble
            self.span = span
        }
    }

    private let schedules: [Schedule]
    private let numbers: [Int]

    /// The schedules of these feeds.
    public init(of feeds: [Feed]) {
        let behaviours = feeds.parallelMap(batch: 1) { feed in
            let file = feed.client.feed(feed.entries, locale: feed.locale, preamble: feed.preamble)
            return FeedBehaviour(
                client: feed.client.name, entries: feed.entries,
                compiled: feed.client.compiled(FeedBody(file.bytes), locale: feed.locale))
        }
        var firsts: [Int] = []
        numbers = feeds.indices.map { index in
            let alike = firsts.firstIndex {
                feeds[$0].span == feeds[index].span && behaviours[$0] == behaviours[index]
            }
            if alike == nil { firsts.append(index) }
            return alike ?? firsts.count - 1
        }
        schedules = firsts.parallelMap(batch: 1) { index in
            Schedule(of: feeds[index].entries, compiled: behaviours[index].compiled, in: feeds[index].span)
        }
    }

    /// The schedule of a feed, by its place among them.
    public subscript(place: Int) -> Schedule { schedules[numbers[place]] }

    /// A number that two feeds have in common if they share a schedule.
    public func number(of place: Int) -> Int { numbers[place] }
}
