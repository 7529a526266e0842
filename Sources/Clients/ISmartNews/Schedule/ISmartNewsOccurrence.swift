import Campaigns

/// One event, posted at one moment to a device with a feed: what becomes of each message that it has.
struct ISmartNewsOccurrence {
    /// What becomes of a message.
    typealias Verdict = (kind: ScheduleAnswer.Kind, other: Int?, reason: String?)

    private let feed: ISmartNewsCompiledFeed
    private let variant: ISmartNewsCompiledFeed.Variant
    private let event: String
    private let form: ScheduleForm
    /// The moment, and those that stand for it in the recurring clocks.
    private let moments: [Instant]

    /// An event at a moment.
    init(_ feed: ISmartNewsCompiledFeed, _ occasion: Int, _ form: ScheduleForm, moments: [Instant]) {
        self.feed = feed
        self.form = form
        self.moments = moments
        event = feed.asked[occasion].event
        variant = feed.variants[feed.asked[occasion].system]
    }

    /// What becomes of the messages at these places, which are the ones in the feed.
    func verdicts(of present: [Int]) -> [Verdict] {
        let elements = present.map { variant.elements[$0] }
        if let crash = elements.firstIndex(where: \.crashes) {
            return present.map { (.blocked, $0 == present[crash] ? nil : present[crash], elements[crash].reason) }
        }
        let owners = Set(elements.compactMap(\.uuid))
        let isKnown = variant.knownEvents[event]?.contains { $0.map(owners.contains) ?? true } ?? false
        // 4.9.6 goes through the classic messages when nobody has asked for this one.
        let showsClassic = isKnown || (feed.version == .v496 && event == ISmartNewsEventName.activate)
        var verdicts = elements.map { _ in Verdict(.excluded, nil, "the event shows nothing") }
        guard showsClassic else { return verdicts }
        let isOn =
            !isKnown || variant.globalEvents.contains(event)
            || owners.contains { variant.localEvents[$0]?.contains(event) == true }
        guard isOn else {
            return present.map { _ in (.excluded, nil, "the pattern of the event is never on") }
        }
        var line: [Int] = []
        for (index, element) in elements.enumerated() {
            switch element {
            case .message(let message, let looks):
                verdicts[index] = due(message, looks)
                if verdicts[index].kind == .shown { line.append(index) }
            case .item(let item, let ranges): verdicts[index] = eligible(item, ranges, isKnown: isKnown)
            case .rejected(let reason): verdicts[index].reason = reason
            case .crash: break
            }
        }
        let chosen = choose(elements, present, &verdicts)
        standInLine(line + chosen, elements, present, &verdicts)
        return verdicts
    }

    private func due(_ message: ISmartNewsMessage, _ looks: ISmartNewsCompiledFeed.Looks) -> Verdict {
        if let start = message.start, moments[0] < start { return (.excluded, nil, "before its start") }
        if let end = message.end, moments[0] >= end { return (.excluded, nil, "after its end") }
        if looks == .skipped { return (.excluded, nil, "the client cannot read its address") }
        return (.shown, nil, nil)
    }

    private func eligible(
        _ item: ISmartNewsItemDefinition, _ ranges: [ISmartNewsRange], isKnown: Bool
    ) -> Verdict {
        let hasEvent = variant.localEvents[item.uuid].map { $0.contains(event) } ?? variant.globalEvents.contains(event)
        guard isKnown, hasEvent else { return (.excluded, nil, "its events are others") }
        let now = moments[0]
        if item.ranges.isEmpty {
            // Without ranges the window is the wrong way round.
            if let start = item.start, now > start { return (.excluded, nil, "after its start, which ends it") }
            if let end = item.end, now <= end { return (.excluded, nil, "before its end, which begins it") }
        } else {
            if let start = item.start, now < start { return (.excluded, nil, "before its start") }
            if let end = item.end, now >= end { return (.excluded, nil, "after its end") }
            guard ranges.contains(where: { $0.limit > 0 && $0.contains(any: moments) }) else {
                return (.excluded, nil, "outside its dates")
            }
        }
        guard !item.addresses.addresses.isEmpty else { return (.excluded, nil, "it has no address to show") }
        return (.shown, nil, nil)
    }

    /// At most one item of an event: the others wait for their turn, and a regular gets to all of them in turn.
    private func choose(
        _ elements: [ISmartNewsCompiledFeed.Element], _ present: [Int], _ verdicts: inout [Verdict]
    ) -> [Int] {
        var candidates = elements.indices.filter { elements[$0].item != nil && verdicts[$0].kind == .shown }
        candidates.sort { left, right in
            guard let left = elements[left].item, let right = elements[right].item else { return false }
            return ISmartNewsDevice.areInOrder(left.schedulePart, right.schedulePart)
        }
        for special in ["what_is_new", "review"].reversed() {
            guard let place = candidates.firstIndex(where: { elements[$0].uuid == special }) else { continue }
            candidates.insert(candidates.remove(at: place), at: 0)
        }
        guard let first = candidates.first else { return [] }
        let isSpecial = ["what_is_new", "review"].contains(elements[first].uuid)
        let holdsAll = form == .newcomer || (isSpecial && elements[first].item?.leavesAfterCancel == false)
        guard holdsAll else { return candidates }
        for other in candidates.dropFirst() {
            verdicts[other] = (.waiting, present[first], "one item comes up at an event")
        }
        return [first]
    }

    /// Lets the messages come up one after the other, up to the gate.
    ///
    /// A regular has dismissed those that a dismissal ends; only the others still take up room.
    private func standInLine(
        _ line: [Int], _ elements: [ISmartNewsCompiledFeed.Element], _ present: [Int], _ verdicts: inout [Verdict]
    ) {
        var ahead: [Int] = []
        var stuck: Int?
        var queues: [String: Int] = [:]
        for index in ordered(line, elements) {
            if let stuck {
                verdicts[index] = (.blocked, present[stuck], "it never comes up, and so is never closed")
                continue
            }
            let queue = elements[index].queue
            if queue != nil, feed.version == .v496 {
                verdicts[index] = (.blocked, nil, "its queue crashes the app")
                stuck = index
                continue
            }
            if let gate = variant.gate, ahead.count >= gate {
                verdicts[index] = (.waiting, present[ahead[0]], "the gate lets \(gate) come up at an event")
                continue
            }
            if form == .newcomer, let queue, let first = queues[queue] {
                verdicts[index] = (.waiting, present[first], "one message of its queue comes up at an event")
                continue
            }
            if let queue { queues[queue] = index }
            if elements[index].isStuck {
                verdicts[index] = (.blocked, nil, "an alert without a button never comes up")
                stuck = index
            } else if form == .newcomer || elements[index].staysAfterCancel {
                ahead.append(index)
            }
        }
    }

    /// First what is in no queue, then by the queue's name.
    private func ordered(_ line: [Int], _ elements: [ISmartNewsCompiledFeed.Element]) -> [Int] {
        let free = line.filter { elements[$0].queue == nil }
        guard free.count < line.count else { return line }
        let queued = line.filter { elements[$0].queue != nil }.sorted {
            CaseInsensitiveOrder.areInOrder(elements[$0].queue ?? "", elements[$1].queue ?? "")
        }
        return free + queued
    }
}
