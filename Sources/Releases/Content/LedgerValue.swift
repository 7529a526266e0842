import Campaigns
import Clients

/// The form in which the ledger keeps a feed's values as JSON, so that each comes back as it was.
///
/// JSON has no moments, no bytes and no infinite numbers, so these stand in an object with one name that begins with
/// `$`; an object of a feed that itself begins with such a name is kept as a list of its entries.
enum LedgerValue {
    /// A feed's value as JSON.
    static func json(_ value: PropertyValue) -> PropertyValue {
        switch value {
        case .date(let instant): [Name.date: .string(instant.iso8601)]
        case .data(let bytes): [Name.data: .array(bytes.map { .integer(Int64($0)) })]
        case .real(let number) where !number.isFinite: [Name.real: .string("\(number)")]
        case .array(let values): .array(values.map(json))
        case .dictionary(let entries) where entries.first?.key.hasPrefix("$") == true:
            [Name.entries: .array(entries.map { .array([.string($0.key), json($0.value)]) })]
        case .dictionary(let entries): .dictionary(entries.map { .init($0.key, json($0.value)) })
        case .null, .string, .integer, .real, .boolean: value
        }
    }

    /// The value that ``json(_:)`` wrote; nil where nothing of that form was.
    static func value(_ json: PropertyValue) -> PropertyValue? {
        switch json {
        case .array(let items):
            let values = items.compactMap(value)
            return values.count == items.count ? .array(values) : nil
        case .dictionary(let items):
            if let first = items.first, first.key.hasPrefix("$") { return items.count == 1 ? marked(first) : nil }
            let entries = items.compactMap { item in value(item.value).map { PropertyValue.Entry(item.key, $0) } }
            return entries.count == items.count ? .dictionary(entries) : nil
        default: return json
        }
    }

    private static func marked(_ item: PropertyValue.Entry) -> PropertyValue? {
        switch item.key {
        case Name.date: return item.value.string.flatMap(Instant.init(iso8601:)).map { .date($0) }
        case Name.data:
            let bytes = item.value.array?.compactMap { $0.integer.flatMap(UInt8.init(exactly:)) }
            return bytes?.count == item.value.array?.count ? bytes.map { .data($0) } : nil
        case Name.real: return item.value.string.flatMap(Double.init).map { .real($0) }
        case Name.entries: return entries(item.value)
        default: return nil
        }
    }

    private static func entries(_ list: PropertyValue) -> PropertyValue? {
        guard let items = list.array else { return nil }
        let entries = items.compactMap { item -> PropertyValue.Entry? in
            guard let pair = item.array, pair.count == 2, let key = pair[0].string, let value = value(pair[1]) else {
                return nil
            }
            return PropertyValue.Entry(key, value)
        }
        return entries.count == items.count ? .dictionary(entries) : nil
    }

    private enum Name {
        static let date = "$date"
        static let data = "$data"
        static let real = "$real"
        static let entries = "$entries"
    }
}
