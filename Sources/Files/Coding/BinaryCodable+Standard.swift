extension FixedWidthInteger where Self: BinaryCodable {
    /// Appends the number, the lowest byte first.
    @inlinable
    public func write(to writer: inout ByteWriter) { writer.append(self) }
    /// Reads a number.
    @inlinable
    public init(from reader: inout ByteReader) throws(ByteReader.Damage) { self = try reader.number() }
}

extension Int: BinaryCodable {}
extension Int64: BinaryCodable {}
extension UInt32: BinaryCodable {}

extension Double: BinaryCodable {
    /// Appends the number's bits.
    @inlinable
    public func write(to writer: inout ByteWriter) { writer.append(bitPattern) }
    /// Reads a number.
    @inlinable
    public init(from reader: inout ByteReader) throws(ByteReader.Damage) { self.init(bitPattern: try reader.number()) }
}

extension Bool: BinaryCodable {
    /// Appends one byte.
    @inlinable
    public func write(to writer: inout ByteWriter) { writer.append(self ? 1 : 0 as UInt8) }
    /// Reads one byte, 0 or 1.
    @inlinable
    public init(from reader: inout ByteReader) throws(ByteReader.Damage) {
        switch try reader.number(UInt8.self) {
        case 0: self = false
        case 1: self = true
        default: throw ByteReader.Damage()
        }
    }
}

extension String: BinaryCodable {
    /// Appends the text behind its length.
    @inlinable
    public func write(to writer: inout ByteWriter) { writer.append(self) }
    /// Reads a text.
    @inlinable
    public init(from reader: inout ByteReader) throws(ByteReader.Damage) { self = try reader.text() }
}

extension BinaryEncodable where Self: RawRepresentable, RawValue: BinaryEncodable {
    /// Appends the raw value.
    @inlinable
    public func write(to writer: inout ByteWriter) { rawValue.write(to: &writer) }
}

extension BinaryCodable where Self: RawRepresentable, RawValue: BinaryCodable {
    /// Reads a raw value that there is.
    @inlinable
    public init(from reader: inout ByteReader) throws(ByteReader.Damage) {
        guard let value = Self(rawValue: try RawValue(from: &reader)) else { throw ByteReader.Damage() }
        self = value
    }
}

extension Optional: BinaryEncodable where Wrapped: BinaryEncodable {
    /// Appends whether there is a value, and the value.
    @inlinable
    public func write(to writer: inout ByteWriter) {
        (self != nil).write(to: &writer)
        self?.write(to: &writer)
    }
}

extension Optional: BinaryCodable where Wrapped: BinaryCodable {
    /// Reads a value if there is one.
    @inlinable
    public init(from reader: inout ByteReader) throws(ByteReader.Damage) {
        self = try Bool(from: &reader) ? Wrapped(from: &reader) : nil
    }
}

extension Range: BinaryEncodable where Bound: BinaryEncodable {
    /// Appends both bounds.
    public func write(to writer: inout ByteWriter) {
        lowerBound.write(to: &writer)
        upperBound.write(to: &writer)
    }
}

extension Array: BinaryEncodable where Element: BinaryEncodable {
    /// Appends the elements behind their number.
    @inlinable
    public func write(to writer: inout ByteWriter) {
        writer.append(UInt32(count))
        for element in self { element.write(to: &writer) }
    }
}

extension Array: BinaryCodable where Element: BinaryCodable {
    /// Reads elements.
    @inlinable
    public init(from reader: inout ByteReader) throws(ByteReader.Damage) {
        self = try reader.list { (reader) throws(ByteReader.Damage) in try Element(from: &reader) }
    }
}

extension Set: BinaryEncodable where Element: BinaryEncodable & Comparable {
    /// Appends the elements in their order.
    @inlinable
    public func write(to writer: inout ByteWriter) { sorted().write(to: &writer) }
}

extension Set: BinaryCodable where Element: BinaryCodable & Comparable {
    /// Reads elements.
    @inlinable
    public init(from reader: inout ByteReader) throws(ByteReader.Damage) { self = Set(try [Element](from: &reader)) }
}

extension Dictionary: BinaryEncodable where Key: BinaryEncodable & Comparable, Value: BinaryEncodable {
    /// Appends the entries in the order of their keys.
    @inlinable
    public func write(to writer: inout ByteWriter) {
        writer.append(UInt32(count))
        for (key, value) in sorted(by: { $0.key < $1.key }) {
            key.write(to: &writer)
            value.write(to: &writer)
        }
    }
}

extension Dictionary: BinaryCodable where Key: BinaryCodable & Comparable, Value: BinaryCodable {
    /// Reads entries; of two with one key, that is damage.
    @inlinable
    public init(from reader: inout ByteReader) throws(ByteReader.Damage) {
        let entries = try reader.list { (reader) throws(ByteReader.Damage) in
            (try Key(from: &reader), try Value(from: &reader))
        }
        self = [:]
        for (key, value) in entries where updateValue(value, forKey: key) != nil { throw ByteReader.Damage() }
    }
}
