/// How a binary property list is laid out: its objects refer to one another by number, and a table behind them says where
/// each begins.
public struct BinaryPropertyListLayout: Sendable {
    /// The whole list.
    public let bytes: [UInt8]
    /// How many objects there are.
    let count: Int
    /// The number of the outermost object.
    public let root: Int
    /// Where the table begins, and the objects end.
    let table: Int
    private let offsetSize: Int
    private let referenceSize: Int

    /// Reads the trailer.
    ///
    /// - Throws: ``PropertyListError/malformed(_:offset:)`` where it is damaged, or that of a version that no phone
    ///   reads.
    public init(_ bytes: [UInt8]) throws(PropertyListError) {
        self.bytes = bytes
        guard bytes.starts(with: Array("bplist0".utf8)) else {
            throw .malformed("a version of binary property lists that no phone reads")
        }
        let trailer = bytes.count - 32
        guard trailer > 8, let count = Self.number(bytes, trailer + 8, 8), count <= bytes.count,
            let root = Self.number(bytes, trailer + 16, 8), root < count,
            let table = Self.number(bytes, trailer + 24, 8), (9..<trailer).contains(table)
        else { throw .malformed("the trailer is damaged") }
        offsetSize = Int(bytes[trailer + 6])
        referenceSize = Int(bytes[trailer + 7])
        self.count = count
        self.root = root
        self.table = table
        // The table ends where the trailer begins, and numbers are wide enough for whatever they may say.
        guard (1...8).contains(offsetSize), (1...8).contains(referenceSize), table + count * offsetSize == trailer,
            Self.fits(count, in: referenceSize), Self.fits(table, in: offsetSize)
        else { throw .malformed("the trailer is damaged") }
    }

    /// Whether a number of so many bytes can be as large.
    private static func fits(_ number: Int, in size: Int) -> Bool { size >= 8 || number >> (8 * size) == 0 }

    /// What the table says of where an object begins; nil where that is no place before the table.
    func entry(of object: Int) -> Int? {
        Self.number(bytes, table + object * offsetSize, offsetSize).flatMap { $0 < table ? $0 : nil }
    }

    /// The offset of an object, by its number.
    ///
    /// - Throws: ``PropertyListError/malformed(_:offset:)`` where there is none.
    public func offset(of object: Int) throws(PropertyListError) -> Int {
        guard object < count, let start = entry(of: object), start >= 8 else {
            throw .malformed("a reference leads nowhere")
        }
        return start
    }

    /// How many elements an object at an offset has, and where they start; 15 says that an integer with the number
    /// follows.
    ///
    /// - Throws: ``PropertyListError/malformed(_:offset:)`` where they would end beyond the objects.
    public func length(at start: Int) throws(PropertyListError) -> (length: Int, content: Int) {
        let low = Int(bytes[start] & 15)
        if low < 15 { return (low, start + 1) }
        guard start + 1 < table, bytes[start + 1] >> 4 == 1, bytes[start + 1] & 15 <= 3 else {
            throw .malformed("a length that is not a number")
        }
        let size = 1 << Int(bytes[start + 1] & 15)
        guard start + 2 + size <= table, let length = Self.number(bytes, start + 2, size), length <= table else {
            throw .malformed("a length beyond the end")
        }
        return (length, start + 2 + size)
    }

    /// The number of the object that one of the references from an offset on leads to.
    ///
    /// - Throws: ``PropertyListError/malformed(_:offset:)`` where the reference lies beyond the objects.
    public func reference(_ start: Int, _ position: Int) throws(PropertyListError) -> Int {
        let place = start + position * referenceSize
        guard place + referenceSize <= table, let number = Self.number(bytes, place, referenceSize) else {
            throw .malformed("a reference leads nowhere")
        }
        return number
    }

    /// The text of a string that has so many units from an offset on: of UTF-16 where it is wide, else of ASCII.
    ///
    /// - Throws: ``PropertyListError/malformed(_:offset:)`` where it is damaged.
    public func text(isWide: Bool, length: Int, start: Int) throws(PropertyListError) -> String {
        guard isWide else {
            let text = try slice(start, length)
            guard text.allSatisfy({ $0 < 0x80 }) else { throw .malformed("text that is not ASCII") }
            return String(decoding: text, as: UTF8.self)
        }
        let text = Array(try slice(start, length * 2))
        let units = stride(from: 0, to: text.count, by: 2).map { UInt16(text[$0]) << 8 | UInt16(text[$0 + 1]) }
        return String(decoding: units, as: UTF16.self)
    }

    /// So many bytes from an offset on, of an object.
    func slice(_ start: Int, _ length: Int) throws(PropertyListError) -> ArraySlice<UInt8> {
        guard length <= table - start else { throw .malformed("an object beyond the end") }
        return bytes[start..<start + length]
    }

    /// An unsigned number, highest byte first; nil if it lies beyond the end or does not fit.
    private static func number(_ bytes: [UInt8], _ start: Int, _ size: Int) -> Int? {
        guard start >= 0, start <= bytes.count - size else { return nil }
        return Int(exactly: bytes[start..<start + size].reduce(0) { $0 << 8 | UInt64($1) })
    }
}
