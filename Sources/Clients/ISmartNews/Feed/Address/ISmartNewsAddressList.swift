import Foundation

/// The addresses of an item and the order in which they come.
struct ISmartNewsAddressList: Equatable, Sendable {
    /// The addresses.
    let addresses: [ISmartNewsAddress]
    /// The places of the addresses in one round, if counts are given; nil: one after the other.
    let round: [Int]?
    /// The actions of the button that removes advertisements.
    let removeAds: String?
    /// Whether the client takes the first address where the round points too far (4.9.6).
    private let takesFirst: Bool

    /// The addresses that entries of an item stand for.
    ///
    /// The client removes alerts without wording only after it has built the round, whose places then point too far; it
    /// keeps the addresses as one text with `!!!` between them, so that three such marks divide an address.
    init(
        _ entries: ISmartNewsAddressEntries, of item: ISmartNewsDictionary, context: ISmartNewsContext
    ) throws(ClientCrash) {
        let counts = entries.kept.map(\.count)
        round = counts.allSatisfy { $0 == 1 } ? nil : Self.round(counts)
        removeAds = entries.removeAds
        takesFirst = context.version == .v496
        var addresses: [ISmartNewsAddress] = []
        for entry in entries.kept {
            switch try Self.address(entry.address, in: item, context: context) {
            case .page(let text)?: addresses += text.components(separatedBy: "!!!").map { .page($0) }
            case .alert(let address, let alert)? where address.contains("!!!"):
                addresses += (address + "?" + alert.query).components(separatedBy: "!!!").map { .page($0) }
            case let alert?: addresses.append(alert)
            case nil: break
            }
        }
        self.addresses = addresses
    }

    /// The address that comes first; nil where none ever comes.
    var first: ISmartNewsAddress? {
        // A round with nothing in it counts as none.
        guard let place = round?.first ?? addresses.indices.first else { return nil }
        return addresses.indices.contains(place) ? addresses[place] : takesFirst ? addresses.first : nil
    }

    /// The addresses that come up at some time, in the order of the list.
    var reachable: [ISmartNewsAddress] {
        guard let round, !round.isEmpty else { return addresses }
        return Set(round.map { addresses.indices.contains($0) || !takesFirst ? $0 : 0 }).sorted()
            .filter(addresses.indices.contains).map { addresses[$0] }
    }

    /// Takes one of each entry that still has repeats left, again and again: 3, 1, 2 give 1, 2, 3, 1, 3, 1.
    private static func round(_ counts: [Int]) -> [Int] {
        (0..<(counts.max() ?? 0)).flatMap { turn in counts.indices.filter { counts[$0] > turn } }
    }

    private static func address(
        _ text: String, in item: ISmartNewsDictionary, context: ISmartNewsContext
    ) throws(ClientCrash) -> ISmartNewsAddress? {
        guard let parts = ISmartNewsAddressParts(text), parts.host == ISmartNewsAddress.alertHost else {
            return .page(text)
        }
        if let entries = item.values[parts.path]?.dictionary {
            let section = ISmartNewsDictionary(folded: entries)
            // The client puts the alert in place of the query.
            let address = String(text.prefix { $0 != "?" })
            return try ISmartNewsMessage(inline: section, context: context).map { .alert(address: address, $0) }
        }
        let words = (parts.query ?? "").components(separatedBy: "&").map { $0.components(separatedBy: "=") }
        return words.contains { $0.count == 2 && $0[0] == ISmartNewsMessage.Field.text.name } ? .page(text) : nil
    }
}
