/// A value that can be kept in a file of a cache.
public protocol ByteCoded {
    /// Appends the value.
    func write(to writer: inout ByteWriter)
    /// Reads the value.
    ///
    /// - Throws: ``ByteReader/Damage`` where the bytes are no such value.
    init(from reader: inout ByteReader) throws(ByteReader.Damage)
}
