/// A table of recorded answers of one function of a client, a case a line, known by the fields of its lines.
public struct RecordedTable: Sendable {
    /// The name of its file, without what follows the last dot.
    public let name: String
    /// The fields that a line of this table has.
    let fields: Set<String>
    /// What our function answers to a line; each field of the answer is compared with that of the line.
    public let answer: @Sendable (JourneyFields) throws(JourneyError) -> PropertyValue

    /// Whether a line has the fields of this table.
    public func fits(_ line: PropertyValue) -> Bool {
        fields.isSubset(of: (line.dictionary ?? []).map(\.key))
    }
}
