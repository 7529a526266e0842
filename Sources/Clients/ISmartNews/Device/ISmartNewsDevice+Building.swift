import Campaigns
import Files

extension ISmartNewsDevice {
    /// What the event shows: the classic messages that were not answered, and at most one item; nil without a feed.
    mutating func messageList(
        for events: [ISmartNewsEvent], at now: Instant
    ) throws(ClientCrash) -> ISmartNewsMessageList? {
        guard let feed = process?.feed else { return nil }
        process?.forgetLocalization()
        let uuids = try read(feed, at: now)
        var gate: UInt64?
        var timeouts: [String: Int64] = [:]
        var messages = classicMessages(feed, at: now, gate: &gate, timeouts: &timeouts)
        keepItems(uuids)
        let candidates = try candidates(for: events, in: uuids, at: now)
        if let item = choose(candidates, for: events) { messages.append(ISmartNewsListedMessage(item)) }
        forgetRanges(at: now)
        // 4.9.6 keeps the time-outs that it knows, and takes in others only with something to show.
        if version == .v201 {
            process?.queueTimeouts = timeouts
        } else if !messages.isEmpty {
            process?.queueTimeouts.merge(timeouts) { $1 }
        }
        return ISmartNewsMessageList(messages, gate: gate)
    }

    private mutating func classicMessages(
        _ feed: ISmartNewsReading, at now: Instant, gate: inout UInt64?, timeouts: inout [String: Int64]
    ) -> [ISmartNewsListedMessage] {
        guard let context = context(at: now) else { return [] }
        if feed.elements?.isEmpty == false { process?.rememberLocalization() }
        var messages: [ISmartNewsListedMessage] = []
        let days = context.daysSinceInstallation
        for classic in feed.localized(for: context).classics {
            if days < classic.leastDays { continue }
            if let listed = classic.listed {
                if classic.needsNewerSystem { continue }
                if let identity = listed.identity, !store.shown.contains(identity) { messages.append(listed) }
            } else if let section = classic.special {
                gate = section.gate ?? gate
                timeouts.merge(section.timeouts) { $1 }
            }
        }
        return messages
    }

    /// Removes the items that are not in the feed; some stay, with what is remembered of them.
    private mutating func keepItems(_ uuids: Set<ExactText>) {
        let protected = store.items.map(\.definition.uuid).filter { Self.protects($0, version: version) }
        store.keepItems(uuids.union(protected.map(ExactText.init)))
    }

    /// Whether the client keeps an item that has left the feed.
    ///
    /// The pattern of 4.9.6, `^subscribe[_.*]?$` whatever the case, is meant for `subscribe_…`, and lets one such sign
    /// stand behind the word.
    static func protects(_ uuid: String, version: ISmartNewsVersion) -> Bool {
        if ISmartNewsReservedItem(rawValue: uuid) != nil { return true }
        guard version == .v496, (9...10).contains(uuid.utf8.count) else { return false }
        let name = uuid.lowercased()
        return ["", "_", ".", "*"].contains { name == "subscribe" + $0 }
    }
}
