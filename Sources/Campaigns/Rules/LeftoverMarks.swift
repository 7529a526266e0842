import Files

extension Rule {
    /// Marks that would make a text bold, struck out or a table, and that stay as they are.
    static let leftoverMarks = Rule.changeable("text-leftover-marks", .warning)
}

/// Finds marks of Markdown that people will read: asterisks that did not make anything bold, as where a full stop stands
/// before the closing ones and a letter behind them, comments without an end, and what only other dialects know. Titles and
/// labels are no Markdown, so that nothing makes them bold.
enum LeftoverMarks {
    static func findings(in text: WrittenText, locales: Set<String>) -> [Diagnostic] {
        text.parts.flatMap { part -> [Diagnostic] in
            guard part.field == .text else { return findings(in: part, locales: locales) }
            return Kind.allCases.compactMap { kind in
                guard let offset = kind.offset(in: part.value), !isMeant(kind, in: text.text) else { return nil }
                return Diagnostic(
                    .leftoverMarks, at: part.position(at: offset), kind.message, suggestion: kind.suggestion,
                    locales: locales)
            }
        }
    }

    /// Those in a title or a label.
    private static func findings(in part: TextPart, locales: Set<String>) -> [Diagnostic] {
        [(Kind.bold, "asterisks"), (.struckOut, "tildes")].compactMap { kind, marks in
            kind.offset(in: part.value).map { offset in
                Diagnostic(
                    .leftoverMarks, at: part.position(at: offset),
                    "\(part.name) is plain text, so people read these \(marks)", suggestion: "leave them out",
                    locales: locales)
            }
        }
    }

    /// Whether a backslash stands before a mark anywhere in a text: who writes it wants the mark to be read. A comment is meant
    /// where it may stand in code, or is written as a reference, too.
    private static func isMeant(_ kind: Kind, in text: CampaignText) -> Bool {
        let bytes = text.file.bytes[text.body]
        if kind == .comment, bytes.contains(UInt8(ascii: "`")) || bytes.contains(UInt8(ascii: "&")) { return true }
        return bytes.indices.dropLast().contains { bytes[$0] == UInt8(ascii: "\\") && bytes[$0 + 1] == kind.mark }
    }

    private enum Kind: CaseIterable {
        case bold, struckOut, table, comment

        /// The character that it is made of.
        var mark: UInt8 {
            switch self {
            case .bold: UInt8(ascii: "*")
            case .struckOut: UInt8(ascii: "~")
            case .table: UInt8(ascii: "|")
            case .comment: UInt8(ascii: "<")
            }
        }

        var message: String {
            switch self {
            case .bold: "these asterisks make nothing bold, so people read them"
            case .struckOut: "Markdown here has no text that is struck out, so people read the tildes"
            case .table: "Markdown here has no tables, so people read the bars and dashes"
            case .comment: "this comment never ends, so people read it"
            }
        }

        var suggestion: String {
            switch self {
            case .bold:
                "put punctuation outside the asterisks, or a space behind them; write \\*\\* for two that are read"
            case .struckOut: "leave them out"
            case .table: "write a list"
            case .comment: "end it with -->; write \\<!-- for what is to be read"
            }
        }

        /// The offset in UTF-8 of the first such mark; nil where there is none.
        func offset(in text: String) -> Int? {
            text.withUTF8Bytes { bytes in
                switch self {
                case .bold, .struckOut: LeftoverMarks.pair(of: mark, in: bytes)
                case .table: LeftoverMarks.tableRule(in: bytes)
                case .comment: LeftoverMarks.commentStart(in: bytes)
                }
            }
        }
    }

    /// Where a comment begins that never ends.
    private static func commentStart(in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        var start = 0
        while let place = bytes.offset(of: UInt8(ascii: "<"), from: start) {
            if bytes[place...].starts(with: "<!--".utf8) { return hasCommentEnd(bytes, from: place) ? nil : place }
            start = place + 1
        }
        return nil
    }

    private static func hasCommentEnd(_ bytes: UnsafeBufferPointer<UInt8>, from place: Int) -> Bool {
        var start = place
        while let end = bytes.offset(of: UInt8(ascii: ">"), from: start) {
            if bytes[..<end].reversed().starts(with: "--".utf8) { return true }
            start = end + 1
        }
        return false
    }

    /// Two of a byte, a text that does not begin with a space, and two of the byte again, all on one line.
    private static func pair(of byte: UInt8, in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        var last: (start: Int, end: Int)?
        var start = 0
        while let place = bytes.offset(of: byte, from: start) {
            let end = bytes[place...].firstIndex { $0 != byte } ?? bytes.count
            if end - place == 2 {
                if let last, !bytes[last.end..<place].contains(UInt8(ascii: "\n")) { return last.start }
                last = end < bytes.count && bytes[end] > UInt8(ascii: " ") ? (place, end) : nil
            }
            start = end
        }
        return nil
    }

    /// A bar, and three dashes behind it: the line below the head of a table.
    private static func tableRule(in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        var start = 0
        while let place = bytes.offset(of: UInt8(ascii: "|"), from: start) {
            let rest = bytes[(place + 1)...].drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: ":") }
            if rest.prefix(3).elementsEqual("---".utf8) { return place }
            start = place + 1
        }
        return nil
    }
}
