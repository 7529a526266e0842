extension FixedWidthInteger where Self: ByteCoded {
    /// Appends the number, the lowest byte first.
    @inlinable
    public func write(to writer: inout ByteWriter) { writer.append(self) }
    /// Reads a number.
    @inlinable
    public init(from reader: inout ByteReader) throws(ByteReader.Damage) { self = try reader.number() }
}

extension Int: ByteCoded {}
extension Int64: ByteCoded {}
extension UInt32: ByteCoded {}

extension Double: ByteCoded {
    /// Appends the number's bits.
    @inlinable
    public func write(to writer: inout ByteWriter) { writer.append(bitPattern) }
    /// Reads a number.
    @inlinable
    public init(from reader: inout ByteReader) throws(ByteReader.Damage) { self.init(bitPattern: try reader.number()) }
}

extension Bool: ByteCoded {
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

extension String: ByteCoded {
    /// Appends the text behind its length.
    @inlinable
    public func write(to writer: inout ByteWriter) { writer.append(self) }
    /// Reads a text.
    @inlinable
    public init(from reader: inout ByteReader) throws(ByteReader.Damage) { self = try reader.text() }
}

extension ByteWritable where Self: RawRepresentable, RawValue: ByteWritable {
    /// Appends the raw value.
    @inlinable
    public func write(to writer: inout ByteWriter) { rawValue.write(to: &writer) }
}

extension ByteCoded where Self: RawRepresentable, RawValue: ByteCoded {
    /// Reads a raw value that there is.
    @inlinable
    public init(from reader: inout ByteReader) throws(ByteReader.Damage) {
        guard let value = Self(rawValue: try RawValue(from: &reader)) else { throw ByteReader.Damage() }
        self = value
    }
}

extension Optional: ByteWritable where Wrapped: ByteWritable {
    /// Appends whether there is a value, and the value.
    @inlinable
    public func write(to writer: inout ByteWriter) {
        (self != nil).write(to: &writer)
        self?.write(to: &writer)
    }
}

extension Optional: ByteCoded where Wrapped: ByteCoded {
    /// Reads a value if there is one.
    @inlinable
    public init(from reader: inout ByteReader) throws(ByteReader.Damage) {
        self = try Bool(from: &reader) ? Wrapped(from: &reader) : nil
    }
}

extension Range: ByteWritable where Bound: ByteWritable {
    /// Appends both bounds.
    public func write(to writer: inout ByteWriter) {
        lowerBound.write(to: &writer)
        upperBound.write(to: &writer)
    }
}

extension Array: ByteWritable where Element: ByteWritable {
    /// Appends the elements behind their number.
    @inlinable
    public func write(to writer: inout ByteWriter) {
        writer.append(UInt32(count))
        for element in self { element.write(to: &writer) }
    }
}

extension Array: ByteCoded where Element: ByteCoded {
    /// Reads elements.
    @inlinable
    public init(from reader: inout ByteReader) throws(ByteReader.Damage) {
        self = try reader.list { (reader) throws(ByteReader.Damage) in try Element(from: &reader) }
    }
}

extension Set: ByteWritable where Element: ByteWritable & Comparable {
    /// Appends the elements in their order.
    @inlinable
    public func write(to writer: inout ByteWriter) { sorted().write(to: &writer) }
}

extension Set: ByteCoded where Element: ByteCoded & Comparable {
    /// Reads elements.
    @inlinable
    public init(from reader: inout ByteReader) throws(ByteReader.Damage) { self = Set(try [Element](from: &reader)) }
}

extension Dictionary: ByteWritable where Key: ByteWritable & Comparable, Value: ByteWritable {
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

extension Dictionary: ByteCoded where Key: ByteCoded & Comparable, Value: ByteCoded {
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
