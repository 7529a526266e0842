/// A character reference of HTML: `&amp;`, `&#39;`, `&#x27;`.
enum HTMLReference {
    /// The character that bytes beginning with `&` stand for, and how many of them do; nil where they are just text.
    static func read(_ bytes: some Collection<UInt8>) -> (scalar: Unicode.Scalar, length: Int)? {
        // No reference that is known is longer.
        var name: [UInt8] = []
        var isClosed = false
        for byte in bytes.dropFirst().prefix(12) {
            if byte == UInt8(ascii: ";") {
                isClosed = true
                break
            }
            name.append(byte)
        }
        guard isClosed, let scalar = scalar(named: String(decoding: name, as: UTF8.self)) else { return nil }
        return (scalar, name.count + 2)
    }

    private static func scalar(named name: String) -> Unicode.Scalar? {
        switch name {
        case "amp": return "&"
        case "lt": return "<"
        case "gt": return ">"
        case "quot": return "\""
        case "apos": return "'"
        case "nbsp": return "\u{A0}"
        default: break
        }
        guard name.hasPrefix("#") else { return nil }
        let isHexadecimal = name.hasPrefix("#x") || name.hasPrefix("#X")
        let digits = name.dropFirst(isHexadecimal ? 2 : 1)
        // A number may begin with a sign, the number of a character may not.
        guard digits.first?.isHexDigit == true, let number = UInt32(digits, radix: isHexadecimal ? 16 : 10) else {
            return nil
        }
        let scalar = Unicode.Scalar(number) ?? "\u{FFFD}"
        return number == 0 ? "\u{FFFD}" : scalar
    }
}
