import Campaigns

/// What the phones of a forecast read: the entries of one client in every locale, each in the feed in its window.
public struct ForecastInput: Sendable {
    /// One locale.
    public struct Channel: Sendable {
        /// The locale.
        public var locale: String
        /// The entries in the order in which feeds hold them, whenever each is in it.
        public var entries: [FeedEntry]

        /// The entries of a locale.
        public init(locale: String, entries: [FeedEntry]) {
            self.locale = locale
            self.entries = entries
        }
    }

    /// The locales, as the population counts them.
    var channels: [Channel]
    /// The versions of the app, as the population counts them.
    var versions: [ForecastVersion]
    /// The days.
    var days: ForecastDays
    /// Whether users come back to the app while it is still running.
    var hasReturns: Bool

    /// What the phones of a population read.
    public init(channels: [Channel], of population: ForecastPopulation) {
        self.channels = channels
        versions = population.versions
        days = population.days
        hasReturns = population.returns > 0
    }

    /// The feeds of all locales, compiled; nil where there is none, or one of them has no compiled form.
    ///
    /// - Parameter compile: compiles the feed of a locale, whose messages are numbered through all of them, from the given number
    ///   on.
    func feeds<Feed>(compile: (Channel, _ offset: Int) -> Feed?) -> [Feed]? {
        var offset = 0
        var feeds: [Feed] = []
        for channel in channels {
            guard let feed = compile(channel, offset) else { return nil }
            feeds.append(feed)
            offset += channel.entries.count
        }
        return feeds.isEmpty ? nil : feeds
    }

    /// For each locale the days on which each entry is in the feed at some time.
    var presence: [[Range<Int>]] {
        channels.map { channel in channel.entries.map(presence) }
    }

    private func presence(of entry: FeedEntry) -> Range<Int> {
        let span = days.span
        let start = max(entry.window.start ?? span.lowerBound, span.lowerBound)
        let end = min(entry.window.end ?? span.upperBound, span.upperBound)
        guard start < end else { return 0..<0 }
        return days.day(of: start)..<days.day(of: end.advanced(milliseconds: -1)) + 1
    }

    /// The states of a locale's feed, cut wherever an entry comes or goes.
    func timeline(of channel: Channel) -> ScheduleTimeline {
        ScheduleTimeline(days.span, windows: channel.entries.map(\.window), cuts: [])
    }
}
