/// A dictionary of a feed as a phone of one language reads it.
struct ISmartNewsLookup: Sendable {
    /// The values by their names in lower case, before any choice among languages.
    let dictionary: ISmartNewsDictionary
    private let localization: ISmartNewsLocalization

    /// A dictionary as it is read through a localization; nil for what is no dictionary.
    init?(_ value: PropertyValue?, _ localization: ISmartNewsLocalization) {
        guard let entries = value?.dictionary else { return nil }
        self.localization = localization
        dictionary = ISmartNewsDictionary(entries, folds: true)
    }

    private init(folded entries: [PropertyValue.Entry], localization: ISmartNewsLocalization) {
        self.localization = localization
        dictionary = ISmartNewsDictionary(folded: entries)
    }

    /// The value of a key.
    subscript(key: String) -> PropertyValue? {
        localization.value(of: key, in: dictionary)
    }

    /// The text of a key; anything else under it counts as nothing.
    func text(_ key: String) -> String? {
        self[key]?.string
    }

    /// The dictionary under a key as it is, whatever variants of the key there are.
    func dictionary(under key: String) -> ISmartNewsLookup? {
        dictionary.values[key]?.dictionary.map { ISmartNewsLookup(folded: $0, localization: localization) }
    }
}
