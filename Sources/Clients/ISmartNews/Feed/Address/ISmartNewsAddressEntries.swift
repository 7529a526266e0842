import Foundation

/// The entries of the `urls` of an item that survive.
struct ISmartNewsAddressEntries: Equatable, Sendable {
    /// The entries.
    let kept: [ISmartNewsAddressEntry]
    /// The actions of the button that removes advertisements, one for each entry and joined again.
    let removeAds: String?

    /// The entries of an item; none rejects it, and a list of anything but texts crashes the client.
    init(_ item: ISmartNewsDictionary, context: ISmartNewsContext) throws(ClientCrash) {
        var actions: [String]?
        if let value = context.value("removeadsaction", in: item) {
            guard let text = value.string else { throw ClientCrash("`removeAdsAction` is not a text") }
            actions = text.components(separatedBy: "|")
        }
        let entries = try Self.texts(context.value("urls", in: item)).map {
            ISmartNewsAddressEntry($0, schemes: context.schemes)
        }
        kept = entries.compactMap { $0 }
        let remaining = actions?.enumerated().filter { place, _ in place >= entries.count || entries[place] != nil }
        removeAds = remaining?.map(\.element).joined(separator: "|")
    }

    private static func texts(_ value: PropertyValue?) throws(ClientCrash) -> [String] {
        switch value {
        case nil: return []
        case .dictionary(let entries)? where entries.isEmpty: return []
        case .array(let values)?:
            let texts = values.compactMap(\.string)
            guard texts.count == values.count else { throw ClientCrash("`urls` holds something other than texts") }
            return texts
        default: throw ClientCrash("`urls` is not a list")
        }
    }
}
