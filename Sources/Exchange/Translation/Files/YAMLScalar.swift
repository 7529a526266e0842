import Campaigns

/// Finds where a scalar of YAML ends, which nodes do not know.
///
/// It is right for what front matter holds in all likelihood; whoever changes a file by it reads the file again.
enum YAMLScalar {
    /// The bytes of a scalar, with its quotation marks.
    static func range(of node: YAMLNode, in bytes: [UInt8], within yaml: Range<Int>) -> Range<Int> {
        let start = node.offset
        guard start < yaml.upperBound else { return start..<start }
        switch bytes[start] {
        case UInt8(ascii: "\""): return start..<quoted(start, in: bytes, escapes: true, limit: yaml.upperBound)
        case UInt8(ascii: "'"): return start..<quoted(start, in: bytes, escapes: false, limit: yaml.upperBound)
        case UInt8(ascii: "|"), UInt8(ascii: ">"): return start..<block(start, in: bytes, limit: yaml.upperBound)
        default: return start..<plain(start, in: bytes, limit: yaml.upperBound)
        }
    }

    /// Whether nothing stands behind an entry's colon.
    static func isNothing(_ entry: YAMLNode.Entry) -> Bool {
        guard case .scalar("", isQuoted: false) = entry.value.content else { return false }
        return true
    }

    /// The place right behind an entry's colon.
    static func gap(behind entry: YAMLNode.Entry, in bytes: [UInt8]) throws(FrontMatterText.Failure) -> Range<Int> {
        guard let colon = bytes[entry.keyOffset...].firstIndex(of: UInt8(ascii: ":")) else {
            throw FrontMatterText.Failure()
        }
        return (colon + 1)..<(colon + 1)
    }

    private static func quoted(_ start: Int, in bytes: [UInt8], escapes: Bool, limit: Int) -> Int {
        let mark = bytes[start]
        var index = start + 1
        while index < limit {
            if escapes, bytes[index] == UInt8(ascii: "\\") {
                index += 2
            } else if bytes[index] == mark {
                if !escapes, index + 1 < limit, bytes[index + 1] == mark {
                    index += 2
                } else {
                    return index + 1
                }
            } else {
                index += 1
            }
        }
        return limit
    }

    /// A block ends, with its line ends, before the first line that is indented no deeper than the line it begins on.
    private static func block(_ start: Int, in bytes: [UInt8], limit: Int) -> Int {
        func indentation(_ line: Int) -> Int? {
            var index = line
            while index < limit, bytes[index] == 0x20 { index += 1 }
            return index >= limit || bytes[index] == 0x0A || bytes[index] == 0x0D ? nil : index - line
        }
        func next(_ index: Int) -> Int {
            bytes[index..<limit].firstIndex(of: 0x0A).map { $0 + 1 } ?? limit
        }
        var lineStart = start
        while lineStart > 0, bytes[lineStart - 1] != 0x0A { lineStart -= 1 }
        let own = indentation(lineStart) ?? 0
        var end = next(start)
        var line = end
        while line < limit {
            if let deep = indentation(line) {
                guard deep > own else { break }
                end = next(line)
            }
            line = next(line)
        }
        // The last line end stays, to part what is written from the next line.
        while end > start, bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D { end -= 1 }
        return end
    }

    private static func plain(_ start: Int, in bytes: [UInt8], limit: Int) -> Int {
        let lineEnd = bytes[start..<limit].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? limit
        var lineStart = start
        while lineStart > 0, bytes[lineStart - 1] != 0x0A { lineStart -= 1 }
        let isFlow = isInFlow(bytes[lineStart..<start])
        var end = start
        while end < lineEnd {
            if bytes[end] == UInt8(ascii: "#"), end > start, bytes[end - 1] == 0x20 { break }
            if isFlow, ",]}".utf8.contains(bytes[end]) { break }
            end += 1
        }
        while end > start, bytes[end - 1] == 0x20 || bytes[end - 1] == 0x09 { end -= 1 }
        return end
    }

    private static func isInFlow(_ line: ArraySlice<UInt8>) -> Bool {
        let opened = line.count { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "[") }
        return opened > line.count { $0 == UInt8(ascii: "}") || $0 == UInt8(ascii: "]") }
    }
}
