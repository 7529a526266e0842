import Files

/// The lines of a text that hold something, by their places in its UTF-8, and which of them are items of a list.
///
/// A line feed behind a carriage return is no line's end: `String` takes both for one character, which is no `"\n"`.
struct TextLines {
    /// A line of a text.
    struct Line {
        /// Where it stands.
        var range: Range<Int>
        /// Whether it is an item of a list, as plain text shows them.
        var isItem: Bool
    }

    /// The whole text.
    let text: String
    private(set) var lines: [Line] = []

    /// The lines of a text.
    init(_ whole: String) {
        text = whole
        var text = whole
        lines.reserveCapacity(16)
        let unclear = text.withUTF8 { read($0) }
        for index in unclear { lines[index].isItem = lines[index].text(in: text).isItem }
    }

    /// Finds the lines, and answers with those of which bytes alone do not tell what they are.
    private mutating func read(_ bytes: UnsafeBufferPointer<UInt8>) -> [Int] {
        var unclear: [Int] = []
        var start = 0
        while start < bytes.count {
            var end = bytes.offset(of: 0x0A, from: start) ?? bytes.count
            while end < bytes.count, end > 0, bytes[end - 1] == 0x0D {
                end = bytes.offset(of: 0x0A, from: end + 1) ?? bytes.count
            }
            if end > start {
                let isItem = Self.isItem(UnsafeBufferPointer(rebasing: bytes[start..<end]))
                if isItem == nil { unclear.append(lines.count) }
                lines.append(Line(range: start..<end, isItem: isItem ?? false))
            }
            start = end + 1
        }
        return unclear
    }

    /// Whether a line is an item; nil where a character outside ASCII stands in what decides it.
    private static func isItem(_ line: UnsafeBufferPointer<UInt8>) -> Bool? {
        var index = 0
        while index < line.count, line[index] == 0x20 { index += 1 }
        guard index < line.count else { return false }
        let first = line[index]
        // From U+00C0 to U+053F, in Latin, Greek and Cyrillic, no character is a bullet or a number.
        if (0xC3...0xD4).contains(first) { return false }
        if first >= 0x80 { return nil }
        if first == UInt8(ascii: "-") || first == UInt8(ascii: "*") { return true }
        let digits = index
        while index < line.count, line[index].isDigit { index += 1 }
        guard index > digits, index < line.count else { return false }
        if line[index] >= 0x80 { return nil }
        guard line[index] == UInt8(ascii: ".") || line[index] == UInt8(ascii: ")") else { return false }
        return index + 1 < line.count && line[index + 1] >= 0x80 ? nil : true
    }
}

extension TextLines.Line {
    /// The line in its text.
    func text(in text: String) -> Substring {
        let start = text.utf8.index(text.startIndex, offsetBy: range.lowerBound)
        return text[start..<text.utf8.index(start, offsetBy: range.count)]
    }
}

extension Substring {
    /// Whether it is an item of a list, as plain text shows them.
    var isItem: Bool {
        let text = drop { $0 == " " }
        if let first = text.unicodeScalars.first, "•-–—*·●▪►★✓✔".unicodeScalars.contains(first) { return true }
        let digits = text.prefix { $0.isNumber }
        return !digits.isEmpty && text.dropFirst(digits.count).first.map { ".)、".contains($0) } == true
    }
}
