import Campaigns
import Files

/// A meta item as the client stores it: its definition, and what the install remembers of it.
struct ISmartNewsItem: Equatable, Sendable {
    /// What the feed said last.
    private(set) var definition: ISmartNewsItemDefinition
    /// The ranges in the order in which they were stored.
    var ranges: [ISmartNewsRange] = []
    /// When the user closed it last.
    var lastClosed: Instant?
    /// The version of the app in which it was retired.
    var retiredInVersion: String?
    /// The answer that retired it in that version.
    var retiredBy: String?
    /// Whether it was retired in this install.
    var isRetired = false
    /// The place in the round, or among the addresses if there is no round.
    private var position = 0
    /// The address that stays.
    private var fixedAddress: ISmartNewsAddress?
    /// Whether the next address that it shows stays; once a feed has said so, no later one takes it back.
    private var isToBeFixed = false

    /// An item that is stored for the first time.
    init(_ definition: ISmartNewsItemDefinition) throws(ClientCrash) {
        self.definition = definition
        try update(definition)
    }

    /// Takes over what a feed says: switches that are off forget their records, other addresses start over.
    mutating func update(_ next: ISmartNewsItemDefinition) throws(ClientCrash) {
        // A round is kept by its places: it goes on where only addresses have changed.
        if next.addresses.round != definition.addresses.round
            || round == nil && next.addresses.addresses != definition.addresses.addresses
        {
            position = 0
        }
        definition = next
        if next.fixesAddress { isToBeFixed = true }
        if next.oncePerVersion == nil {
            retiredInVersion = nil
            retiredBy = nil
        }
        if next.oncePerInstall == nil { isRetired = false }
        try updateRanges(next.ranges)
    }

    /// The address it shows next; nil if there is none.
    ///
    /// A round may point beyond the list, because it was made before alerts without wording were left out. 2.0.1 never
    /// gets past such a place. Each time that 4.9.6 asks, it moves on by one and takes the first address.
    mutating func nextAddress(version: ISmartNewsVersion) -> ISmartNewsAddress? {
        let addresses = definition.addresses.addresses
        // The client passes over an item with an empty list before it looks for an address that stays.
        if addresses.isEmpty { return nil }
        if let fixedAddress { return fixedAddress }
        var place = round.map { $0[min(position, $0.count - 1)] } ?? position
        if place >= addresses.count, version == .v496 {
            advance()
            place = 0
        }
        guard place < addresses.count else { return nil }
        if isToBeFixed { fixedAddress = addresses[place] }
        return addresses[place]
    }

    /// When it may be shown.
    var dates: ISmartNewsItemDates {
        ISmartNewsItemDates(start: definition.start, end: definition.end, ranges: ranges)
    }

    /// Whether it has a range that cannot be saved.
    var hasRangeWithoutEnd: Bool { ranges.contains { $0.end == nil } }

    /// Moves on to the address after the one that is about to be shown.
    mutating func advance() {
        position += 1
        if position >= round?.count ?? definition.addresses.addresses.count { position = 0 }
    }

    /// The round, if there is one with something in it.
    private var round: [Int]? {
        definition.addresses.round.flatMap { $0.isEmpty ? nil : $0 }
    }

    /// Matches ranges with stored ones in the order of their uuids, by place; a new one waits until those are used up.
    private mutating func updateRanges(_ definitions: [ISmartNewsRangeDefinition]) throws(ClientCrash) {
        let existing = ranges.indices.sorted { ranges[$0].uuid < ranges[$1].uuid }
        var used = 0
        for definition in definitions {
            if used == existing.count {
                ranges.append(try ISmartNewsRange(definition))
            } else if ranges[existing[used]].uuid.hasBytes(of: definition.uuid) {
                try ranges[existing[used]].update(definition)
                used += 1
            }
        }
        let removed = Set(existing[used...])
        if !removed.isEmpty {
            ranges = ranges.enumerated().filter { !removed.contains($0.offset) }.map(\.element)
        }
    }
}
