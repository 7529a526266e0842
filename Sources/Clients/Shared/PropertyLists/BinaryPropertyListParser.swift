import Campaigns
import Files

/// Reads a binary property list, whose objects refer to one another by number: what CoreFoundation reads, and no more.
///
/// Foundation's reader takes damaged references and objects shared a million times at their word, so it is not asked.
struct BinaryPropertyListParser {
    private let layout: BinaryPropertyListLayout
    private var budget: PropertyListBudget

    /// Whether the bytes say that they are one.
    static func recognizes(_ bytes: [UInt8]) -> Bool {
        bytes.starts(with: Array("bplist".utf8))
    }

    /// The list with its trailer read.
    init(_ bytes: [UInt8], budget: PropertyListBudget) throws(PropertyListError) {
        layout = try BinaryPropertyListLayout(bytes)
        self.budget = budget
        for object in 0..<layout.count where layout.entry(of: object) == nil {
            throw .malformed("an object beyond the end")
        }
    }

    /// The outermost value.
    mutating func value() throws(PropertyListError) -> PropertyValue {
        try value(of: layout.root, depth: 0)
    }

    private mutating func value(of object: Int, depth: Int) throws(PropertyListError) -> PropertyValue {
        try budget.spend(depth: depth)
        let start = try layout.offset(of: object)
        let kind = layout.bytes[start] >> 4
        let low = Int(layout.bytes[start] & 15)
        switch kind {
        case 0x0 where low == 0: return .null
        case 0x0 where low == 8: return .boolean(false)
        case 0x0 where low == 9: return .boolean(true)
        case 0x1: return try integer(start + 1, size: 1 << low)
        case 0x2: return .real(try real(start + 1, size: 1 << low))
        case 0x3 where low == 3: return .date(try PropertyListDate.instant(sinceReference: real(start + 1, size: 8)))
        // A number of an archive's object: no client can do anything with it, no more than with data.
        case 0x8: return .data(Array(try layout.slice(start + 1, low + 1)))
        case 0x4, 0x5, 0x6, 0xA, 0xC, 0xD:
            let (length, content) = try layout.length(at: start)
            return try contents(kind, length: length, start: content, depth: depth)
        default: throw .malformed("an object of an unknown type")
        }
    }

    private mutating func contents(
        _ kind: UInt8, length: Int, start: Int, depth: Int
    ) throws(PropertyListError) -> PropertyValue {
        if kind <= 0x6 { try budget.spend(bytes: length) }
        switch kind {
        case 0x4: return .data(Array(try layout.slice(start, length)))
        case 0x5, 0x6: return .string(try layout.text(isWide: kind == 0x6, length: length, start: start))
        case 0xD:
            // By their bytes, as the dictionaries of clients tell names apart.
            var entries: [ExactText: PropertyValue] = [:]
            for position in 0..<length {
                let key = try value(of: layout.reference(start, position), depth: depth + 1)
                guard let name = key.string else { throw .malformed("a name that is not a text") }
                let value = try value(of: layout.reference(start, length + position), depth: depth + 1)
                // Of two with one name the first is kept.
                if entries[ExactText(name)] == nil { entries[ExactText(name)] = value }
            }
            return .dictionary(entries.map { PropertyValue.Entry($0.key.text, $0.value) }.sortedByScalars)
        default:
            var values: [PropertyValue] = []
            for position in 0..<length {
                values.append(try value(of: layout.reference(start, position), depth: depth + 1))
            }
            return .array(values)
        }
    }

    private func integer(_ start: Int, size: Int) throws(PropertyListError) -> PropertyValue {
        guard size <= 16 else { throw .malformed("a number of an unknown size") }
        let digits = try layout.slice(start, size)
        // Numbers of less than 8 bytes have no sign; those of 16 hold what is too large for 8.
        let value = digits.suffix(8).reduce(0) { $0 << 8 | UInt64($1) }
        guard size == 16 else { return .integer(Int64(bitPattern: value)) }
        return Int64(exactly: value).map { .integer($0) } ?? .real(Double(value))
    }

    private func real(_ start: Int, size: Int) throws(PropertyListError) -> Double {
        let bits = try layout.slice(start, size).reduce(0) { $0 << 8 | UInt64($1) }
        switch size {
        case 4: return Double(Float(bitPattern: UInt32(truncatingIfNeeded: bits)))
        case 8: return Double(bitPattern: bits)
        default: throw .malformed("a number of an unknown size")
        }
    }
}
