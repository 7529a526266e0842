import Campaigns

/// A table on a terminal: columns as wide as they need to be and may be, and two spaces between them.
struct TextTable: Sendable {
    private let columns: [TextColumn]
    private let rows: [[String]]

    /// A table of some rows below a head; a column takes what its widest text takes, and no more than `widest` says, and
    /// less where the line would be longer than `width` columns of the terminal.
    init(head: [String], rows: [[String]], widest: [Int], mostLines: Int = 4, fitting width: Int? = nil) {
        self.rows = [head] + rows
        let needs = head.indices.map { column in
            let need = ([head] + rows).map { DisplayWidth.of(TerminalText.shown($0[column])) }.max() ?? 0
            return max(1, min(need, widest[column]))
        }
        columns = TableFit.widths(needs, fitting: width).map { TextColumn($0, mostLines: mostLines) }
    }

    /// The lines, with a rule below the head.
    var lines: [String] {
        let rule = Self.lines(columns.map { ($0, [String(repeating: "-", count: $0.width)]) })
        let texts = rows.map { row in Self.lines(zip(columns, row).map { ($0, $0.lines($1)) }) }
        return (texts.first ?? []) + rule + texts.dropFirst().flatMap { $0 }
    }

    /// The lines of one row.
    static func lines(_ cells: [(column: TextColumn, lines: [String])]) -> [String] {
        (0..<(cells.map(\.lines.count).max() ?? 0)).map { number in
            var line = cells.map { cell in
                cell.column.filled(number < cell.lines.count ? cell.lines[number] : "")
            }.joined(separator: "  ")
            while line.last == " " { line.removeLast() }
            return line
        }
    }
}
