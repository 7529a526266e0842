import Files

extension Located: BinaryEncodable where Value: BinaryEncodable {
    /// Appends the value and its place.
    public func write(to writer: inout ByteWriter) {
        writer.write(value)
        writer.write(offset)
    }
}

extension Located: BinaryCodable where Value: BinaryCodable {
    /// Reads a value and its place.
    public init(from reader: inout ByteReader) throws(ByteReader.Damage) {
        self.init(try reader.value(), at: try reader.value())
    }
}
