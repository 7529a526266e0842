/// Finds what is most likely wrong in a text that is no YAML, in words for people who write announcements.
///
/// The library names the place where it could not go on, which may be long behind the mistake, in words for programmers.
struct YAMLMistake {
    /// The lines of the text, each with the offset of its first byte.
    private let lines: [YAMLLine]
    /// The line at which the library gave up; one beyond the last where it was the end.
    private let last: Int
    private let problem: YAMLProblem
    private let text: Substring.UTF8View
    private let start: Int
    private let isWhole: Bool
    private let isCampaign: Bool

    /// A text that the library refused with `problem`.
    init(_ problem: YAMLProblem, in file: SourceFile, range: Range<Int>) {
        self.problem = problem
        isCampaign = file.path.hasSuffix(".md")
        start = range.lowerBound
        let whole = file.text(range)
        text = whole[...].utf8
        isWhole = text.count == range.count
        var lines: [YAMLLine] = []
        var offset = range.lowerBound
        for line in whole.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
            lines.append(YAMLLine(String(Substring(line)), at: offset))
            offset += line.count + 1
        }
        self.lines = lines
        last =
            problem.offset >= range.upperBound
            ? lines.count : (lines.lastIndex { $0.start <= problem.offset } ?? 0)
    }

    /// The problem in these words; where no line has a mistake that is known, in the library's.
    var explained: YAMLProblem {
        // Offsets of text that was repaired are not those of the file.
        guard problem.rule == .notYAML, isWhole else { return problem }
        return unclosed ?? separator(onLine: last) ?? lineOfGivingUp ?? separator(onLine: last - 1) ?? colonless
            ?? problem
    }

    /// A line end that nobody sees, on one of the lines.
    private func separator(onLine number: Int) -> YAMLProblem? {
        guard lines.indices.contains(number), let (place, name) = lines[number].separator else { return nil }
        return YAMLProblem(
            message: "an invisible line end (\(name)) stands here, as copied from another program",
            offset: lines[number].start + place, suggestion: "delete it")
    }

    /// What is wrong on the line at which the library gave up.
    private var lineOfGivingUp: YAMLProblem? {
        guard lines.indices.contains(last) else { return nil }
        let line = lines[last]
        if let tab = line.indentation.utf8.firstIndex(of: 0x09) {
            return YAMLProblem(
                message: "a tab stands before the text of this line, and YAML indents with spaces",
                offset: line.start + line.text.utf8.distance(from: line.text.startIndex, to: tab),
                suggestion: "put spaces in its place")
        }
        if let field = line.field, let mistake = YAMLValue(field.value).mistake {
            return YAMLProblem(
                message: mistake.message, offset: field.valueStart + mistake.offset,
                suggestion: "put the value into double quotes: \(field.name): \(mistake.quoted)")
        }
        guard let field = line.field, !line.indentation.isEmpty, let above = lines[..<last].last(where: \.isContent),
            let other = above.field
        else { return nil }
        let isDeeper = line.indentation.utf8.count > above.indentation.utf8.count
        guard !isDeeper || !other.value.isEmpty else { return nil }
        return YAMLProblem(
            message: isDeeper
                ? "this line stands further to the right than the one above, which has a value already"
                : "this line is indented like no line above that it could belong to",
            offset: line.start + line.indentation.utf8.count,
            suggestion: "begin “\(field.name)” where the names that it belongs to begin")
    }

    /// A quotation mark, or a bracket, that opens on a line and is not closed where it should be.
    private var unclosed: YAMLProblem? {
        let givenUp = lines.indices.contains(last) ? lines[last].start : problem.offset
        // What was closed on a later line is not looked at again.
        var closed = start
        for line in lines.prefix(last + 1) where line.start >= closed {
            guard let field = line.field, let mark = field.value.utf8.first,
                let closing = Self.closing(of: mark)
            else { continue }
            let length = YAMLValue.length(of: text.dropFirst(field.valueStart - start))
            if let length, length <= field.value.utf8.count { continue }
            let isQuote = closing == mark
            if let length, !isQuote || field.valueStart + length < givenUp {
                closed = field.valueStart + length
                continue
            }
            // A quotation mark may be an apostrophe, which stays.
            let isApostrophe = mark == UInt8(ascii: "'") && field.value.utf8.last != mark
            let inner = isApostrophe ? field.value : String(field.value.dropFirst())
            return YAMLProblem(
                message: "the \(Character(Unicode.Scalar(mark))) that opens here is not closed",
                offset: field.valueStart,
                suggestion: isQuote
                    ? "close it on the same line: \(field.name): \(YAMLText.quoted(inner))"
                    : "end the value with \(Character(Unicode.Scalar(closing)))")
        }
        return nil
    }

    /// What closes that which a mark opens; nil of other marks.
    private static func closing(of mark: UInt8) -> UInt8? {
        switch mark {
        case UInt8(ascii: "\""), UInt8(ascii: "'"): mark
        case UInt8(ascii: "["): UInt8(ascii: "]")
        case UInt8(ascii: "{"): UInt8(ascii: "}")
        default: nil
        }
    }

    /// A line that has no colon behind its name, which the library notices on a later one.
    private var colonless: YAMLProblem? {
        guard problem.message.contains("':'") || problem.message.contains("mapping values"),
            let line = lines.prefix(last + 1).last(where: { $0.isContent && $0.field == nil })
        else { return nil }
        let text = line.text.utf8.dropFirst(line.indentation.utf8.count)
        let name = String(Substring(text.prefix { $0.isPlainInKey }))
        let rest = text.dropFirst(name.utf8.count)
        if !name.isEmpty, rest.starts(with: "://".utf8) {
            let address = text.prefix { $0 != 0x20 && $0 != 0x09 }
            return YAMLProblem(
                message: "an address stands here without the name of a field",
                offset: line.start + line.indentation.utf8.count,
                suggestion: suggestion(for: String(Substring(address)), isNested: !line.indentation.isEmpty))
        }
        if !name.isEmpty, rest.first == UInt8(ascii: ":") {
            return YAMLProblem(
                message: "there is no space behind the colon",
                offset: line.start + line.indentation.utf8.count + name.utf8.count,
                suggestion: "write \(name): \(String(Substring(rest.dropFirst())))")
        }
        guard !text.contains(UInt8(ascii: ":")) else { return nil }
        return YAMLProblem(
            message: "there is no colon on this line, so it is no field",
            offset: line.start + line.indentation.utf8.count,
            suggestion: name.isEmpty ? "write it as name: value" : "write \(name): and its value, or delete the line")
    }

    /// The field that an address alone on its line was probably meant for; of a campaign, its action has the only one.
    private func suggestion(for address: String, isNested: Bool) -> String {
        guard isCampaign else { return "write the name of its field before it" }
        let field = "url: \(YAMLText.quoted(address))"
        return "write \(isNested ? field : "action: {\(field)}")"
    }
}
