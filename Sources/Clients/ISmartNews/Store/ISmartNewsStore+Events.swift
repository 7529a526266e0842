import Files

extension ISmartNewsStore {
    /// Stores the events of a feed; an event keeps its place in the pattern while the pattern stays.
    ///
    /// Events of items that are not stored are left out; events of items of which the feed has none are removed.
    mutating func update(_ definitions: ISmartNewsFeedEvents) {
        var result = Self.merged(definitions.global, into: events.filter { $0.owner == nil })
        let stored = Set(items.map { ExactText($0.definition.uuid) })
        let existing = Dictionary(grouping: events.filter { $0.owner != nil }) { $0.owner.map(ExactText.init) }
        var remaining = Dictionary(grouping: definitions.local) { $0.owner.map(ExactText.init) }
        for owner in definitions.local.map({ $0.owner.map(ExactText.init) }) {
            guard let local = remaining.removeValue(forKey: owner), let owner, stored.contains(owner) else { continue }
            result += Self.merged(local, into: existing[owner] ?? [])
        }
        events = result
    }

    /// Whether there is an event of that name.
    func knows(_ name: String) -> Bool { events.contains { ISmartNewsEventName.areOne($0.name, name) } }

    /// The events in the order of journeys: those of items first, by item and name, then the others by name.
    var sortedEvents: [ISmartNewsEvent] {
        events.sorted { left, right in
            switch (left.owner, right.owner) {
            case (let one?, let other?) where one != other: one < other
            case (_?, nil): true
            case (nil, _?): false
            default: left.name < right.name
            }
        }
    }

    /// Walks along both lists in the order of names, as the client does: equal names pair up one by one.
    private static func merged(
        _ definitions: [ISmartNewsEvent], into existing: [ISmartNewsEvent]
    ) -> [ISmartNewsEvent] {
        let existing = existing.sorted { $0.name < $1.name }
        var next = 0
        return definitions.sorted { $0.name < $1.name }.map { definition in
            while next < existing.count, existing[next].name < definition.name { next += 1 }
            guard next < existing.count, existing[next].name == definition.name else { return definition }
            defer { next += 1 }
            return existing[next].pattern.initial == definition.pattern.initial ? existing[next] : definition
        }
    }
}
