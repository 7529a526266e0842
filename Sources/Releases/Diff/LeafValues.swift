import Campaigns
import Clients
import Files

/// The single values in a feed's entry, by the names that lead to them: `meta.routes.0.urls`.
struct LeafValues {
    private var values: [String: String] = [:]
    private var order: [String] = []

    init(_ value: PropertyValue) {
        add(value, at: "")
    }

    /// The value at a path, in words; nil where there is none.
    subscript(path: String) -> String? { values[path] }

    /// The paths at which two entries differ, in the order of the later one, then of this one.
    func paths(with other: LeafValues) -> [String] {
        let own = order.filter { other.values[$0] == nil }
        return (other.order + own).filter { !values[$0].hasBytes(of: other.values[$0]) }
    }

    private mutating func add(_ value: PropertyValue, at path: String) {
        switch value {
        case .dictionary(let entries) where !entries.isEmpty:
            for entry in entries { add(entry.value, at: Self.joined(path, entry.key)) }
        case .array(let items) where !items.isEmpty:
            for (index, item) in items.enumerated() { add(item, at: Self.joined(path, String(index))) }
        default:
            if values[path] == nil { order.append(path) }
            values[path] = Self.words(value)
        }
    }

    private static func joined(_ path: String, _ name: String) -> String {
        path.isEmpty ? name : "\(path).\(name)"
    }

    private static func words(_ value: PropertyValue) -> String {
        switch value {
        case .string(let text): text
        case .date(let instant): instant.iso8601
        case .data(let bytes): "\(bytes.count) bytes"
        default: JSONWriter(.compact).text(value)
        }
    }
}
