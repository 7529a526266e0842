import Campaigns

/// What is sent for one locale, prepared for schedules: each message by itself, in its window.
struct SourseCompiledFeed: CompiledFeed {
    /// What decides whether a message is shown to a device with the SDK.
    struct Entry: Equatable, Sendable {
        /// When it may be shown; the end is exclusive here.
        var window = Window()
        /// Why it is never shown.
        var failure: DeviceReason?
        /// What is to be said of the moment at which it is shown; nil where that is at once.
        var moment: DeviceReason?
    }

    /// By place in the file.
    let entries: [Entry]

    var count: Int { entries.count }
    var versions: VersionAxis { VersionAxis(.none) }

    func cuts(in span: Range<Instant>) -> [Instant] {
        entries.flatMap { [$0.window.start, $0.window.end].compactMap { $0 } }
    }

    /// Both forms alike: messages do not get in each other's way.
    func segments(_ form: ScheduleForm, band: Int, timeline: ScheduleTimeline) -> [[ScheduleSegment]] {
        entries.enumerated().map { place, entry in
            let presence = timeline.presence[place]
            var builder = ScheduleSegmentBuilder()
            if let failure = entry.failure {
                builder.add(presence, .excluded, reason: failure)
                return builder.segments
            }
            let due = timeline.intervals(beginningIn: entry.window)
            builder.add(
                presence.clamped(to: 0..<due.lowerBound), .excluded,
                reason: entry.window.start.map(SourseMessageReason.before))
            builder.add(presence.clamped(to: due), .shown, reason: entry.moment)
            builder.add(
                presence.clamped(to: due.upperBound..<timeline.count), .excluded,
                reason: entry.window.end.map { SourseMessageReason.over(since: $0.advanced(milliseconds: -1)) })
            return builder.segments
        }
    }
}

extension SourseClient {
    func compiled(_ feed: FeedBody, locale: String) -> any CompiledFeed {
        let pushes = (try? SourseReading.of(feed).pushes) ?? []
        return SourseCompiledFeed(entries: pushes.map(Self.entry))
    }

    /// The SDK takes the first message with a payload that it understands; all of a push have the same window. Where some
    /// of them are to be shown at once and others are not, as for the sides of a comparison, each phone gets one of them.
    private static func entry(_ push: SourseReading.Push) -> SourseCompiledFeed.Entry {
        let payloads = push.sent.compactMap { $0.message["data"].flatMap { SourseMessage(data: $0) } }
        guard let message = payloads.first else {
            let refusal = push.push.messages.lazy.compactMap(FirebaseLimits.refusal).first
            return .init(failure: SourseMessageReason.never(refusal))
        }
        // Shown at its expiry still, and no more a thousandth of a second later.
        let expiry = message.expiryDate.flatMap(Instant.init(iso8601:))?.advanced(milliseconds: 1)
        return .init(
            window: Window(start: message.embargoDate.flatMap(Instant.init(iso8601:)), end: expiry),
            moment: moment(of: payloads))
    }

    /// What is said of the moment at which one of some payloads is shown: how the SDK picks one is not public.
    private static func moment(of payloads: [SourseMessage]) -> DeviceReason? {
        switch Set(payloads.map(\.isSmart)) {
        case [true]: SourseMessageReason.unknownMoment
        case [true, false]: SourseMessageReason.comparedMoments
        default: nil
        }
    }
}
