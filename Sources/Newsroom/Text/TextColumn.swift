import Campaigns

/// A column of a table on a terminal: text is broken into lines of its width, and filled up with spaces.
struct TextColumn: Sendable {
    /// The columns it takes.
    var width: Int
    /// The most lines of a cell; what is beyond is cut off with an ellipsis.
    var mostLines: Int

    /// A column.
    init(_ width: Int, mostLines: Int = 4) {
        self.width = width
        self.mostLines = mostLines
    }

    /// The lines of a cell, made safe for a terminal; none for an empty text.
    func lines(_ text: String) -> [String] {
        var lines: [String] = []
        var line = ""
        var used = 0
        for piece in Self.pieces(TerminalText.shown(text)) {
            let size = DisplayWidth.of(piece)
            if used + size > width, used > 0 {
                lines.append(line)
                (line, used) = ("", 0)
            }
            if used == 0, piece.allSatisfy({ $0 == " " }) { continue }
            for character in piece {
                let size = DisplayWidth.of(character)
                if used + size > width {
                    lines.append(line)
                    (line, used) = ("", 0)
                }
                line.append(character)
                used += size
            }
        }
        if used > 0 { lines.append(line) }
        guard lines.count > mostLines else { return lines.map(Self.trimmed) }
        let last = lines[mostLines - 1]
        return (lines.prefix(mostLines - 1) + [shortened(last)]).map(Self.trimmed)
    }

    /// A line filled up to the width; where it is written from right to left, what follows is kept in its place.
    func filled(_ line: String) -> String {
        let mark = line.hasRightToLeftLetters ? "\u{200E}" : ""
        return line + mark + String(repeating: " ", count: max(0, width - DisplayWidth.of(line)))
    }

    private func shortened(_ line: String) -> String {
        var line = line
        while DisplayWidth.of(line) + 1 > width { line.removeLast() }
        return line + "…"
    }

    private static func trimmed(_ line: String) -> String {
        var line = line
        while line.last == " " { line.removeLast() }
        return line
    }

    /// Words, the spaces between them, and wide characters one by one, between which a line may break.
    private static func pieces(_ text: String) -> [Substring] {
        var pieces: [Substring] = []
        var start = text.startIndex
        var kind: Int?
        for place in text.indices {
            let character = text[place]
            let next = character == " " ? 0 : DisplayWidth.of(character) == 2 ? 2 : 1
            if let kind, kind != next || next == 2 {
                pieces.append(text[start..<place])
                start = place
            }
            kind = next
        }
        if start < text.endIndex { pieces.append(text[start...]) }
        return pieces
    }
}
