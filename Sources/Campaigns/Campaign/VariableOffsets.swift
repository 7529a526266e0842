/// Where variables stand in a field of the front matter, by the bytes that it is written with.
enum VariableOffsets {
    /// How many bytes of a field are looked at.
    private static let reach = 8192

    /// The offset in the file of the first `{{name}}` of each name, for a field whose value begins at an offset.
    static func inField(at offset: Int, of file: SourceFile) -> [String: Int] {
        let value = bytes(ofValueAt: offset, in: file.bytes)
        var offsets: [String: Int] = [:]
        var place = value.startIndex
        while let open = value[place...].firstIndex(of: UInt8(ascii: "{")) {
            place = open + 1
            guard value[place...].first == UInt8(ascii: "{") else { continue }
            let inner = value[(open + 2)...].drop { $0 == 0x20 }
            let name = inner.prefix { $0 != 0x20 && $0 != UInt8(ascii: "{") && $0 != UInt8(ascii: "}") }
            guard !name.isEmpty, inner[name.endIndex...].drop(while: { $0 == 0x20 }).starts(with: "}}".utf8)
            else { continue }
            let known = String(decoding: name, as: UTF8.self)
            if offsets[known] == nil { offsets[known] = open }
        }
        return offsets
    }

    /// The bytes of a value, as far as they are looked at: up to the mark that ends a quoted one; of others the first
    /// line and those behind it that are indented as further lines of a value are.
    private static func bytes(ofValueAt offset: Int, in bytes: [UInt8]) -> ArraySlice<UInt8> {
        let rest = bytes.dropFirst(offset).prefix(reach)
        let isQuoted = rest.first == UInt8(ascii: "\"") || rest.first == UInt8(ascii: "'")
        return isQuoted ? quoted(rest) : lines(rest, of: bytes)
    }

    private static func quoted(_ rest: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        let mark = rest[rest.startIndex]
        let escape = mark == UInt8(ascii: "'") ? mark : UInt8(ascii: "\\")
        var index = rest.startIndex + 1
        while index < rest.endIndex {
            if rest[index] == escape, mark != escape || rest[(index + 1)...].first == mark {
                index += 1
            } else if rest[index] == mark {
                return rest[...index]
            }
            index += 1
        }
        return rest
    }

    private static func lines(_ rest: ArraySlice<UInt8>, of bytes: [UInt8]) -> ArraySlice<UInt8> {
        let lineStart = bytes[..<rest.startIndex].lastIndex(where: isLineEnd).map { $0 + 1 } ?? 0
        let indentation = bytes[lineStart..<rest.startIndex].prefix { $0 == 0x20 }
        // A value that begins its line goes on with lines like it; one behind its name with lines further in.
        let least = max(indentation.endIndex == rest.startIndex ? indentation.count : indentation.count + 1, 1)
        var start = rest.startIndex
        while let end = rest[start...].firstIndex(where: isLineEnd) {
            start = end + 1
            let content = rest[start...].drop { $0 == 0x20 }
            let isFurther = content.startIndex - start >= least || content.first.map(isLineEnd) == true
            guard isFurther else { return rest[..<end] }
        }
        return rest
    }

    private static func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }
}
