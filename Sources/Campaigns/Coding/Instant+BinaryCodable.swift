import Files

extension Instant: BinaryCodable {
    /// Appends the milliseconds.
    public func write(to writer: inout ByteWriter) { writer.write(milliseconds) }
    /// Reads an instant.
    public init(from reader: inout ByteReader) throws(ByteReader.Damage) {
        self.init(milliseconds: try reader.value())
        guard Self.representable.contains(self) else { throw ByteReader.Damage() }
    }
}
