import Campaigns
import Clients
import Files

extension Schedule {
    /// The schedule of entries whose feed has been compiled.
    ///
    /// Entries that the feed does not tell apart have none.
    init(of entries: [FeedEntry], compiled feed: any CompiledFeed, in span: Range<Instant>) {
        let entries = Self.aligned(entries, with: feed)
        let isWhole = feed.count == entries.count
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
            rectangles[form] = messages.indices.parallelMap(batch: 128) { place in
                ScheduleRectangle.merging(bands.indices.map { (band: bands[$0], segments: byBand[$0][place]) })
            }
        }
        self.rectangles = rectangles
    }

    /// The entries in the order of a compiled feed's messages; none where the two do not match.
    private static func aligned(_ entries: [FeedEntry], with feed: any CompiledFeed) -> [FeedEntry] {
        guard let identities = feed.identities else { return entries }
        let byIdentity = Dictionary(keepingFirst: entries.map { (ExactText($0.identity), $0) })
        return identities.compactMap { byIdentity[ExactText($0)] }
    }
}
