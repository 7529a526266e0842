import Campaigns

extension ISmartNewsOccurrence {
    /// The items whose turn it may be: an event shows one.
    ///
    /// A process takes one item after the other at the occurrences of an event, and forgets at its end where it is.
    /// Launch events occur once in it, and so begin with the first item each time: the next one has its turn only once
    /// that was dismissed and stays away. `what_is_new` and `review` go before all others at any event.
    ///
    /// - Parameter candidates: the items that are eligible, in the client's order.
    mutating func choose(among candidates: [Int], as form: ScheduleForm) -> [Int] {
        var turns: [Int] = []
        // The items that keep others away, and when they do.
        var barriers: [Barrier] = []
        for place in candidates {
            guard let item = variant.elements[place].item else { continue }
            let rhythm = rhythm(of: item)
            let ahead = barriers.filter { $0.rhythm.covers(rhythm) }
            let wall = ahead.first { $0.isEndless && !$0.bypass.isLater(than: item.bypass) }
            if let barrier = wall ?? ahead.first {
                let kind: ScheduleAnswer.Kind = wall == nil ? .waiting : .blocked
                if item.hasAddress { verdicts[place] = (kind, [barrier.place], reason(behind: barrier.place)) }
                if wall != nil { continue }
            } else if item.hasAddress {
                if form == .newcomer, let first = turns.first {
                    verdicts[place] = (.waiting, [first], ISmartNewsMessageReason.turn)
                } else {
                    turns.append(place)
                }
            }
            if keepsOthersAway(item, at: place) {
                let isEndless = isForAll(item) && !leavesByOtherAnswer(item)
                barriers.append(Barrier(place: place, rhythm: rhythm, bypass: item.bypass, isEndless: isEndless))
            }
        }
        return turns
    }

    /// An item that keeps others away.
    private struct Barrier {
        let place: Int
        /// When it does.
        let rhythm: ISmartNewsRhythm
        let bypass: ISmartNewsCompiledFeed.Bypass
        /// Whether it does so to all users, and no answer ends it.
        let isEndless: Bool
    }

    /// When the event is on for an item: its own event, if it has any, else that of the feed itself.
    private func rhythm(of item: ISmartNewsCompiledFeed.Item) -> ISmartNewsRhythm {
        variant.event(event, for: item)?.rhythm ?? .steady
    }

    /// The reserved ones first, then as the client orders them.
    func inOrder(_ candidates: [Int]) -> [Int] {
        func item(_ place: Int) -> ISmartNewsCompiledFeed.Item? { variant.elements[place].item }
        var ordered = candidates.sorted { left, right in
            guard let left = item(left), let right = item(right) else { return false }
            return ISmartNewsDevice.areInOrder((left.uuid, left.priority), (right.uuid, right.priority))
        }
        for special in ISmartNewsReservedItem.allCases.map(\.rawValue).reversed() {
            guard let index = ordered.firstIndex(where: { item($0)?.uuid == special }) else { continue }
            ordered.insert(ordered.remove(at: index), at: 0)
        }
        return ordered
    }

    private func reason(behind barrier: Int) -> DeviceReason {
        guard let item = variant.elements[barrier].item else { return ISmartNewsMessageReason.turn }
        return ISmartNewsMessageReason.noTurn(
            isOnce: event == ISmartNewsEventName.didFinishLaunchingAfterUpgrade, isForAll: isForAll(item),
            isShown: item.hasAddress)
    }

    /// Whether an item makes room for others at the event once it was answered otherwise than by a dismissal.
    private func leavesByOtherAnswer(_ item: ISmartNewsCompiledFeed.Item) -> Bool {
        // After an upgrade the version is another one.
        guard event == ISmartNewsEventName.didFinishLaunchingAfterUpgrade else {
            return item.bypass.otherAnswer != .none
        }
        return item.bypass.otherAnswer == .lasting && !item.showsOnlyIfUpgrade
    }

    /// Whether an item is meant for all users to whom the event comes.
    private func isForAll(_ item: ISmartNewsCompiledFeed.Item) -> Bool {
        let isUpgrade = event == ISmartNewsEventName.didFinishLaunchingAfterUpgrade
        return !item.isForSegments && (isUpgrade || !item.showsOnlyIfUpgrade)
    }

    /// Whether those behind an item never have their turn while it is eligible, however often users dismiss it.
    private mutating func keepsOthersAway(_ item: ISmartNewsCompiledFeed.Item, at place: Int) -> Bool {
        switch event {
        case ISmartNewsEventName.didFinishLaunchingAfterUpgrade: return !isGoneBeforeUpgrade(item, at: place)
        case ISmartNewsEventName.didFinishLaunching: break
        default: guard ISmartNewsReservedItem(rawValue: item.uuid) != nil else { return false }
        }
        return item.absence == .none && !isUsedUp(item)
    }

    /// Whether users may have dismissed an item at another event before the one of the upgrade, so that it stays away
    /// then.
    private mutating func isGoneBeforeUpgrade(_ item: ISmartNewsCompiledFeed.Item, at place: Int) -> Bool {
        guard !item.showsOnlyIfUpgrade, item.absence == .lasting || isUsedUp(item) else { return false }
        let shown = shownBeforeUpgrade ?? placesShownBeforeUpgrade()
        shownBeforeUpgrade = shown
        return shown.contains(place)
    }

    private func placesShownBeforeUpgrade() -> Set<Int> {
        var shown: Set<Int> = []
        for (number, other) in feed.asked.enumerated() where other.system == occasion.system && other.event != event {
            let before = ISmartNewsOccurrence(
                feed, number, .regular, moments: moments, present: present, isUpgraded: false)
            shown.formUnion(present.filter { before.verdicts[$0].kind == .shown })
        }
        return shown
    }

    /// Whether all dates that match allow only so many displays.
    private func isUsedUp(_ item: ISmartNewsCompiledFeed.Item) -> Bool {
        let ranges = item.dates.ranges
        let matching = ranges.indices.filter { ranges[$0].limit > 0 && ranges[$0].contains(any: moments) }
        return item.hasAddress && !matching.isEmpty && matching.allSatisfy { isCounted($0, of: ranges) }
    }

    /// Whether displays in a range come to an end: the client counts them in the last range of the same uuid.
    private func isCounted(_ place: Int, of ranges: [ISmartNewsRange]) -> Bool {
        let range = ranges[place]
        return range.limit < UInt64(Int32.max) && !range.uuid.isEmpty
            && ranges.lastIndex { $0.uuid == range.uuid } == place
    }
}
