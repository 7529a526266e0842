/// A value that can be written as bytes, the same for the same value and different ones for different values: what a digest
/// is made of.
public protocol BinaryEncodable {
    /// Appends the value.
    func write(to writer: inout ByteWriter)
}

/// A value that can be kept in a file of a cache.
public protocol BinaryCodable: BinaryEncodable {
    /// Reads the value.
    ///
    /// - Throws: ``ByteReader/Damage`` where the bytes are no such value.
    init(from reader: inout ByteReader) throws(ByteReader.Damage)
}
