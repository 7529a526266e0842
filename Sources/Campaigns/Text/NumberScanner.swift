import Files

/// Finds the numbers of a text, in one pass over its bytes; those in addresses, variables and formats are passed over.
struct NumberScanner {
    private let bytes: [UInt8]
    private var index = 0
    private(set) var numbers: [WrittenNumber] = []
    /// What stood behind the number before, if it multiplies that.
    private var lastUnit: EastAsianUnit?

    /// The numbers of a text, in order.
    static func numbers(in text: String) -> [WrittenNumber] {
        var scanner = NumberScanner(bytes: Array(text.utf8))
        scanner.scan()
        return scanner.numbers
    }

    private init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    private mutating func scan() {
        var isLineStart = true
        while index < bytes.count {
            let byte = bytes[index]
            if byte == 0x0A {
                isLineStart = true
                index += 1
                continue
            }
            if isLineStart, byte != 0x20 {
                isLineStart = false
                if skipListNumber() { continue }
            }
            switch byte {
            case UInt8(ascii: ":") where bytes[index...].starts(with: "://".utf8):
                index = BareAddress.end(of: bytes, from: index + 3)
            case UInt8(ascii: "{") where bytes[index...].starts(with: "{{".utf8):
                index = bytes[index...].firstIndex(of: UInt8(ascii: "}")) ?? bytes.count
            case UInt8(ascii: "%"): skipFormat()
            default:
                if digit(at: index) != nil { readNumber() } else { index += 1 }
            }
        }
    }

    /// The number of an item of a list is not a number of the text.
    private mutating func skipListNumber() -> Bool {
        var end = index
        while end < bytes.count, bytes[end].isDigit { end += 1 }
        guard end > index, end + 1 < bytes.count, ".)".utf8.contains(bytes[end]), bytes[end + 1] == 0x20 else {
            return false
        }
        index = end + 2
        return true
    }

    private mutating func skipFormat() {
        let format = FormatPlaceholder.read(bytes, at: index)
        index += max(1, format?.length ?? 1)
    }

    /// The value of the digit at an offset, and how many bytes it has.
    private func digit(at offset: Int) -> (value: UInt8, length: Int)? {
        let byte = bytes[offset]
        if byte < 0x80 { return byte.isDigit ? (byte, 1) : nil }
        return ScriptDigit.read(bytes, at: offset)
    }

    private func group(from start: Int) -> (text: String, end: Int) {
        var text: [UInt8] = []
        var end = start
        while end < bytes.count, let (value, length) = digit(at: end) {
            text.append(value)
            end += length
        }
        return (String(decoding: text, as: UTF8.self), end)
    }

    private mutating func readNumber() {
        let start = index
        var (previous, end) = group(from: index)
        var groups = [previous]
        var separators: [WrittenNumber.Separator] = []
        while end < bytes.count, let (separator, length) = separator(at: end), end + length < bytes.count,
            digit(at: end + length) != nil
        {
            let (next, behind) = group(from: end + length)
            if separator == .space, next.utf8.count != 3 || previous.utf8.count > 3 { break }
            groups.append(next)
            separators.append(separator)
            (previous, end) = (next, behind)
        }
        index = end
        var number = WrittenNumber(
            start..<end, groups: groups, separators: separators,
            context: WrittenNumber.Context(of: start..<end, in: bytes))
        if let unit = EastAsianUnit.read(bytes, at: end) {
            number.multiply(by: unit.zeros)
            index += unit.length
        }
        if let last = numbers.last, let unit = lastUnit, isDirectlyBehind(last.range.upperBound + unit.length, start),
            let sum = last.joined(with: number, below: unit.zeros)
        {
            numbers[numbers.count - 1] = sum
        } else {
            numbers.append(number)
        }
        lastUnit = EastAsianUnit.read(bytes, at: end)
    }

    /// Whether nothing but a space parts two numbers that may be one: `1만 2500`.
    private func isDirectlyBehind(_ end: Int, _ start: Int) -> Bool {
        end == start || (end + 1 == start && bytes[end] == 0x20)
    }

    private func separator(at offset: Int) -> (WrittenNumber.Separator, length: Int)? {
        switch bytes[offset] {
        case UInt8(ascii: "."): return (.point, 1)
        case UInt8(ascii: ","): return (.comma, 1)
        case UInt8(ascii: "'"): return (.apostrophe, 1)
        case 0x20: return (.space, 1)
        case 0xC2, 0xD9, 0xE2, 0xEF:
            let rest = bytes[offset...]
            if rest.starts(with: "\u{A0}".utf8) { return (.space, 2) }
            if rest.starts(with: "\u{202F}".utf8) || rest.starts(with: "\u{2009}".utf8) { return (.space, 3) }
            if rest.starts(with: "’".utf8) { return (.apostrophe, 3) }
            if rest.starts(with: "٫".utf8) || rest.starts(with: "·".utf8) { return (.decimalPoint, 2) }
            if rest.starts(with: "٬".utf8) { return (.apostrophe, 2) }
            if rest.starts(with: "．".utf8) { return (.point, 3) }
            if rest.starts(with: "，".utf8) { return (.comma, 3) }
            return nil
        default: return nil
        }
    }
}
