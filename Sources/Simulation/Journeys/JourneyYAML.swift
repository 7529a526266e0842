import Campaigns
import Clients
import Files
import Yams

/// Reads journeys from YAML.
///
/// Which type a scalar has comes from its field where that is known to be text: `appVersion: 1.10` is "1.10".
enum JourneyYAML {
    /// The journeys with their places.
    static func values(_ bytes: [UInt8]) throws(JourneyError) -> [(places: JourneyPlaces, value: PropertyValue)] {
        guard let text = String(validating: bytes, as: UTF8.self) else { throw JourneyError("the file is not UTF-8") }
        do {
            try YAMLAliases.check(bytes[...])
        } catch {
            let line = bytes.prefix(error.offset).count { $0 == UInt8(ascii: "\n") } + 1
            throw JourneyError("line \(line): \(error.message)")
        }
        // The library calls itself for each list and mapping in another one, up to a thousand, before anybody can count them.
        return try LargeStack.run { () throws(JourneyError) in try composed(text, bytes) }
    }

    private static func composed(
        _ text: String, _ bytes: [UInt8]
    ) throws(JourneyError) -> [(places: JourneyPlaces, value: PropertyValue)] {
        let root: Node?
        do {
            root = try Yams.compose(yaml: text)
        } catch {
            throw problem(error, in: bytes)
        }
        guard let root else { return [] }
        let nodes = root.sequence.map { Array($0) } ?? [root]
        var values: [(places: JourneyPlaces, value: PropertyValue)] = []
        var remaining = mostValues
        for node in nodes {
            let value = try value(node, isText: false, depth: 0, &remaining)
            let start = (node.mapping?.first?.key.mark ?? node.mark)?.line ?? 1
            var places = JourneyPlaces(start: .line(start))
            note(node, path: "", depth: 0, &places.lines)
            values.append((places, value))
        }
        return values
    }

    /// What the workspace's own reader says of it, because the library's words are for programmers.
    private static func problem(_ error: any Error, in bytes: [UInt8]) -> JourneyError {
        let file = SourceFile(path: "", bytes: bytes)
        do {
            _ = try YAMLReader.read(file, in: 0..<file.bytes.count)
            return JourneyError("this is not YAML: \(error)")
        } catch {
            let wayOut = error.suggestion.map { "; \($0)" } ?? ""
            return JourneyError(
                "line \(file.position(at: error.offset).line): this is not YAML: \(error.message)\(wayOut)")
        }
    }

    /// Notes the lines of names and steps; what a feed holds is none of a journey's own names.
    private static func note(_ node: Node, path: String, depth: Int, _ lines: inout [String: Int]) {
        guard depth < 6 else { return }
        let prefix = path.isEmpty ? "" : path + "."
        switch node {
        case .sequence(let sequence):
            for (place, node) in sequence.enumerated() {
                // A block mapping begins with its first name.
                lines["\(prefix)\(place)"] = (node.mapping?.first?.key.mark ?? node.mark)?.line
                note(node, path: "\(prefix)\(place)", depth: depth + 1, &lines)
            }
        case .mapping(let mapping):
            for (key, node) in mapping {
                guard let name = key.scalar?.string, name != "feed" else { continue }
                lines[prefix + name] = key.mark?.line
                note(node, path: prefix + name, depth: depth + 1, &lines)
            }
        case .scalar, .alias: break
        }
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
        case .scalar(let scalar): return JourneyScalar.value(scalar, isText: isText)
        case .sequence(let sequence):
            var values: [PropertyValue] = []
            for node in sequence { values.append(try value(node, isText: isText, depth: depth + 1, &remaining)) }
            return .array(values)
        case .mapping(let mapping):
            var entries: [PropertyValue.Entry] = []
            for (key, node) in mapping {
                guard let name = key.scalar?.string else { throw JourneyError("a name must be a text") }
                let isText = textFields.contains(name)
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
