import Files

/// Keeps the lines of a paragraph from being read as blocks of another kind.
enum BlockStart {
    /// The line with a backslash where its first characters would begin a list, a heading or another block.
    ///
    /// - Parameters:
    ///   - line: Markdown of a paragraph, without the white space before it.
    ///   - isFirst: whether it is the paragraph's first line; later ones could make a heading of it.
    static func escaped(_ line: String, isFirst: Bool) -> String {
        let bytes = line.utf8
        guard let first = bytes.first else { return line }
        // By bytes, and without a pattern: there may be a hundred thousand lines.
        switch Unicode.Scalar(first) {
        case ">", "~": return "\\" + line
        // A tag begins a block unless it is indented, which on a later line means nothing else.
        // Seven of them are what git leaves in a file between two versions of it.
        case "<":
            if isConflictMark(bytes) { return "\\" + line }
            return isFirst ? line : "    " + line
        case "#":
            let marks = bytes.prefix { $0 == first }
            return marks.count <= 6 && bytes.dropFirst(marks.count).beginsWithBlank ? "\\" + line : line
        case "=":
            let isUnderline = !isFirst && bytes.drop { $0 == first }.allSatisfy(\.isBlank)
            return isUnderline ? "\\" + line : line
        case "+": return bytes.dropFirst().beginsWithBlank ? "\\" + line : line
        case "-":
            let isMark = bytes.dropFirst().beginsWithBlank || bytes.consists(of: first)
            return isMark ? "\\" + line : line
        case "*":
            let isMark = bytes.dropFirst().beginsWithBlank || isRule(bytes)
            return isMark ? "\\" + line : line
        case "_": return isRule(bytes) ? "\\" + line : line
        case "0"..."9":
            let digits = bytes.prefix(while: \.isDigit)
            let rest = bytes[digits.endIndex...]
            guard digits.count <= 9, let mark = rest.first, mark == UInt8(ascii: ".") || mark == UInt8(ascii: ")"),
                rest.dropFirst().beginsWithBlank
            else { return line }
            return "\(line[..<digits.endIndex])\\\(line[digits.endIndex...])"
        default: return line
        }
    }

    /// Whether a line begins with seven times its first character, and a blank.
    private static func isConflictMark(_ line: String.UTF8View) -> Bool {
        let marks = line.prefix { $0 == line.first }
        return marks.count == 7 && line[marks.endIndex...].beginsWithBlank
    }

    /// Whether a line is three or more times its first character, among blanks: a rule across the page.
    private static func isRule(_ line: String.UTF8View) -> Bool {
        guard let first = line.first else { return false }
        return line.consists(of: first) && line.count { $0 == first } >= 3
    }
}

extension UInt8 {
    /// Whether it is a space or a tab.
    fileprivate var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }
}

extension Collection<UInt8> {
    /// Whether a space or a tab stands in front, or nothing at all.
    fileprivate var beginsWithBlank: Bool { first?.isBlank ?? true }

    /// Whether there is nothing but this character, and blanks.
    fileprivate func consists(of mark: UInt8) -> Bool { allSatisfy { $0 == mark || $0.isBlank } }
}
