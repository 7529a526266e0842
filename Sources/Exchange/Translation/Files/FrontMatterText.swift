import Campaigns

/// The text of a translation's file, whose front matter can be changed field by field, everything else left as it is.
struct FrontMatterText {
    private(set) var bytes: [UInt8]

    /// Why a field could not be changed.
    struct Failure: Error {}

    /// The text of a file, without a byte-order mark.
    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// What ends its lines.
    var lineEnd: String { bytes.firstRange(of: [0x0D, 0x0A]) == nil ? "\n" : "\r\n" }

    /// Brings a field to hold a text: in place where it stands there, else in the mapping it belongs to.
    ///
    /// - Throws: ``Failure`` where the file would then say anything else than before, apart from this field.
    mutating func set(_ path: [String], to text: String, asWritten written: String? = nil) throws(Failure) {
        let (root, parts) = try read(bytes)
        let changed = try edited(path, written ?? YAMLText.quoted(text), root, parts)
        let (after, _) = try read(changed)
        guard YAMLShape(after) == YAMLShape(root).setting(path, to: text) else { throw Failure() }
        bytes = changed
    }

    /// Replaces everything behind the front matter, with line ends as the file has them.
    mutating func setBody(_ body: [UInt8]) throws(Failure) {
        let parts = try read(bytes).parts
        let lines = body.split(separator: 0x0A, omittingEmptySubsequences: false).map { line in
            line.last == 0x0D ? line.dropLast() : line
        }
        bytes = Array(bytes[..<parts.body.lowerBound]) + lines.joined(separator: lineEnd.utf8)
    }

    private func read(_ bytes: [UInt8]) throws(Failure) -> (root: YAMLNode, parts: FrontMatter) {
        let file = SourceFile(path: "", bytes: bytes)
        var findings: [Diagnostic] = []
        guard let parts = FrontMatter(of: file, findings: &findings) else { throw Failure() }
        do {
            let nothing = YAMLNode(.mapping([]), at: parts.yaml.upperBound)
            return (try YAMLReader.read(file, in: parts.yaml) ?? nothing, parts)
        } catch {
            throw Failure()
        }
    }

    private func edited(
        _ path: [String], _ written: String, _ root: YAMLNode, _ parts: FrontMatter
    ) throws(Failure) -> [UInt8] {
        var node = root
        for (depth, key) in path.enumerated() {
            guard case .mapping(let entries) = node.content else { throw Failure() }
            let rest = path[(depth + 1)...]
            guard let entry = entries.first(where: { $0.key == key }) else {
                return inserting(key, Self.nested(rest, written), into: node, isRoot: depth == 0, parts)
            }
            if entry.value.isNull, YAMLScalar.isNothing(entry) {
                return replacing(try YAMLScalar.gap(behind: entry, in: bytes), with: " " + Self.nested(rest, written))
            }
            guard depth == path.count - 1 else {
                node = entry.value
                continue
            }
            guard case .scalar = entry.value.content else { throw Failure() }
            return replacing(YAMLScalar.range(of: entry.value, in: bytes, within: parts.yaml), with: written)
        }
        throw Failure()
    }

    private static func nested(_ path: ArraySlice<String>, _ written: String) -> String {
        guard let first = path.first else { return written }
        return "{\(first): \(nested(path.dropFirst(), written))}"
    }

    private func inserting(
        _ key: String, _ value: String, into node: YAMLNode, isRoot: Bool, _ parts: FrontMatter
    ) -> [UInt8] {
        guard case .mapping(let entries) = node.content else { return bytes }
        let isFlow = node.offset < bytes.count && bytes[node.offset] == UInt8(ascii: "{")
        if isFlow {
            let place = node.offset + 1
            return replacing(place..<place, with: "\(key): \(value)\(entries.isEmpty ? "" : ", ")")
        }
        if isRoot {
            // The title first, everything else behind what is there.
            let place = key == "title" ? parts.yaml.lowerBound : parts.yaml.upperBound
            return replacing(place..<place, with: "\(key): \(value)\(lineEnd)")
        }
        let place = node.offset
        var lineStart = place
        while lineStart > 0, bytes[lineStart - 1] != 0x0A { lineStart -= 1 }
        let indentation = String(repeating: " ", count: place - lineStart)
        return replacing(place..<place, with: "\(key): \(value)\(lineEnd)\(indentation)")
    }

    private func replacing(_ range: Range<Int>, with text: String) -> [UInt8] {
        Array(bytes[..<range.lowerBound]) + Array(text.utf8) + Array(bytes[range.upperBound...])
    }
}
