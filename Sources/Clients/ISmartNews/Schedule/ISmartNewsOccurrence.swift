import Campaigns

/// One event, posted at one moment to a device with a feed: what becomes of each message that it has.
struct ISmartNewsOccurrence {
    /// What becomes of a message.
    typealias Verdict = (kind: ScheduleAnswer.Kind, other: Int?, reason: DeviceReason?)

    let feed: ISmartNewsCompiledFeed
    let variant: ISmartNewsCompiledFeed.Variant
    let form: ScheduleForm
    private let event: String
    /// The moment, and those that stand for it in the recurring clocks.
    private let moments: [Instant]
    /// The places of the messages in the feed.
    private let present: [Int]
    /// What becomes of each message, by place; of those in the feed only.
    var verdicts: [Verdict]

    /// An event at a moment at which the messages at some places are in the feed.
    init(
        _ feed: ISmartNewsCompiledFeed, _ occasion: Int, _ form: ScheduleForm, moments: [Instant], present: [Int]
    ) {
        self.feed = feed
        self.form = form
        self.moments = moments
        self.present = present
        event = feed.asked[occasion].event
        variant = feed.variants[feed.asked[occasion].system]
        verdicts = [Verdict](repeating: (.excluded, nil, ISmartNewsMessageReason.noSuchEvent), count: feed.count)
        decide()
    }

    private mutating func decide() {
        if let crash = present.first(where: { variant.elements[$0].crashes }) {
            let reason = variant.elements[crash].reason
            for place in present { verdicts[place] = (.blocked, place == crash ? nil : crash, reason) }
            return
        }
        if let owners = variant.hangingEvents[event], owners.contains(where: isPresent) {
            for place in present { verdicts[place] = (.blocked, nil, ISmartNewsMessageReason.hang) }
            return
        }
        let (isKnown, isOn) = state()
        // 4.9.6 goes through the classic messages when nobody has asked for this one.
        guard isKnown || (feed.version == .v496 && event == ISmartNewsEventName.activate) else { return }
        guard isOn || !isKnown else {
            for place in present { verdicts[place].reason = ISmartNewsMessageReason.neverOn }
            return
        }
        var line: [Int] = []
        var candidates: [Int] = []
        for place in present {
            switch variant.elements[place] {
            case .message(let message):
                verdicts[place] = due(message)
                if verdicts[place].kind == .shown { line.append(place) }
            case .item(let item):
                verdicts[place] = eligible(item, isKnown: isKnown)
                if verdicts[place].kind == .shown { candidates.append(place) }
            case .rejected(let reason): verdicts[place].reason = reason
            case .crash: break
            }
        }
        standInLine(line + choose(among: candidates))
    }

    /// Whether the device has the event, and whether it is on at some occurrence, by itself or for an item.
    private func state() -> (isKnown: Bool, isOn: Bool) {
        guard let owners = variant.knownEvents[event] else { return (false, false) }
        if owners.contains(nil) && variant.globalEvents.contains(event) { return (true, true) }
        let known = owners.filter(isPresent)
        let isOn = known.contains { $0.map { variant.localEvents[$0]?.contains(event) == true } ?? false }
        return (!known.isEmpty, isOn)
    }

    /// Whether the feed itself, for nil, or an item is there.
    private func isPresent(_ owner: String?) -> Bool {
        guard let owner else { return true }
        return present.contains { variant.elements[$0].item?.uuid == owner }
    }

    private func due(_ message: ISmartNewsCompiledFeed.Message) -> Verdict {
        if let start = message.start, moments[0] < start { return (.excluded, nil, ISmartNewsMessageReason.early) }
        if let end = message.end, moments[0] >= end { return (.excluded, nil, ISmartNewsMessageReason.late) }
        if let obstacle = message.obstacle { return (.excluded, nil, obstacle) }
        return (.shown, nil, nil)
    }

    private func eligible(_ item: ISmartNewsCompiledFeed.Item, isKnown: Bool) -> Verdict {
        let hasEvent = variant.localEvents[item.uuid].map { $0.contains(event) } ?? variant.globalEvents.contains(event)
        guard isKnown, hasEvent else { return (.excluded, nil, ISmartNewsMessageReason.otherEvents) }
        let now = moments[0]
        if item.isWithoutRanges {
            // Without ranges the window is the wrong way round.
            if let start = item.start, now > start { return (.excluded, nil, ISmartNewsMessageReason.pastStart) }
            if let end = item.end, now <= end { return (.excluded, nil, ISmartNewsMessageReason.futureEnd) }
        } else {
            if let start = item.start, now < start { return (.excluded, nil, ISmartNewsMessageReason.early) }
            if let end = item.end, now >= end { return (.excluded, nil, ISmartNewsMessageReason.late) }
            let matching = item.ranges.filter { $0.contains(any: moments) }
            if matching.isEmpty { return (.excluded, nil, outside(item, at: now)) }
            if matching.allSatisfy({ $0.limit == 0 }) { return (.excluded, nil, ISmartNewsMessageReason.spent) }
        }
        if item.isForNoApp { return (.excluded, nil, ISmartNewsMessageReason.forNoApp) }
        return item.hasAddress ? (.shown, nil, nil) : (.excluded, nil, ISmartNewsMessageReason.noAddress)
    }

    /// Why none of an item's dates matches: as devices say it, before the first and after the last of dates that do not
    /// recur.
    private func outside(_ item: ISmartNewsCompiledFeed.Item, at now: Instant) -> DeviceReason {
        let recur = item.ranges.contains {
            feed.calendar.civil($0.start).year <= ISmartNewsCalendar.monthlyYear
        }
        if recur { return ISmartNewsMessageReason.outside }
        if let start = item.ranges.map(\.start).min(), now < start { return ISmartNewsMessageReason.early }
        if let end = item.ranges.compactMap(\.end).max(), now >= end { return ISmartNewsMessageReason.late }
        return ISmartNewsMessageReason.outside
    }

    /// At most one item of an event: the others wait for their turn, and a regular gets to all of them in turn.
    private mutating func choose(among candidates: [Int]) -> [Int] {
        func item(_ place: Int) -> ISmartNewsCompiledFeed.Item? { variant.elements[place].item }
        var ordered = candidates.sorted { left, right in
            guard let left = item(left), let right = item(right) else { return false }
            return ISmartNewsDevice.areInOrder(left.part, right.part)
        }
        let specials = ISmartNewsReservedItem.allCases.map(\.rawValue)
        for special in specials.reversed() {
            guard let index = ordered.firstIndex(where: { item($0)?.uuid == special }) else { continue }
            ordered.insert(ordered.remove(at: index), at: 0)
        }
        let last =
            form == .newcomer
            ? 0
            : ordered.firstIndex { item($0).map { specials.contains($0.uuid) && keepsOthersAway($0) } == true }
        guard let last, ordered.indices.contains(last) else { return ordered }
        let isForAll = form == .newcomer || item(ordered[last])?.isForEveryone == true
        let reason = ISmartNewsMessageReason.turns(isForAll: isForAll)
        for other in ordered[(last + 1)...] { verdicts[other] = (.waiting, ordered[last], reason) }
        return Array(ordered[...last])
    }

    /// Whether displays in a range come to an end: the client counts them in the last range of the same uuid.
    private func isCounted(_ range: ISmartNewsRange, at place: Int, of item: ISmartNewsCompiledFeed.Item) -> Bool {
        range.limit < UInt64(Int32.max) && !range.uuid.isEmpty
            && item.ranges.lastIndex { $0.uuid == range.uuid } == place
    }

    /// Whether an item that goes before all others stays eligible however often it was dismissed.
    private func keepsOthersAway(_ item: ISmartNewsCompiledFeed.Item) -> Bool {
        if item.leavesAfterDismissal { return false }
        let matching = item.ranges.indices.filter { place in
            item.ranges[place].limit > 0 && item.ranges[place].contains(any: moments)
        }
        return matching.isEmpty || matching.contains { !isCounted(item.ranges[$0], at: $0, of: item) }
    }
}
