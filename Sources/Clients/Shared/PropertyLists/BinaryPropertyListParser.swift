import Campaigns
import Files

/// Reads a binary property list, whose objects refer to one another by number: what CoreFoundation reads, and no more.
///
/// Foundation's reader takes damaged references and objects shared a million times at their word, so it is not asked.
struct BinaryPropertyListParser {
    private let bytes: [UInt8]
    private let offsetSize: Int
    private let referenceSize: Int
    private let count: Int
    private let root: Int
    private let table: Int
    private var budget: PropertyListBudget

    /// Whether the bytes say that they are one.
    static func recognizes(_ bytes: [UInt8]) -> Bool {
        bytes.starts(with: Array("bplist".utf8))
    }

    /// The list with its trailer read.
    init(_ bytes: [UInt8], budget: PropertyListBudget) throws(PropertyListError) {
        self.bytes = bytes
        self.budget = budget
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
        for object in 0..<count {
            guard let start = Self.number(bytes, table + object * offsetSize, offsetSize), start < table else {
                throw .malformed("an object beyond the end")
            }
        }
    }

    /// Whether a number of so many bytes can be as large.
    private static func fits(_ number: Int, in size: Int) -> Bool { size >= 8 || number >> (8 * size) == 0 }

    /// The outermost value.
    mutating func value() throws(PropertyListError) -> PropertyValue {
        try value(of: root, depth: 0)
    }

    private mutating func value(of object: Int, depth: Int) throws(PropertyListError) -> PropertyValue {
        try budget.spend(depth: depth)
        guard object < count, let start = Self.number(bytes, table + object * offsetSize, offsetSize),
            (8..<table).contains(start)
        else { throw .malformed("a reference leads nowhere") }
        let kind = bytes[start] >> 4
        let low = Int(bytes[start] & 15)
        switch kind {
        case 0x0 where low == 0: return .null
        case 0x0 where low == 8: return .boolean(false)
        case 0x0 where low == 9: return .boolean(true)
        case 0x1: return try integer(start + 1, size: 1 << low)
        case 0x2: return .real(try real(start + 1, size: 1 << low))
        case 0x3 where low == 3: return .date(try PropertyListDate.instant(sinceReference: real(start + 1, size: 8)))
        // A number of an archive's object: no client can do anything with it, no more than with data.
        case 0x8: return .data(Array(try slice(start + 1, low + 1)))
        case 0x4, 0x5, 0x6, 0xA, 0xC, 0xD:
            let (length, content) = try length(low, after: start)
            return try contents(kind, length: length, start: content, depth: depth)
        default: throw .malformed("an object of an unknown type")
        }
    }

    private mutating func contents(
        _ kind: UInt8, length: Int, start: Int, depth: Int
    ) throws(PropertyListError) -> PropertyValue {
        if kind <= 0x6 { try budget.spend(bytes: length) }
        switch kind {
        case 0x4: return .data(Array(try slice(start, length)))
        case 0x5:
            let text = try slice(start, length)
            guard text.allSatisfy({ $0 < 0x80 }) else { throw .malformed("text that is not ASCII") }
            return .string(String(decoding: text, as: UTF8.self))
        case 0x6:
            let text = Array(try slice(start, length * 2))
            let units = stride(from: 0, to: text.count, by: 2).map { UInt16(text[$0]) << 8 | UInt16(text[$0 + 1]) }
            return .string(String(decoding: units, as: UTF16.self))
        case 0xD:
            // By their bytes, as the dictionaries of clients tell names apart.
            var entries: [ExactText: PropertyValue] = [:]
            for position in 0..<length {
                let key = try value(of: reference(start, position), depth: depth + 1)
                guard let name = key.string else { throw .malformed("a name that is not a text") }
                let value = try value(of: reference(start, length + position), depth: depth + 1)
                // Of two with one name the first is kept.
                if entries[ExactText(name)] == nil { entries[ExactText(name)] = value }
            }
            return .dictionary(entries.map { PropertyValue.Entry($0.key.text, $0.value) }.sortedByScalars)
        default:
            var values: [PropertyValue] = []
            for position in 0..<length {
                values.append(try value(of: reference(start, position), depth: depth + 1))
            }
            return .array(values)
        }
    }

    private func reference(_ start: Int, _ position: Int) throws(PropertyListError) -> Int {
        let place = start + position * referenceSize
        guard place + referenceSize <= table, let number = Self.number(bytes, place, referenceSize) else {
            throw .malformed("a reference leads nowhere")
        }
        return number
    }

    /// How many elements an object has, and where they start; 15 says that an integer with the number follows.
    private func length(_ low: Int, after start: Int) throws(PropertyListError) -> (length: Int, content: Int) {
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

    private func integer(_ start: Int, size: Int) throws(PropertyListError) -> PropertyValue {
        guard size <= 16 else { throw .malformed("a number of an unknown size") }
        let digits = try slice(start, size)
        // Numbers of less than 8 bytes have no sign; those of 16 hold what is too large for 8.
        let value = digits.suffix(8).reduce(0) { $0 << 8 | UInt64($1) }
        guard size == 16 else { return .integer(Int64(bitPattern: value)) }
        return Int64(exactly: value).map { .integer($0) } ?? .real(Double(value))
    }

    private func real(_ start: Int, size: Int) throws(PropertyListError) -> Double {
        let bits = try slice(start, size).reduce(0) { $0 << 8 | UInt64($1) }
        switch size {
        case 4: return Double(Float(bitPattern: UInt32(truncatingIfNeeded: bits)))
        case 8: return Double(bitPattern: bits)
        default: throw .malformed("a number of an unknown size")
        }
    }

    private func slice(_ start: Int, _ length: Int) throws(PropertyListError) -> ArraySlice<UInt8> {
        guard length <= table - start else { throw .malformed("an object beyond the end") }
        return bytes[start..<start + length]
    }

    /// An unsigned number, highest byte first; nil if it lies beyond the end or does not fit.
    private static func number(_ bytes: [UInt8], _ start: Int, _ size: Int) -> Int? {
        guard start >= 0, start <= bytes.count - size else { return nil }
        return Int(exactly: bytes[start..<start + size].reduce(0) { $0 << 8 | UInt64($1) })
    }
}
