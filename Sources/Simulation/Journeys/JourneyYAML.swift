import Campaigns
import Clients
import Yams

/// Reads journeys from YAML.
///
/// Which type a scalar has comes from its field where that is known to be text: `appVersion: 1.10` is "1.10".
enum JourneyYAML {
    /// The journeys with their places.
    static func values(_ bytes: [UInt8]) throws(JourneyError) -> [(place: String, value: PropertyValue)] {
        guard let text = String(validating: bytes, as: UTF8.self) else { throw JourneyError("the file is not UTF-8") }
        let root: Node?
        do {
            root = try Yams.compose(yaml: text)
        } catch {
            throw JourneyError("\(error)")
        }
        guard let root else { return [] }
        let nodes = root.sequence.map { Array($0) } ?? [root]
        var values: [(place: String, value: PropertyValue)] = []
        var remaining = mostValues
        for node in nodes {
            let value = try value(node, isText: false, depth: 0, &remaining)
            values.append(("line \(node.mark?.line ?? 1)", value))
        }
        return values
    }

    /// Aliases of aliases make a short file mean more values than a machine can hold.
    private static let mostValues = 500_000

    private static func value(
        _ node: Node, isText: Bool, depth: Int, _ remaining: inout Int
    ) throws(JourneyError) -> PropertyValue {
        guard depth < 100 else { throw JourneyError("values nested too deep") }
        remaining -= 1
        guard remaining >= 0 else { throw JourneyError("more than \(mostValues) values") }
        switch node {
        case .scalar(let scalar): return YAMLScalar.value(scalar, isText: isText)
        case .sequence(let sequence):
            var values: [PropertyValue] = []
            for node in sequence { values.append(try value(node, isText: isText, depth: depth + 1, &remaining)) }
            return .array(values)
        case .mapping(let mapping):
            var entries: [PropertyValue.Entry] = []
            for (key, node) in mapping {
                guard let name = key.scalar?.string else { throw JourneyError("a name must be a text") }
                let isText = YAMLScalar.textFields.contains(name)
                let value = try value(node, isText: isText, depth: depth + 1, &remaining)
                entries.append(.init(name, value))
            }
            return try date(entries) ?? .dictionary(entries)
        case .alias: throw JourneyError("an alias stands for nothing")
        }
    }

    private static func date(_ entries: [PropertyValue.Entry]) throws(JourneyError) -> PropertyValue? {
        guard entries.count == 1, entries[0].key == "$date", let text = entries[0].value.string else { return nil }
        guard let instant = Instant(iso8601: text) else { throw JourneyError("“\(text)” is no moment in UTC") }
        return .date(instant)
    }
}
