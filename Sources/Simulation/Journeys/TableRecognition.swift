import Clients

/// Tells of which table a line is.
struct TableRecognition {
    private let tables: [RecordedTable]

    /// Puts the tables into the order in which they are tried: one named like the file first, then those that answer
    /// more of its lines as recorded.
    init(_ tables: [RecordedTable], fileName: String, lines: [PropertyValue]) {
        let title = fileName.split(separator: ".").first.map { String($0) } ?? fileName
        if let named = tables.first(where: { title.contains($0.name) }) {
            self.tables = [named] + tables
            return
        }
        let scores = tables.map { table in lines.count { Self.agrees(table, $0) } }
        self.tables = zip(tables, scores).enumerated().sorted {
            ($0.element.1, $1.offset) > ($1.element.1, $0.offset)
        }.map(\.element.0)
    }

    /// The table that has the fields of the line; nil if none does.
    func table(for line: PropertyValue) -> RecordedTable? {
        tables.first { $0.fits(line) }
    }

    private static func agrees(_ table: RecordedTable, _ line: PropertyValue) -> Bool {
        guard table.fits(line) else { return false }
        let run = JourneyCase(name: "", content: .table(table, line: line))
        let runner = JourneyRunner { client, _ throws(JourneyError) in throw JourneyError("no \(client) here") }
        return (try? run.differences(runner).isEmpty) == true
    }
}
