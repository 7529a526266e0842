/// Reads what ``ByteWriter`` wrote, however damaged it is: where bytes are missing, or are no such value, it throws.
public struct ByteReader {
    @usableFromInline
    let bytes: [UInt8]
    @usableFromInline
    let end: Int
    @usableFromInline
    var position: Int
    /// The texts of the neighbours that are read, where one that recurs stands there as its number; nil where each is
    /// written out.
    @usableFromInline
    var texts: [String]?
    /// How many values that hold others are being read within each other.
    @usableFromInline
    var depth = 0

    /// A reader of bytes.
    ///
    /// - Parameters:
    ///   - range: which of them; nil: all.
    ///   - sharingTexts: whether they were written so that a text that recurs is its number.
    @inlinable
    public init(_ bytes: [UInt8], in range: Range<Int>? = nil, sharingTexts: Bool = false) {
        let range = range ?? 0..<bytes.count
        precondition(range.lowerBound >= 0 && range.upperBound <= bytes.count, "the range is one of the bytes")
        self.bytes = bytes
        position = range.lowerBound
        end = range.upperBound
        if sharingTexts { texts = [] }
    }

    /// The bytes are not what was expected.
    public struct Damage: Error {
        /// Damage.
        @inlinable
        public init() {}
    }

    /// Whether everything has been read.
    @inlinable
    public var isAtEnd: Bool { position == end }

    /// A value.
    @inlinable
    public mutating func value<Value: ByteCoded>(_ type: Value.Type = Value.self) throws(Damage) -> Value {
        try Value(from: &self)
    }

    /// A number.
    @inlinable
    public mutating func number<Number: FixedWidthInteger>(
        _ type: Number.Type = Number.self
    ) throws(Damage) -> Number {
        let start = try skip(MemoryLayout<Number>.size)
        return bytes.withUnsafeBytes { Number(littleEndian: $0.loadUnaligned(fromByteOffset: start, as: Number.self)) }
    }

    /// A text.
    @inlinable
    public mutating func text() throws(Damage) -> String {
        let length = try number(UInt32.self)
        if length & ByteWriter.isNumber != 0 {
            let number = Int(length & ~ByteWriter.isNumber)
            guard let texts, texts.indices.contains(number) else { throw Damage() }
            return texts[number]
        }
        let count = Int(length)
        let start = try skip(count)
        let text = bytes.withUnsafeBufferPointer { bytes in
            String(utf8: UnsafeBufferPointer(rebasing: bytes[start..<start + count]))
        }
        guard let text else { throw Damage() }
        if count >= ByteWriter.shortestShared { texts?.append(text) }
        return text
    }

    /// Bytes.
    @inlinable
    public mutating func content() throws(Damage) -> [UInt8] {
        let count = Int(try number(UInt32.self))
        let start = try skip(count)
        return Array(bytes[start..<start + count])
    }

    /// A list of values, each of which takes a byte at least.
    @inlinable
    public mutating func list<Value>(_ read: (inout ByteReader) throws(Damage) -> Value) throws(Damage) -> [Value] {
        let count = Int(try number(UInt32.self))
        guard count <= end - position else { throw Damage() }
        var values: [Value] = []
        // A wrong number cannot fill the memory.
        values.reserveCapacity(Swift.min(count, (end - position) / MemoryLayout<Value>.stride + 1))
        for _ in 0..<count { values.append(try read(&self)) }
        return values
    }

    /// A list that was written as one of many elements.
    @inlinable
    public mutating func many<Value: ByteCoded>(_ type: Value.Type = Value.self) throws(Damage) -> [Value] {
        let count = Int(try number(UInt32.self))
        var values: [Value] = []
        values.reserveCapacity(Swift.min(count, (end - position) / MemoryLayout<Value>.stride + 1))
        defer { texts = nil }
        while values.count < count {
            let neighbours = Int(try number(UInt32.self))
            guard neighbours > 0, neighbours <= count - values.count else { throw Damage() }
            texts = try value(Bool.self) ? [] : nil
            for _ in 0..<neighbours { values.append(try value()) }
        }
        return values
    }

    /// A value that may hold others of its kind, to a depth that no stack is too small for.
    @inlinable
    public mutating func nested<Value>(_ read: (inout ByteReader) throws(Damage) -> Value) throws(Damage) -> Value {
        guard depth < 100 else { throw Damage() }
        depth += 1
        defer { depth -= 1 }
        return try read(&self)
    }

    @inlinable
    mutating func skip(_ count: Int) throws(Damage) -> Int {
        guard count <= end - position else { throw Damage() }
        defer { position += count }
        return position
    }
}
