import Files

extension VersionBounds: BinaryCodable {
    /// Appends both bounds.
    public func write(to writer: inout ByteWriter) {
        writer.write(minimum)
        switch upper {
        case nil: writer.append(0 as UInt8)
        case .through(let last):
            writer.append(1 as UInt8)
            writer.write(last)
        case .before(let first):
            writer.append(2 as UInt8)
            writer.write(first)
        }
    }

    /// Reads both bounds.
    public init(from reader: inout ByteReader) throws(ByteReader.Damage) {
        self.init(minimum: try reader.value())
        switch try reader.number(UInt8.self) {
        case 0: upper = nil
        case 1: upper = .through(try reader.value())
        case 2: upper = .before(try reader.value())
        default: throw ByteReader.Damage()
        }
    }
}
