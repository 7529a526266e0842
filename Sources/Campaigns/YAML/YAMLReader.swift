import Files
import Yams

/// Reads YAML into nodes that know their places.
public enum YAMLReader {
    /// The root node of the one document in a part of a file; nil if there is nothing but comments.
    ///
    /// - Throws: ``YAMLProblem`` at the first place that is not YAML, or beyond a limit.
    public static func read(_ file: SourceFile, in range: Range<Int>) throws(YAMLProblem) -> YAMLNode? {
        var plain = PlainYAMLReader(file, in: range)
        if let node = plain.read() { return node }
        do {
            return try readThroughLibrary(file, in: range)
        } catch {
            throw YAMLMistake(error, in: file, range: range).explained
        }
    }

    /// The same by the library alone, which reads all of YAML, ten times as slowly.
    ///
    /// It calls itself for each list and mapping in another one, up to a thousand, before anybody can count them.
    static func readThroughLibrary(_ file: SourceFile, in range: Range<Int>) throws(YAMLProblem) -> YAMLNode? {
        try LargeStack.run { () throws(YAMLProblem) in try composed(file, in: range) }
    }

    private static func composed(_ file: SourceFile, in range: Range<Int>) throws(YAMLProblem) -> YAMLNode? {
        let lines = LineStarts(file, in: range)
        let aliased = try YAMLAliases.check(file.bytes[range])
        do {
            guard let root = try Yams.compose(yaml: file.text(range), .basic, .default, .utf8) else { return nil }
            var conversion = Conversion(lines: lines, text: file.bytes[range], aliased: aliased)
            return try conversion.node(root, depth: 0, emptyAt: range.lowerBound)
        } catch let problem as YAMLProblem {
            throw problem
        } catch let error as YamlError {
            throw problem(error, lines: lines)
        } catch {
            throw YAMLProblem(message: "this is not YAML: \(error)", offset: range.lowerBound)
        }
    }

    private static func problem(_ error: YamlError, lines: LineStarts) -> YAMLProblem {
        var lines = lines
        return switch error {
        case .reader(let problem, let offset, _, _):
            YAMLProblem(libraryWords: problem, offset: lines.start + min(max(0, offset ?? 0), lines.count))
        case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _),
            .composer(_, let problem, let mark, _):
            YAMLProblem(libraryWords: problem, offset: lines.offset(of: mark))
        case .duplicatedKeysInMapping(let keys, let context):
            YAMLProblem(
                message: "“\(keys.joined(separator: "”, “"))” stands here more than once",
                offset: lines.offset(of: context.mark), rule: .duplicateKey)
        default:
            YAMLProblem(message: "this is not YAML: \(error)", offset: lines.start)
        }
    }
}

/// Where the lines of a part of a file begin as the library counts them, to turn its marks into offsets.
private struct LineStarts {
    let start: Int
    let count: Int
    private let bytes: [UInt8]
    private var starts: [Int]
    /// The last mark that was asked for; the next one is often further along the same line, which may be long.
    private var last = (line: 0, column: 0, offset: 0)

    init(_ file: SourceFile, in range: Range<Int>) {
        start = range.lowerBound
        count = range.count
        bytes = file.bytes
        starts = [range.lowerBound]
        let text = bytes[range]
        for index in range where Self.isBreak(before: index + 1, in: text) { starts.append(index + 1) }
    }

    /// Whether a line of YAML 1.1 ends before a place: at LF, CR, U+0085, U+2028 or U+2029.
    private static func isBreak(before place: Int, in bytes: ArraySlice<UInt8>) -> Bool {
        switch bytes[place - 1] {
        case 0x0A: return true
        case 0x0D: return place == bytes.endIndex || bytes[place] != 0x0A
        case 0x85: return bytes[..<place].suffix(2) == [0xC2, 0x85]
        case 0xA8, 0xA9: return bytes[..<place].suffix(3).dropLast() == [0xE2, 0x80]
        default: return false
        }
    }

    mutating func offset(of mark: Mark) -> Int {
        guard mark.line >= 1, mark.line <= starts.count else { return start + count }
        let isFurther = mark.line == last.line && mark.column >= last.column
        var offset = isFurther ? last.offset : starts[mark.line - 1]
        var column = isFurther ? mark.column - last.column : mark.column - 1
        while column > 0, offset < start + count, bytes[offset] != UInt8(ascii: "\n") {
            offset += 1
            while offset < start + count, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
            column -= 1
        }
        last = (mark.line, mark.column, offset)
        return offset
    }
}

/// Turns the library's nodes into ours, counting them.
private struct Conversion {
    var lines: LineStarts
    var rest = YAMLLimits.values
    private let text: ArraySlice<UInt8>
    private let aliased: Set<ArraySlice<UInt8>>

    /// - Parameter aliased: the names of the anchors that an alias refers to.
    init(lines: LineStarts, text: ArraySlice<UInt8>, aliased: Set<ArraySlice<UInt8>>) {
        self.lines = lines
        self.text = text
        self.aliased = aliased
    }

    /// Refuses a tag before a text, and an anchor that nothing refers to: both are most likely its first word, which the
    /// library drops without a word.
    private func refuseProperty(at offset: Int) throws(YAMLProblem) {
        guard text.indices.contains(offset) else { return }
        let mark = text[offset]
        guard mark == UInt8(ascii: "!") || mark == UInt8(ascii: "&") else { return }
        if mark == UInt8(ascii: "&"), aliased.contains(text[(offset + 1)...].prefix(while: \.isInAnchor)) { return }
        throw YAMLProblem(
            message: "a value cannot begin with \(Character(Unicode.Scalar(mark))) unless it stands in quotes",
            offset: offset, suggestion: "put the value into double quotes")
    }

    mutating func node(_ node: Node, depth: Int, emptyAt parent: Int) throws(YAMLProblem) -> YAMLNode {
        let offset = node.mark.map { lines.offset(of: $0) } ?? parent
        rest -= 1
        guard rest > 0 else {
            throw YAMLLimits.problem("more than \(YAMLLimits.values) values in one document", at: offset)
        }
        guard depth <= YAMLLimits.depth else {
            throw YAMLLimits.problem("more than \(YAMLLimits.depth) lists and mappings in one another", at: offset)
        }
        switch node {
        case .scalar(let scalar):
            try refuseProperty(at: offset)
            let isQuoted = scalar.style != .plain && scalar.style != .any
            let isNothing = scalar.string.isEmpty && !isQuoted
            return YAMLNode(.scalar(scalar.string, isQuoted: isQuoted), at: isNothing ? parent : offset)
        case .sequence(let sequence):
            guard sequence.count <= YAMLLimits.items else {
                throw YAMLLimits.problem("a list of more than \(YAMLLimits.items) items", at: offset)
            }
            var nodes: [YAMLNode] = []
            for element in sequence { nodes.append(try self.node(element, depth: depth + 1, emptyAt: offset)) }
            return YAMLNode(.sequence(nodes), at: offset)
        case .mapping(let mapping):
            guard mapping.count <= YAMLLimits.names else {
                throw YAMLLimits.problem("a mapping of more than \(YAMLLimits.names) names", at: offset)
            }
            var entries: [YAMLNode.Entry] = []
            for (key, value) in mapping {
                let keyOffset = key.mark.map { lines.offset(of: $0) } ?? offset
                guard case .scalar(let name) = key else {
                    throw YAMLProblem(message: "a name must be text, not a list or a mapping", offset: keyOffset)
                }
                try refuseProperty(at: keyOffset)
                let value = try self.node(value, depth: depth + 1, emptyAt: keyOffset)
                entries.append(YAMLNode.Entry(key: name.string, keyOffset: keyOffset, value: value))
            }
            return YAMLNode(.mapping(entries), at: offset)
        case .alias:
            throw YAMLProblem(message: "an alias without its anchor", offset: offset)
        }
    }
}
