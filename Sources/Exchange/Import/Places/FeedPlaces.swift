import Campaigns
import Clients

/// Finds where in a feed's bytes a value stands, for a person who has the file open.
public struct FeedPlaces: Sendable {
    private let file: SourceFile
    /// The same, byte for byte, but for line ends of old Macs: a carriage return alone ends a line in all editors.
    private let lines: SourceFile
    private let isBinary: Bool

    /// The places of a file that was unpacked, if it was packed; one in another encoding has those that its text has in UTF-8.
    public init(path: String, bytes: [UInt8]) {
        isBinary = bytes.starts(with: Array("bplist".utf8))
        file = SourceFile(path: path, bytes: isBinary ? bytes : PropertyListText.utf8(bytes))
        lines = isBinary ? file : SourceFile(path: path, bytes: Self.withLineFeeds(file.bytes))
    }

    private static func withLineFeeds(_ bytes: [UInt8]) -> [UInt8] {
        guard bytes.contains(0x0D) else { return bytes }
        return bytes.indices.map { index in
            bytes[index] == 0x0D && (index + 1 == bytes.count || bytes[index + 1] != 0x0A) ? 0x0A : bytes[index]
        }
    }

    /// The place of the value at the end of a path, or of the nearest one around it that is found.
    ///
    /// In a binary property list the column counts bytes.
    public func position(of path: FeedPath) -> SourcePosition {
        for count in (0...path.steps.count).reversed() {
            if let offset = offset(of: FeedPath(Array(path.steps[..<count]))) { return position(at: offset) }
        }
        return SourcePosition(file: file.path)
    }

    /// The place of a byte.
    public func position(at offset: Int) -> SourcePosition {
        isBinary ? SourcePosition(file: file.path, line: 1, column: offset + 1) : lines.position(at: offset)
    }

    /// What names the place to a person in words: the path, and the byte where there are no lines.
    public func words(for path: FeedPath) -> String {
        guard isBinary, let offset = offset(of: path) else { return path.description }
        return "\(path) at byte \(offset)"
    }

    /// The values that later ones of the same name replace, in the order of their offsets; those of a feed that the client
    /// has read. Programs that write binary property lists repeat no names, so none are looked for there.
    public func replaced() -> [ReplacedValue] {
        if isBinary { return [] }
        let values: [ReplacedValue]
        if file.bytes.first(where: { $0 > 0x20 }) == UInt8(ascii: "<") {
            var places = XMLPlaces(file.bytes)
            values = places.replaced()
        } else {
            var places = BracePlaces(file.bytes)
            values = places.replaced()
        }
        return values.sorted { $0.offset < $1.offset }
    }

    private func offset(of path: FeedPath) -> Int? {
        if isBinary { return BinaryPlaces(file.bytes)?.offset(of: path.steps[...]) }
        switch file.bytes.first(where: { $0 > 0x20 }) {
        case UInt8(ascii: "<"):
            var places = XMLPlaces(file.bytes)
            return places.offset(of: path.steps[...])
        default:
            var places = BracePlaces(file.bytes)
            return places.offset(of: path.steps[...])
        }
    }
}
