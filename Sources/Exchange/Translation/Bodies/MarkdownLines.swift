import Files

/// The lines of a Markdown text, as CommonMark counts them.
struct MarkdownLines {
    let bytes: [UInt8]
    /// Each line without its end.
    let ranges: [Range<Int>]

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        var ranges: [Range<Int>] = []
        var start = 0
        var index = 0
        while index < bytes.count {
            if bytes[index] == 0x0A || bytes[index] == 0x0D {
                ranges.append(start..<index)
                if bytes[index] == 0x0D, index + 1 < bytes.count, bytes[index + 1] == 0x0A { index += 1 }
                start = index + 1
            }
            index += 1
        }
        if start < bytes.count { ranges.append(start..<bytes.count) }
        self.ranges = ranges
    }

    /// What a block's later lines begin with, by what stands before its first one: marks of lists become spaces.
    func continuation(behind prefix: Range<Int>) -> String {
        String(
            decoding: bytes[prefix].map { $0 == UInt8(ascii: ">") || $0 == 0x09 ? $0 : UInt8(ascii: " ") },
            as: UTF8.self)
    }

    /// The words of a heading that begins with number signs; nil where there are none.
    func contentOfNumberSigns(_ range: Range<Int>) -> Range<Int>? {
        var start = range.lowerBound
        while start < range.upperBound, bytes[start] == UInt8(ascii: "#") { start += 1 }
        guard (1...6).contains(start - range.lowerBound), start < range.upperBound, isSpace(start) else { return nil }
        while start < range.upperBound, isSpace(start) { start += 1 }
        return start < range.upperBound ? start..<range.upperBound : nil
    }

    /// The first line behind another that underlines a heading.
    func underline(behind line: Int) -> Int? {
        ranges.indices.dropFirst(line + 1).first { index in
            let content = bytes[ranges[index]].drop { $0 == 0x20 || $0 == 0x09 || $0 == UInt8(ascii: ">") }
            guard let mark = content.first, mark == UInt8(ascii: "=") || mark == UInt8(ascii: "-") else { return false }
            return content.drop { $0 == mark }.allSatisfy { $0 == 0x20 || $0 == 0x09 }
        }
    }

    /// The most lines that one definition is looked for in.
    private static let definitionLimit = 20

    /// A paragraph without the lines at its front that define the addresses of links.
    func withoutDefinitions(_ range: Range<Int>) -> Range<Int> {
        guard bytes[range.lowerBound] == UInt8(ascii: "[") else { return range }
        let own = ranges[firstLine(behind: range.lowerBound)...].prefix { $0.upperBound <= range.upperBound }
        var last: [UInt8] = []
        var next: [UInt8] = []
        var count = 0
        for (index, line) in own.enumerated() {
            next += bytes[content(of: line, in: range)..<line.upperBound] + [0x0A]
            // The lines may be a definition of their own, or still belong to the last one: its title, for example.
            if MarkdownDocument(next)?.isEmpty == true {
                (last, next, count) = (next, [], index + 1)
            } else if MarkdownDocument(last + next)?.isEmpty == true {
                (last, next, count) = (last + next, [], index + 1)
            } else if index - count >= Self.definitionLimit {
                break
            }
        }
        guard count > 0, count < own.count else { return range }
        return content(of: own[own.startIndex + count], in: range)..<range.upperBound
    }

    /// The number of the first line that ends behind an offset: by halves, for a text may have a hundred thousand.
    private func firstLine(behind offset: Int) -> Int {
        ranges.countOfFront { $0.upperBound <= offset }
    }

    /// Where a later line of a paragraph begins, behind the marks of quotations.
    private func content(of line: Range<Int>, in paragraph: Range<Int>) -> Int {
        var start = max(line.lowerBound, paragraph.lowerBound)
        while start < line.upperBound, isSpace(start) || bytes[start] == UInt8(ascii: ">") { start += 1 }
        return start
    }

    private func isSpace(_ index: Int) -> Bool { bytes[index] == 0x20 || bytes[index] == 0x09 }
}
