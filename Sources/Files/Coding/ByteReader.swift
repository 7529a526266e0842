/// Reads what ``ByteWriter`` wrote, however damaged it is: where bytes are missing, or are no such value, it throws.
public struct ByteReader: Sendable {
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
    public mutating func value<Value: BinaryCodable>(_ type: Value.Type = Value.self) throws(Damage) -> Value {
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
        values.reserveCapacity(room(for: count, of: Value.self))
        for _ in 0..<count { values.append(try read(&self)) }
        return values
    }

    /// A list that was written as one of many elements, read on all cores.
    @inlinable
    public mutating func many<Value: BinaryCodable & Sendable>(_ type: Value.Type = Value.self) throws(Damage)
        -> [Value]
    {
        let count = Int(try number(UInt32.self))
        var parts: [(reader: ByteReader, count: Int)] = []
        var found = 0
        while found < count {
            let neighbours = Int(try number(UInt32.self))
            guard neighbours > 0, neighbours <= count - found else { throw Damage() }
            let sharesTexts = try value(Bool.self)
            let length = Int(try number(UInt32.self))
            let start = try skip(length)
            guard neighbours <= length else { throw Damage() }
            parts.append((ByteReader(bytes, in: start..<start + length, sharingTexts: sharesTexts), neighbours))
            found += neighbours
        }
        let read = parts.parallelMap(batch: 1) { part in Self.values(part.count, in: part.reader, as: type) }
        var values: [Value] = []
        values.reserveCapacity(count)
        for part in read { values += try part.get() }
        return values
    }

    /// So many values, which are all that is there to be read.
    @inlinable
    static func values<Value: BinaryCodable>(
        _ count: Int, in reader: ByteReader, as type: Value.Type
    ) -> Result<[Value], Damage> {
        var reader = reader
        var values: [Value] = []
        values.reserveCapacity(reader.room(for: count, of: type))
        do throws(Damage) {
            for _ in 0..<count { values.append(try reader.value()) }
        } catch {
            return .failure(error)
        }
        return reader.isAtEnd ? .success(values) : .failure(Damage())
    }

    /// A value that may hold others of its kind, to a depth that no stack is too small for.
    @inlinable
    public mutating func nested<Value>(_ read: (inout ByteReader) throws(Damage) -> Value) throws(Damage) -> Value {
        guard depth < 100 else { throw Damage() }
        depth += 1
        defer { depth -= 1 }
        return try read(&self)
    }

    /// For how many of so many values there is to be room at first: a wrong number cannot fill the memory.
    @inlinable
    func room<Value>(for count: Int, of type: Value.Type) -> Int {
        Swift.min(count, (end - position) / MemoryLayout<Value>.stride + 1)
    }

    @inlinable
    mutating func skip(_ count: Int) throws(Damage) -> Int {
        guard count <= end - position else { throw Damage() }
        defer { position += count }
        return position
    }
}
