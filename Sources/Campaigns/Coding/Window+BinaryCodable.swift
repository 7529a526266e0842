import Files

extension Window: BinaryCodable {
    /// Appends both ends.
    public func write(to writer: inout ByteWriter) {
        writer.write(start)
        writer.write(end)
    }

    /// Reads both ends.
    public init(from reader: inout ByteReader) throws(ByteReader.Damage) {
        self.init(start: try reader.value(), end: try reader.value())
    }
}
