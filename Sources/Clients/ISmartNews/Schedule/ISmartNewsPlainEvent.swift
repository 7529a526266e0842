import Campaigns

/// An event in a feed of plain messages, which do not get in each other's way: what becomes of each depends on its own
/// dates alone, so that nobody needs to go through it moment by moment.
struct ISmartNewsPlainEvent: Hashable {
    /// The place of the kind of system.
    let system: Int
    /// Why nothing comes up at it; nil where something does.
    private let hindrance: DeviceReason?

    /// One of the occasions of a feed.
    init(_ feed: ISmartNewsCompiledFeed, _ occasion: Int) {
        let event = feed.asked[occasion].event
        system = feed.asked[occasion].system
        let variant = feed.variants[system]
        if let known = variant.events[event]?[nil] {
            hindrance = known.isEverOn ? nil : ISmartNewsMessageReason.neverOn
        } else {
            let isActivation = feed.version == .v496 && event == ISmartNewsEventName.activate
            hindrance = isActivation ? nil : ISmartNewsMessageReason.noSuchEvent
        }
    }

    /// What becomes of each message.
    func segments(
        of elements: [ISmartNewsCompiledFeed.Element], _ timeline: ScheduleTimeline
    ) -> [ScheduleSegmentBuilder] {
        elements.indices.map { place in
            let presence = timeline.presence[place]
            var builder = ScheduleSegmentBuilder()
            guard hindrance == nil, case .message(let message) = elements[place] else {
                builder.add(presence, .excluded, reason: hindrance ?? elements[place].reason)
                return builder
            }
            let due = timeline.intervals(beginningIn: Window(start: message.start, end: message.end))
            builder.add(presence.clamped(to: 0..<due.lowerBound), .excluded, reason: ISmartNewsMessageReason.early)
            if let obstacle = message.obstacle {
                builder.add(presence.clamped(to: due), .excluded, reason: obstacle)
            } else {
                builder.add(presence.clamped(to: due), .shown)
            }
            builder.add(
                presence.clamped(to: due.upperBound..<timeline.count), .excluded, reason: ISmartNewsMessageReason.late)
            return builder
        }
    }
}

extension ISmartNewsCompiledFeed.Variant {
    /// Whether all messages come up that are due, whatever the others do: no items, queues, gate, or what is stuck or crashes.
    var isPlain: Bool {
        gate == nil
            && elements.allSatisfy { element in
                switch element {
                case .message(let message): message.queue == nil && message.outcome == .answerable
                case .rejected: true
                case .item, .crash: false
                }
            }
    }
}
