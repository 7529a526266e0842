/// Looks keys of a feed up as a phone of one language does.
struct ISmartNewsLookup: Sendable {
    private let suffixes: [String]

    /// The look-up of a phone set to a locale, and to its region where it names one.
    init(locale: String) {
        let parts = locale.lowercased().split(separator: "-").map(String.init)
        let isChinese = parts.first == "zh" && parts.count > 1 && parts[1].hasPrefix("han")
        let language = isChinese ? parts.prefix(2).joined(separator: "_") : parts.first ?? ""
        let region = parts.dropFirst().last { $0.utf8.count == 2 }
        suffixes = (region.map { ["_\(language)_\($0)"] } ?? []) + ["_\(language)", ""]
    }

    /// The value of a key in a dictionary whose keys are in lower case; the most particular one wins, whatever it is.
    func value(_ key: String, in dictionary: PropertyValue) -> PropertyValue? {
        for suffix in suffixes {
            if let value = dictionary[key + suffix] { return value }
        }
        return nil
    }

    /// The text of a key; anything else under it counts as nothing.
    func text(_ key: String, in dictionary: PropertyValue) -> String? {
        value(key, in: dictionary)?.string
    }
}

extension PropertyValue {
    /// The value with all names in it in lower case, as the library folds them.
    var folded: PropertyValue {
        switch self {
        case .array(let values): .array(values.map(\.folded))
        case .dictionary(let entries): .dictionary(entries.map { Entry($0.key.lowercased(), $0.value.folded) })
        default: self
        }
    }
}
