/// Reads the plain part of YAML that front matter is written in, and gives up on everything else.
///
/// The library's node trees were most of the cost of a build (70 µs a message). What this reader accepts, it reads as
/// the library does: block mappings and lists, and scalars and flow collections that end on their line. Anchors, tags,
/// block scalars, text over several lines, tabs and unusual characters are left to the library. A name that stands twice
/// is kept twice, where the library stops: so ``FieldReader`` can name it together with all other mistakes.
struct PlainYAMLReader {
    private let bytes: ArraySlice<UInt8>
    private var position: Int
    /// The first byte of the line's content, and the line's end; the line is empty if both are equal.
    private var lineStart = 0
    private var content = 0
    private var lineEnd = 0
    private var values = 0
    private var next: Int

    init(_ file: SourceFile, in range: Range<Int>) {
        bytes = file.bytes[range]
        position = range.lowerBound
        next = range.lowerBound
    }

    /// The root node, or nil if any of it is not plain, or there is none.
    mutating func read() -> YAMLNode? {
        guard bytes.allPlain, advanceLine() else { return nil }
        guard indentation == 0, let root = block(indentation: 0, depth: 0) else { return nil }
        return content == lineEnd ? root : nil
    }

    private var indentation: Int { content - lineStart }

    private func byte(_ index: Int) -> UInt8 {
        index < lineEnd ? bytes[index] : UInt8(ascii: "\n")
    }

    /// Goes to the next line that holds something; false, with an empty line, at the end.
    private mutating func advanceLine() -> Bool {
        while next < bytes.endIndex {
            lineStart = next
            let newline = bytes[next...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.endIndex
            next = Swift.min(newline + 1, bytes.endIndex)
            lineEnd = newline > lineStart && bytes[newline - 1] == UInt8(ascii: "\r") ? newline - 1 : newline
            content = lineStart
            while content < lineEnd, bytes[content] == UInt8(ascii: " ") { content += 1 }
            if content < lineEnd, bytes[content] != UInt8(ascii: "#") { return true }
        }
        lineStart = bytes.endIndex
        content = bytes.endIndex
        lineEnd = bytes.endIndex
        return false
    }

    private mutating func block(indentation: Int, depth: Int) -> YAMLNode? {
        guard depth < YAMLLimits.depth else { return nil }
        return isListItem
            ? list(indentation: indentation, depth: depth) : mapping(indentation: indentation, depth: depth)
    }

    private var isListItem: Bool {
        byte(content) == UInt8(ascii: "-") && (byte(content + 1) == UInt8(ascii: " ") || content + 1 == lineEnd)
    }

    private mutating func mapping(indentation: Int, depth: Int) -> YAMLNode? {
        let start = content
        var entries: [YAMLNode.Entry] = []
        while content < lineEnd, self.indentation == indentation {
            guard !isListItem, let entry = entry(indentation: indentation, depth: depth),
                entries.count < YAMLLimits.names
            else { return nil }
            entries.append(entry)
        }
        guard content == lineEnd || self.indentation < indentation else { return nil }
        return YAMLNode(.mapping(entries), at: start)
    }

    private mutating func entry(indentation: Int, depth: Int) -> YAMLNode.Entry? {
        position = content
        let keyOffset = position
        guard let key = key(), byte(position) == UInt8(ascii: ":") else { return nil }
        position += 1
        guard position == lineEnd || byte(position) == UInt8(ascii: " ") else { return nil }
        skipSpaces()
        if isAtLineEnd {
            let hasMore = advanceLine()
            let isNested = hasMore && (self.indentation > indentation || self.indentation == indentation && isListItem)
            guard isNested else {
                let nothing = YAMLNode(.scalar("", isQuoted: false), at: keyOffset)
                return YAMLNode.Entry(key: key, keyOffset: keyOffset, value: nothing)
            }
            guard let value = block(indentation: self.indentation, depth: depth + 1) else { return nil }
            return YAMLNode.Entry(key: key, keyOffset: keyOffset, value: value)
        }
        guard let value = flow(isInside: false, depth: depth + 1), endLine(deeperThan: indentation) else { return nil }
        return YAMLNode.Entry(key: key, keyOffset: keyOffset, value: value)
    }

    private mutating func list(indentation: Int, depth: Int) -> YAMLNode? {
        let start = content
        var nodes: [YAMLNode] = []
        while content < lineEnd, self.indentation == indentation, isListItem {
            position = content + 1
            skipSpaces()
            // A mapping that begins behind the dash, or an empty item, is rare enough for the library.
            guard !isAtLineEnd, nodes.count < YAMLLimits.items, let value = flow(isInside: false, depth: depth + 1),
                endLine(deeperThan: indentation)
            else { return nil }
            nodes.append(value)
        }
        guard content == lineEnd || self.indentation <= indentation else { return nil }
        return YAMLNode(.sequence(nodes), at: start)
    }

    /// Ends a line behind a value; false if more follows on it, or the next line would continue the value.
    private mutating func endLine(deeperThan indentation: Int) -> Bool {
        skipSpaces()
        guard isAtLineEnd else { return false }
        return !advanceLine() || self.indentation <= indentation
    }

    private mutating func skipSpaces() {
        while byte(position) == UInt8(ascii: " ") { position += 1 }
    }

    /// Whether nothing but a comment follows; a comment needs a space before it.
    private var isAtLineEnd: Bool {
        position >= lineEnd || byte(position) == UInt8(ascii: "#") && byte(position - 1) == UInt8(ascii: " ")
    }

    private mutating func key() -> String? {
        switch byte(position) {
        case UInt8(ascii: "\""), UInt8(ascii: "'"):
            guard case .scalar(let text, _)? = quoted()?.content else { return nil }
            return text
        default:
            let start = position
            while byte(position).isPlainInKey { position += 1 }
            return position > start ? text(start..<position) : nil
        }
    }

    /// A scalar or a flow collection that ends on this line.
    private mutating func flow(isInside: Bool, depth: Int) -> YAMLNode? {
        values += 1
        guard depth <= YAMLLimits.depth, values < YAMLLimits.values / 2 else { return nil }
        switch byte(position) {
        case UInt8(ascii: "\""), UInt8(ascii: "'"): return quoted()
        case UInt8(ascii: "["): return flowSequence(depth: depth)
        case UInt8(ascii: "{"): return flowMapping(depth: depth)
        default: return plain(isInside: isInside)
        }
    }

    private mutating func flowSequence(depth: Int) -> YAMLNode? {
        let start = position
        position += 1
        var nodes: [YAMLNode] = []
        skipSpaces()
        while byte(position) != UInt8(ascii: "]") {
            guard position < lineEnd, nodes.count < YAMLLimits.items,
                let node = flow(isInside: true, depth: depth + 1)
            else { return nil }
            nodes.append(node)
            guard separator(before: UInt8(ascii: "]")) else { return nil }
        }
        position += 1
        return YAMLNode(.sequence(nodes), at: start)
    }

    private mutating func flowMapping(depth: Int) -> YAMLNode? {
        let start = position
        position += 1
        var entries: [YAMLNode.Entry] = []
        skipSpaces()
        while byte(position) != UInt8(ascii: "}") {
            let keyOffset = position
            guard position < lineEnd, let key = key(), byte(position) == UInt8(ascii: ":"),
                byte(position + 1) == UInt8(ascii: " "), entries.count < YAMLLimits.names
            else { return nil }
            position += 1
            skipSpaces()
            guard position < lineEnd, let value = flow(isInside: true, depth: depth + 1) else { return nil }
            entries.append(YAMLNode.Entry(key: key, keyOffset: keyOffset, value: value))
            guard separator(before: UInt8(ascii: "}")) else { return nil }
        }
        position += 1
        return YAMLNode(.mapping(entries), at: start)
    }

    private mutating func separator(before end: UInt8) -> Bool {
        skipSpaces()
        if byte(position) == end { return true }
        guard byte(position) == UInt8(ascii: ",") else { return false }
        position += 1
        skipSpaces()
        return byte(position) != end
    }

    private mutating func plain(isInside: Bool) -> YAMLNode? {
        let start = position
        guard byte(start).canStartPlain else { return nil }
        while position < lineEnd {
            let current = byte(position)
            if current == UInt8(ascii: ":") {
                let following = byte(position + 1)
                if position + 1 == lineEnd || following == UInt8(ascii: " ") { return nil }
                if isInside, following.isFlowIndicator { return nil }
            }
            if isInside, current.isFlowIndicator { break }
            if current == UInt8(ascii: "#"), byte(position - 1) == UInt8(ascii: " ") { break }
            position += 1
        }
        var end = position
        while end > start, byte(end - 1) == UInt8(ascii: " ") { end -= 1 }
        guard end > start else { return nil }
        return YAMLNode(.scalar(text(start..<end), isQuoted: false), at: start)
    }

    private mutating func quoted() -> YAMLNode? {
        let quote = byte(position)
        let start = position
        position += 1
        let first = position
        while position < lineEnd, byte(position) != quote, byte(position) != UInt8(ascii: "\\") { position += 1 }
        if position < lineEnd, byte(position) == quote, byte(position + 1) != quote {
            position += 1
            return YAMLNode(.scalar(text(first..<position - 1), isQuoted: true), at: start)
        }
        // Something is escaped; the text is put together byte by byte.
        var unescaped = Array(bytes[first..<position])
        while position < lineEnd {
            let current = byte(position)
            position += 1
            if current == quote {
                guard quote == UInt8(ascii: "'"), byte(position) == quote else {
                    return YAMLNode(.scalar(String(decoding: unescaped, as: UTF8.self), isQuoted: true), at: start)
                }
                position += 1
                unescaped.append(quote)
            } else if current == UInt8(ascii: "\\"), quote == UInt8(ascii: "\"") {
                guard let meant = byte(position).unescaped else { return nil }
                position += 1
                unescaped.append(meant)
            } else {
                unescaped.append(current)
            }
        }
        return nil
    }

    private func text(_ range: Range<Int>) -> String {
        String(decoding: bytes[range], as: UTF8.self)
    }
}
