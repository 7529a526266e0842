/// Where things stand in a Markdown text, by its bytes.
///
/// libcmark says where a node begins, but is wrong about some that follow a line end inside a paragraph. So what is sought
/// is looked up: a place is exact where it is found, and the beginning of its line where it is not.
struct MarkdownPlaces {
    private let bytes: ArraySlice<UInt8>
    private let lineStarts: [Int]

    /// The places of a text, whose lines end as Markdown has it: with a line feed, a carriage return, or both.
    init(_ bytes: ArraySlice<UInt8>) {
        self.bytes = bytes
        var starts = [bytes.startIndex]
        for index in bytes.indices {
            let next = index + 1
            switch bytes[index] {
            case 0x0A: starts.append(next)
            case 0x0D where next == bytes.endIndex || bytes[next] != 0x0A: starts.append(next)
            default: break
            }
        }
        lineStarts = starts
    }

    /// The offset from the text's beginning of a byte of a line, both counted from 1.
    func offset(line: Int, column: Int = 1) -> Int {
        let line = min(max(line, 1), lineStarts.count)
        return min(lineStarts[line - 1] + max(column, 1) - 1, bytes.endIndex) - bytes.startIndex
    }

    /// The offset of a line's first byte that is neither indentation nor the sign of a quotation.
    func offset(ofContentIn line: Int) -> Int {
        let start = offset(line: line)
        let signs = bytes.dropFirst(start).prefix { $0 == 0x20 || $0 == 0x09 || $0 == UInt8(ascii: ">") }
        return start + signs.count
    }

    /// Whether these bytes stand at an offset.
    func has(_ sought: some Sequence<UInt8>, at offset: Int) -> Bool {
        offset >= 0 && bytes.dropFirst(offset).starts(with: sought)
    }

    /// Whether `{{name}}` stands at an offset.
    func hasVariable(_ name: String, at offset: Int) -> Bool {
        guard has("{{".utf8, at: offset) else { return false }
        let inner = bytes.dropFirst(offset + 2).drop { $0 == 0x20 }
        guard inner.starts(with: name.utf8) else { return false }
        return inner.dropFirst(name.utf8.count).drop { $0 == 0x20 }.starts(with: "}}".utf8)
    }

    /// The first offset from one on at which something stands, near by.
    func first(from start: Int, where isSought: (Int) -> Bool) -> Int? {
        let start = max(start, 0)
        return (start..<min(start + 8192, max(bytes.count, start))).first(where: isSought)
    }
}
