import Campaigns

/// A dictionary of a feed as a phone of one language reads it.
struct ISmartNewsLookup: Sendable {
    /// The values by their names in lower case, before any choice among languages.
    let dictionary: ISmartNewsDictionary
    private let localization: ISmartNewsLocalization

    /// A dictionary on a phone set to a locale, and to its region where it names one; nil for what is no dictionary.
    init?(_ value: PropertyValue?, locale: String, version: ISmartNewsVersion) {
        guard let localization = Self.localization(locale, version: version) else { return nil }
        self.init(value, localization)
    }

    /// A dictionary as it is read through a localization; nil for what is no dictionary.
    init?(_ value: PropertyValue?, _ localization: ISmartNewsLocalization) {
        guard let entries = value?.dictionary else { return nil }
        self.localization = localization
        dictionary = ISmartNewsDictionary(entries, folds: true)
    }

    /// What a phone set to a locale reads with, and to its region where it names one.
    static func localization(_ locale: String, version: ISmartNewsVersion) -> ISmartNewsLocalization? {
        let region = locale.split(separator: "-").dropFirst().last { $0.utf8.count == 2 }
        let phone: PropertyValue = [
            "language": .string(locale), "country": region.map { .string(String($0)) } ?? .null,
        ]
        return try? ISmartNewsLocalization(JourneyFields(phone), version: version)
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

    /// The dictionary under a key.
    func nested(_ key: String) -> ISmartNewsLookup? {
        self[key]?.dictionary.map { ISmartNewsLookup(folded: $0, localization: localization) }
    }
}
