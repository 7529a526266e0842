import Campaigns

/// One event, posted at one moment to a device with a feed: what becomes of each message that it has.
struct ISmartNewsOccurrence {
    /// What becomes of a message.
    typealias Verdict = (kind: ScheduleAnswer.Kind, others: [Int], reason: DeviceReason?)

    let feed: ISmartNewsCompiledFeed
    let variant: ISmartNewsCompiledFeed.Variant
    let occasion: ISmartNewsCompiledFeed.Occasion
    /// The moment, and those that stand for it in the recurring clocks.
    let moments: [Instant]
    /// The places of the messages in the feed.
    let present: [Int]
    /// Whether the app was ever upgraded.
    private let isUpgraded: Bool
    /// What becomes of each message, by place; of those in the feed only.
    var verdicts: [Verdict]
    /// The messages that may come up at other events before the one of the upgrade; nil until somebody asks.
    var shownBeforeUpgrade: Set<Int>?

    /// An event at a moment at which the messages at some places are in the feed.
    init(
        _ feed: ISmartNewsCompiledFeed, _ occasion: Int, _ form: ScheduleForm, moments: [Instant], present: [Int],
        isUpgraded: Bool = true
    ) {
        self.feed = feed
        self.moments = moments
        self.present = present
        self.isUpgraded = isUpgraded
        self.occasion = feed.asked[occasion]
        variant = feed.variants[self.occasion.system]
        verdicts = [Verdict](repeating: (.excluded, [], ISmartNewsMessageReason.noSuchEvent), count: feed.count)
        decide(for: form)
    }

    /// The name of the event.
    var event: String { occasion.event }

    private mutating func decide(for form: ScheduleForm) {
        if let crash = present.first(where: { variant.elements[$0].crashes }) {
            let reason = variant.elements[crash].reason
            for place in present { verdicts[place] = (.blocked, place == crash ? [] : [crash], reason) }
            return
        }
        if let events = variant.events[event], events.contains(where: { $0.value.hangs && isPresent($0.key) }) {
            for place in present { verdicts[place] = (.blocked, [], ISmartNewsMessageReason.hang) }
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
                if let hindrance = hindrance(of: item, isKnown: isKnown) {
                    verdicts[place].reason = hindrance
                    continue
                }
                if item.takesTurns { candidates.append(place) }
                verdicts[place] =
                    item.hasAddress ? (.shown, [], nil) : (.excluded, [], ISmartNewsMessageReason.noAddress)
            case .rejected(let reason): verdicts[place].reason = reason
            case .crash: break
            }
        }
        settle(line, candidates, for: form)
    }

    /// Lets those come up that are due, one after the other.
    ///
    /// What users never get to, however much they dismiss, does not wait for anything: nobody gets to it.
    private mutating func settle(_ line: [Int], _ candidates: [Int], for form: ScheduleForm) {
        let due = verdicts
        let candidates = inOrder(candidates)
        standInLine(line + choose(among: candidates, as: .regular), as: .regular)
        guard form == .newcomer else { return }
        let blocked = present.filter { verdicts[$0].kind == .blocked }
        let settled = verdicts
        verdicts = due
        standInLine(line + choose(among: candidates, as: .newcomer), as: .newcomer)
        for place in blocked { verdicts[place] = settled[place] }
    }

    /// Whether the device has the event, and whether it is on at some occurrence, by itself or for an item.
    private func state() -> (isKnown: Bool, isOn: Bool) {
        guard let events = variant.events[event] else { return (false, false) }
        if events[nil]?.isEverOn == true { return (true, true) }
        let known = events.filter { isPresent($0.key) }
        return (!known.isEmpty, known.contains { $0.value.isEverOn })
    }

    /// Whether the feed itself, for nil, or an item is there.
    private func isPresent(_ owner: String?) -> Bool {
        guard let owner else { return true }
        return present.contains { variant.elements[$0].item?.uuid == owner }
    }

    private func due(_ message: ISmartNewsCompiledFeed.Message) -> Verdict {
        if let start = message.start, moments[0] < start { return (.excluded, [], ISmartNewsMessageReason.early) }
        if let end = message.end, moments[0] >= end { return (.excluded, [], ISmartNewsMessageReason.late) }
        if let obstacle = message.obstacle { return (.excluded, [], obstacle) }
        return (.shown, [], nil)
    }

    /// Why an item has no turn at the event; nil where it has one.
    private func hindrance(of item: ISmartNewsCompiledFeed.Item, isKnown: Bool) -> DeviceReason? {
        guard isKnown, variant.event(event, for: item)?.isEverOn == true else {
            return ISmartNewsMessageReason.otherEvents
        }
        let dated = item.dates.hindrance(
            at: moments, in: feed.calendar, early: { _ in ISmartNewsMessageReason.early },
            late: { _ in ISmartNewsMessageReason.late })
        if let dated { return dated }
        if item.isForNoApp { return ISmartNewsMessageReason.forNoApp }
        return item.showsOnlyIfUpgrade && !isUpgraded ? ISmartNewsMessageReason.forUpgraded : nil
    }
}
