/// How Notable turns values into numbers and booleans: a number and a text both answer, anything else crashes (nil).
enum NotableNumber {
    /// NSNumber's and NSString's `boolValue`.
    static func boolean(_ value: PropertyValue) -> Bool? {
        switch value {
        case .boolean(let flag): flag
        case .integer(let number): number != 0
        case .real(let number): number != 0
        case .string(let text): boolean(text)
        default: nil
        }
    }

    /// After space, a sign and zeros: a digit 1 to 9 or one of y, Y, t and T is true.
    static func boolean(_ text: String) -> Bool {
        var rest = digits(text)
        if rest.first == UInt8(ascii: "-") || rest.first == UInt8(ascii: "+") { rest.removeFirst() }
        rest = rest.drop { $0 == 0x30 }
        guard let first = rest.first else { return false }
        return (0x31...0x39).contains(first) || "yYtT".utf8.contains(first)
    }

    /// NSNumber's and NSString's `integerValue`: fractions are cut off, text without digits in front is 0.
    static func integer(_ value: PropertyValue) -> Int64? {
        switch value {
        case .boolean(let flag): flag ? 1 : 0
        case .integer(let number): number
        case .real(let number): Int64(saturating: number)
        case .string(let text): integer(text)
        default: nil
        }
    }

    /// NSNumber's and NSString's `floatValue`: single precision, text without a number in front is 0.
    static func float(_ value: PropertyValue) -> Float? {
        switch value {
        case .boolean(let flag): flag ? 1 : 0
        case .integer(let number): Float(number)
        case .real(let number): Float(number)
        case .string(let text): float(text)
        default: nil
        }
    }

    private static func integer(_ text: String) -> Int64 {
        var rest = digits(text)
        let isNegative = rest.first == UInt8(ascii: "-")
        if isNegative || rest.first == UInt8(ascii: "+") { rest.removeFirst() }
        var value: Int64 = 0
        for digit in rest.prefix(while: { $0 >= 0x30 && $0 <= 0x39 }) {
            let (product, overflow) = value.multipliedReportingOverflow(by: 10)
            let (sum, carry) = product.addingReportingOverflow(Int64(digit - 0x30))
            if overflow || carry { return isNegative ? .min : .max }
            value = sum
        }
        return isNegative ? -value : value
    }

    private static func float(_ text: String) -> Float {
        let rest = Array(digits(text))
        var end = 0
        func skip(_ bytes: String) { if end < rest.count, bytes.utf8.contains(rest[end]) { end += 1 } }
        func skipDigits() -> Bool {
            let start = end
            while end < rest.count, rest[end] >= 0x30, rest[end] <= 0x39 { end += 1 }
            return end > start
        }
        skip("+-")
        var hasDigits = skipDigits()
        if end < rest.count, rest[end] == UInt8(ascii: ".") {
            end += 1
            hasDigits = skipDigits() || hasDigits
        }
        guard hasDigits else { return 0 }
        let mantissa = end
        skip("eE")
        if end > mantissa {
            skip("+-")
            if !skipDigits() { end = mantissa }
        }
        return Float(Double(String(decoding: rest[..<end], as: UTF8.self)) ?? 0)
    }

    /// The text without the space in front of it.
    private static func digits(_ text: String) -> Substring.UTF8View.SubSequence {
        text[...].utf8.drop { $0 == 0x20 || (0x09...0x0D).contains($0) }
    }
}

extension Int64 {
    /// The number without its fraction, the nearest that fits; 0 for one that is none.
    init(saturating number: Double) {
        if number.isNaN {
            self = 0
        } else {
            self = Int64(exactly: number.rounded(.towardZero)) ?? (number < 0 ? .min : .max)
        }
    }
}
