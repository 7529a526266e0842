extension FixedWidthInteger where Self: ByteCoded {
    /// Appends the number, the lowest byte first.
    public func write(to writer: inout ByteWriter) { writer.append(self) }
    /// Reads a number.
    public init(from reader: inout ByteReader) throws(ByteReader.Damage) { self = try reader.number() }
}

extension Int: ByteCoded {}
extension Int32: ByteCoded {}
extension Int64: ByteCoded {}
extension UInt32: ByteCoded {}
extension UInt64: ByteCoded {}

extension Double: ByteCoded {
    /// Appends the number's bits.
    public func write(to writer: inout ByteWriter) { writer.append(bitPattern) }
    /// Reads a number.
    public init(from reader: inout ByteReader) throws(ByteReader.Damage) { self.init(bitPattern: try reader.number()) }
}

extension Bool: ByteCoded {
    /// Appends one byte.
    public func write(to writer: inout ByteWriter) { writer.append(self ? 1 : 0 as UInt8) }
    /// Reads one byte, 0 or 1.
    public init(from reader: inout ByteReader) throws(ByteReader.Damage) {
        switch try reader.number(UInt8.self) {
        case 0: self = false
        case 1: self = true
        default: throw ByteReader.Damage()
        }
    }
}

extension String: ByteCoded {
    /// Appends the text behind its length.
    public func write(to writer: inout ByteWriter) { writer.append(self) }
    /// Reads a text.
    public init(from reader: inout ByteReader) throws(ByteReader.Damage) { self = try reader.text() }
}

extension Optional: ByteCoded where Wrapped: ByteCoded {
    /// Appends whether there is a value, and the value.
    public func write(to writer: inout ByteWriter) {
        (self != nil).write(to: &writer)
        self?.write(to: &writer)
    }
    /// Reads a value if there is one.
    public init(from reader: inout ByteReader) throws(ByteReader.Damage) {
        self = try Bool(from: &reader) ? Wrapped(from: &reader) : nil
    }
}

extension Array: ByteCoded where Element: ByteCoded {
    /// Appends the elements behind their number.
    public func write(to writer: inout ByteWriter) {
        writer.append(UInt32(count))
        for element in self { element.write(to: &writer) }
    }
    /// Reads elements.
    public init(from reader: inout ByteReader) throws(ByteReader.Damage) {
        self = try reader.list { (reader) throws(ByteReader.Damage) in try Element(from: &reader) }
    }
}

extension Set: ByteCoded where Element: ByteCoded & Comparable {
    /// Appends the elements in their order.
    public func write(to writer: inout ByteWriter) { sorted().write(to: &writer) }
    /// Reads elements.
    public init(from reader: inout ByteReader) throws(ByteReader.Damage) { self = Set(try [Element](from: &reader)) }
}

extension Dictionary: ByteCoded where Key: ByteCoded & Comparable, Value: ByteCoded {
    /// Appends the entries in the order of their keys.
    public func write(to writer: inout ByteWriter) {
        writer.append(UInt32(count))
        for (key, value) in sorted(by: { $0.key < $1.key }) {
            key.write(to: &writer)
            value.write(to: &writer)
        }
    }
    /// Reads entries; of two with one key, that is damage.
    public init(from reader: inout ByteReader) throws(ByteReader.Damage) {
        let entries = try reader.list { (reader) throws(ByteReader.Damage) in
            (try Key(from: &reader), try Value(from: &reader))
        }
        self = [:]
        for (key, value) in entries where updateValue(value, forKey: key) != nil { throw ByteReader.Damage() }
    }
}
