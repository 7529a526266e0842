import Files

extension AppVersion: BinaryCodable {
    /// Appends the version as it was written.
    public func write(to writer: inout ByteWriter) { writer.write(text) }

    /// Reads a version.
    public init(from reader: inout ByteReader) throws(ByteReader.Damage) {
        guard let version = AppVersion(try reader.text()) else { throw ByteReader.Damage() }
        self = version
    }
}
