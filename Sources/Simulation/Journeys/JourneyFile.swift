import Clients
import Files

/// A file of journeys, or of the lines of a table: YAML with one journey or a list of them, or JSON with one a line.
public struct JourneyFile: Sendable {
    /// What the file asks for, in its order.
    public let cases: [JourneyCase]

    /// Reads a file; its name distinguishes YAML (`.yml`, `.yaml`) from JSON, and tables with the same fields from each other.
    ///
    /// - Throws: ``JourneyError`` naming the line or the journey that cannot be understood.
    public init(name: String, bytes: [UInt8], tables: [RecordedTable] = []) throws(JourneyError) {
        let title = name.split(separator: "/").last.map { String($0) } ?? name
        let hasMark = bytes.starts(with: ByteOrderMark.utf8)
        let bytes = hasMark ? Array(bytes.dropFirst(ByteOrderMark.utf8.count)) : bytes
        let values: [(places: JourneyPlaces, value: PropertyValue)]
        if title.hasSuffix(".yml") || title.hasSuffix(".yaml") {
            values = try JourneyYAML.values(bytes)
        } else {
            values = try JourneyLines.values(bytes, isOneDocument: title.hasSuffix(".json"))
        }
        let fitting = TableRecognition(tables, fileName: title, lines: values.map(\.value))
        var cases: [JourneyCase] = []
        for (places, value) in values { cases.append(try Self.read(value, places, fitting)) }
        self.cases = cases
    }

    private static func read(
        _ value: PropertyValue, _ places: JourneyPlaces, _ recognition: TableRecognition
    ) throws(JourneyError) -> JourneyCase {
        let id = value["id"]?.string ?? ""
        let name = id.isEmpty ? places.startText : id
        if value["steps"] == nil, let table = recognition.table(for: value) {
            return JourneyCase(name: name, line: places.line, content: .table(table, line: value))
        }
        return JourneyCase(name: name, line: places.line, content: .journey(try Journey(value, places: places)))
    }
}
