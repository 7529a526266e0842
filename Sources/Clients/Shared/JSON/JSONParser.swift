import Campaigns
import Files

/// The state of reading one JSON text, on the bytes themselves: a text is made only of what is kept.
struct JSONParser {
    private let bytes: UnsafeBufferPointer<UInt8>
    private var index = 0
    private var remainingDepth: Int
    private let reader: JSONReader

    /// The state at the beginning of a text.
    ///
    /// - Parameters:
    ///   - reader: what it lets pass.
    ///   - depth: how many arrays and objects may stand inside each other.
    init(_ bytes: UnsafeBufferPointer<UInt8>, _ reader: JSONReader, downTo depth: Int) {
        self.bytes = bytes
        remainingDepth = depth
        self.reader = reader
    }

    mutating func document() throws(JSONError) -> PropertyValue {
        if bytes.starts(with: ByteOrderMark.utf8) { index = ByteOrderMark.utf8.count }
        skipSpace()
        let value = try value()
        skipSpace()
        guard index == bytes.count else { throw error("more than one value") }
        return value
    }

    private mutating func value() throws(JSONError) -> PropertyValue {
        guard let byte = current else { throw error("the text ends too early") }
        switch byte {
        case UInt8(ascii: "{"): return try object()
        case UInt8(ascii: "["): return try array()
        case UInt8(ascii: "\""): return .string(try string())
        case UInt8(ascii: "t"): return try word("true", .boolean(true))
        case UInt8(ascii: "f"): return try word("false", .boolean(false))
        case UInt8(ascii: "n"): return try word("null", .null)
        case UInt8(ascii: "-"), 0x30...0x39: return try number()
        default: throw error("a value is expected")
        }
    }

    private mutating func object() throws(JSONError) -> PropertyValue {
        try enter()
        var entries: [PropertyValue.Entry] = []
        var places: [ExactText: Int]?
        skipSpace()
        if take("}") { return leave(.dictionary([])) }
        repeat {
            skipSpace()
            guard current == UInt8(ascii: "\"") else { throw error("a name in quotes is expected") }
            let key = try string()
            skipSpace()
            guard take(":") else { throw error("a colon is expected") }
            skipSpace()
            let value = try value()
            if let place = Self.place(of: key, in: entries, &places) {
                entries[place].value = value
            } else {
                places?[ExactText(key)] = entries.count
                entries.append(.init(key, value))
            }
            skipSpace()
        } while isFollowed(before: "}")
        guard take("}") else { throw error("a comma or a closing brace is expected") }
        return leave(try date(entries) ?? .dictionary(entries))
    }

    /// The place of a name among entries, byte by byte: two forms of one letter make two names, as they do for the
    /// dictionaries of clients. Few are looked through, which is faster than a table; many get a table.
    private static func place(
        of key: String, in entries: [PropertyValue.Entry], _ places: inout [ExactText: Int]?
    ) -> Int? {
        if entries.count < 12 { return entries.firstIndex { $0.key.hasBytes(of: key) } }
        var known = places ?? [:]
        places = nil
        if known.isEmpty {
            for (place, entry) in entries.enumerated() { known[ExactText(entry.key)] = place }
        }
        defer { places = known }
        return known[ExactText(key)]
    }

    private func date(_ entries: [PropertyValue.Entry]) throws(JSONError) -> PropertyValue? {
        guard reader.readsDates, entries.count == 1, entries[0].key == "$date", let text = entries[0].value.string
        else {
            return nil
        }
        guard let instant = Instant(iso8601: text) else { throw error("“\(text)” is no moment in UTC") }
        return .date(instant)
    }

    private mutating func array() throws(JSONError) -> PropertyValue {
        try enter()
        var values: [PropertyValue] = []
        skipSpace()
        if take("]") { return leave(.array([])) }
        repeat {
            skipSpace()
            values.append(try value())
            skipSpace()
        } while isFollowed(before: "]")
        guard take("]") else { throw error("a comma or a closing bracket is expected") }
        return leave(.array(values))
    }

    /// Whether another element comes before the end of an array or object, behind a comma that is taken.
    private mutating func isFollowed(before end: Unicode.Scalar) -> Bool {
        guard take(",") else { return false }
        guard reader.allowsTrailingCommas else { return true }
        skipSpace()
        return current != UInt8(ascii: end)
    }

    private mutating func number() throws(JSONError) -> PropertyValue {
        let start = index
        var isWhole = true
        _ = take("-")
        if !take("0") { try digits() }
        if take(".") {
            isWhole = false
            try digits()
        }
        if take("e") || take("E") {
            isWhole = false
            if !take("+") { _ = take("-") }
            try digits()
        }
        let text = String(decoding: bytes[start..<index], as: UTF8.self)
        if isWhole, let number = Int64(text) { return .integer(number) }
        guard let number = Double(text), number.isFinite else { throw error("a number too large") }
        return .real(number)
    }

    private mutating func digits() throws(JSONError) {
        let start = index
        while let byte = current, byte.isDigit { index += 1 }
        if index == start { throw error("a digit is expected") }
    }

    private mutating func string() throws(JSONError) -> String {
        index += 1
        let first = index
        skipOrdinary()
        if index < bytes.count, bytes[index] == UInt8(ascii: "\"") {
            let rest = UnsafeBufferPointer(rebasing: bytes[first..<index])
            guard let result = String(utf8: rest) else { throw error("text that is not UTF-8") }
            index += 1
            return result
        }
        return try escapedString(from: first)
    }

    /// Goes past what stands for itself in a text.
    @inline(__always)
    private mutating func skipOrdinary() {
        while index < bytes.count {
            let byte = bytes[index]
            if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte < 0x20 { return }
            index += 1
        }
    }

    /// The text that began at a place, with something in it that does not stand for itself.
    private mutating func escapedString(from first: Int) throws(JSONError) -> String {
        var start = first
        var text: [UInt8] = []
        while let byte = current {
            switch byte {
            case UInt8(ascii: "\""):
                text.append(contentsOf: bytes[start..<index])
                guard let result = String(utf8: text) else {
                    throw error("text that is not UTF-8")
                }
                index += 1
                return result
            case UInt8(ascii: "\\"):
                text.append(contentsOf: bytes[start..<index])
                try escape(into: &text)
                start = index
            case ..<0x20: throw error("a control character in a text")
            default: skipOrdinary()
            }
        }
        throw error("a text without its closing quote")
    }

    private mutating func escape(into text: inout [UInt8]) throws(JSONError) {
        index += 1
        guard let byte = current else { throw error("the text ends too early") }
        index += 1
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(byte)
        case UInt8(ascii: "b"): text.append(0x08)
        case UInt8(ascii: "f"): text.append(0x0C)
        case UInt8(ascii: "n"): text.append(0x0A)
        case UInt8(ascii: "r"): text.append(0x0D)
        case UInt8(ascii: "t"): text.append(0x09)
        case UInt8(ascii: "u"): text.append(contentsOf: String(try scalar()).utf8)
        default: throw error("an unknown escape")
        }
    }

    private mutating func scalar() throws(JSONError) -> Character {
        let unit = try unit()
        if let scalar = Unicode.Scalar(unit) { return Character(scalar) }
        guard unit < 0xDC00, take("\\"), take("u") else { throw error("half of a surrogate pair") }
        let second = try self.unit()
        guard second >= 0xDC00, second <= 0xDFFF else { throw error("half of a surrogate pair") }
        guard let scalar = Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (second - 0xDC00)) else {
            throw error("half of a surrogate pair")
        }
        return Character(scalar)
    }

    private mutating func unit() throws(JSONError) -> UInt32 {
        var value: UInt32 = 0
        for _ in 0..<4 {
            guard let digit = current?.hexadecimalValue else {
                throw error("four hexadecimal digits are expected")
            }
            value = value << 4 | UInt32(digit)
            index += 1
        }
        return value
    }

    private mutating func word(_ text: StaticString, _ value: PropertyValue) throws(JSONError) -> PropertyValue {
        let end = index + text.utf8CodeUnitCount
        let expected = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
        guard end <= bytes.count, bytes[index..<end].elementsEqual(expected) else { throw error("a value is expected") }
        index = end
        return value
    }

    @inline(__always)
    private var current: UInt8? { index < bytes.count ? bytes[index] : nil }

    @inline(__always)
    private mutating func take(_ character: Unicode.Scalar) -> Bool {
        guard current == UInt8(ascii: character) else { return false }
        index += 1
        return true
    }

    @inline(__always)
    private mutating func skipSpace() {
        while let byte = current, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { index += 1 }
    }

    /// Why nothing is read that is nested too deep.
    static let tooDeep = "values nested too deep"

    private mutating func enter() throws(JSONError) {
        index += 1
        remainingDepth -= 1
        if remainingDepth < 0 { throw error(Self.tooDeep) }
    }

    private mutating func leave(_ value: PropertyValue) -> PropertyValue {
        remainingDepth += 1
        return value
    }

    private func error(_ reason: String) -> JSONError {
        JSONError(reason, offset: index)
    }
}
