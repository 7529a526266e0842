import Campaigns
import Clients
import Files

extension Schedule {
    /// The schedule of a client's entries for one locale.
    ///
    /// - Parameters:
    ///   - entries: the entries in the order in which feeds hold them, whenever each is in it.
    ///   - client: the client.
    ///   - locale: the locale.
    ///   - span: the time it is about.
    public init(of entries: [FeedEntry], client: any Client, locale: String, in span: Range<Instant>) {
        let feed = client.compiled(client.feed(entries, locale: locale).bytes, locale: locale)
        self.init(of: entries, compiled: feed, in: span)
    }

    /// The schedule of entries whose feed has been compiled.
    ///
    /// Entries that the feed does not tell apart have none.
    init(of entries: [FeedEntry], compiled feed: any CompiledFeed, in span: Range<Instant>) {
        let isWhole = feed.identities.count == entries.count
        let messages =
            isWhole ? entries.map(ScheduledMessage.init) : []
        let timeline = ScheduleTimeline(
            span, windows: messages.map(\.window), cuts: isWhole ? feed.cuts(in: span) : [])
        self.messages = messages
        self.timeline = timeline
        versions = feed.versions
        occasions = feed.occasions
        let bands = Array(feed.versions.bands)
        var rectangles: [ScheduleForm: [[ScheduleRectangle]]] = [:]
        for form in ScheduleForm.allCases where isWhole {
            let byBand = bands.parallelMap(batch: 4) { feed.segments(form, band: $0, timeline: timeline) }
            rectangles[form] = messages.indices.map { place in
                ScheduleRectangle.merging(zip(bands, byBand).map { (band: $0, segments: $1[place]) })
            }
        }
        self.rectangles = rectangles
    }
}
