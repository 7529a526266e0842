import Campaigns

/// What JavaScript makes of a value where a text is wanted, by the rules of ECMAScript for `String(value)`.
enum JavaScriptText {
    /// The text of a value that JSON can hold.
    static func text(of value: PropertyValue) -> String {
        switch value {
        case .string(let text): text
        // Beyond 53 bits it knows fractions alone, which leave out the last digits.
        case .integer(let number): number.magnitude < 1 << 53 ? "\(number)" : text(of: Double(number))
        case .real(let number): text(of: number)
        case .boolean(let flag): flag ? "true" : "false"
        // Nothing is written for null inside a list.
        case .array(let values): values.map { $0 == .null ? "" : text(of: $0) }.joined(separator: ",")
        case .null: "null"
        case .dictionary, .date, .data: "[object Object]"
        }
    }

    /// Small fractions stand without an exponent down to a millionth, and whole numbers up to 21 digits.
    private static func text(of number: Double) -> String {
        let size = number.magnitude
        if size == 0 { return "0" }
        let sign = number < 0 ? "-" : ""
        let (digits, exponent) = shortest(size)
        if (1e-6..<1).contains(size) {
            return sign + "0." + String(repeating: "0", count: -exponent) + digits
        }
        if (1..<1e21).contains(size) {
            let zeros = String(repeating: "0", count: max(0, exponent - digits.count))
            let rest = digits.dropFirst(exponent)
            return sign + digits.prefix(exponent) + zeros + (rest.isEmpty ? "" : "." + rest)
        }
        let power = exponent - 1
        let mantissa = digits.prefix(1) + (digits.count > 1 ? "." + digits.dropFirst() : "")
        return "\(sign)\(mantissa)e\(power < 0 ? "-" : "+")\(power.magnitude)"
    }

    /// The fewest digits that tell a number from all others, and the power of ten before which they stand: 0.05 is `5`
    /// and -1, 120 is `12` and 3.
    private static func shortest(_ size: Double) -> (digits: String, exponent: Int) {
        let parts = "\(size)".split(separator: "e")
        let mantissa = parts[0].split(separator: ".", omittingEmptySubsequences: false)
        var digits = mantissa.joined()
        var exponent = mantissa[0].count + (parts.count > 1 ? Int(parts[1]) ?? 0 : 0)
        while digits.hasPrefix("0"), digits.count > 1 {
            digits.removeFirst()
            exponent -= 1
        }
        while digits.hasSuffix("0"), digits.count > 1 { digits.removeLast() }
        return (digits, exponent)
    }
}
