import Files

extension Instant: ByteCoded {
    /// Appends the milliseconds.
    public func write(to writer: inout ByteWriter) { writer.write(milliseconds) }
    /// Reads an instant.
    public init(from reader: inout ByteReader) throws(ByteReader.Damage) {
        self.init(milliseconds: try reader.value())
        guard Self.notable.contains(self) else { throw ByteReader.Damage() }
    }
}
