import Campaigns

/// All entries of one client and locale, decoded from the bytes of a feed and prepared for being asked what devices
/// show: versions as ranks, messages as integers.
///
/// What it answers is what the client's device answers, only without living through the days before.
public protocol CompiledFeed: Sendable, Equatable {
    /// How many messages there are.
    var count: Int { get }
    /// The identity of each message's entry, where decoding puts them in another order than the feed; nil where the
    /// messages stand as the entries did.
    var identities: [String]? { get }
    /// The versions that are told apart.
    var versions: VersionAxis { get }
    /// What a device can be asked on at a point; one without aspects where there is no choice.
    var occasions: [ScheduleOccasion] { get }
    /// The instants within a span at which an answer may change although no message enters or leaves the feed.
    func cuts(in span: Range<Instant>) -> [Instant]
    /// What becomes of each message along a timeline, for the versions of one band: segments in order of time that
    /// cover the intervals of its presence.
    func segments(_ form: ScheduleForm, band: Int, timeline: ScheduleTimeline) -> [[ScheduleSegment]]
}

extension CompiledFeed {
    /// The messages stand as the entries did.
    public var identities: [String]? { nil }
    /// One, without aspects.
    public var occasions: [ScheduleOccasion] { [ScheduleOccasion()] }
    /// No further cuts.
    public func cuts(in span: Range<Instant>) -> [Instant] { [] }

    /// Whether another feed has the same messages for the same devices, so that one schedule serves both.
    public func isInterchangeable(with other: any CompiledFeed) -> Bool {
        (other as? Self) == self
    }
}
