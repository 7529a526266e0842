import Files

extension Located: ByteWritable where Value: ByteWritable {
    /// Appends the value and its place.
    public func write(to writer: inout ByteWriter) {
        writer.write(value)
        writer.write(offset)
    }
}

extension Located: ByteCoded where Value: ByteCoded {
    /// Reads a value and its place.
    public init(from reader: inout ByteReader) throws(ByteReader.Damage) {
        self.init(try reader.value(), at: try reader.value())
    }
}

extension Window: ByteCoded {
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

extension AppVersion: ByteCoded {
    /// Appends the version as it was written.
    public func write(to writer: inout ByteWriter) { writer.write(text) }

    /// Reads a version.
    public init(from reader: inout ByteReader) throws(ByteReader.Damage) {
        guard let version = AppVersion(try reader.text()) else { throw ByteReader.Damage() }
        self = version
    }
}

extension VersionBounds: ByteCoded {
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
