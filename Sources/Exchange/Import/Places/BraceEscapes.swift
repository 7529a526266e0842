/// Reads the escapes of texts in quotes in the old notation of property lists: `\\U00e9`, `\\351`, `\\n`.
enum BraceEscapes {
    /// What a text between quotes says.
    static func decoded(_ bytes: ArraySlice<UInt8>) -> String {
        guard bytes.contains(backslash) else { return String(decoding: bytes, as: UTF8.self) }
        var units: [UInt16] = []
        var rest = bytes
        while let first = rest.first {
            guard first == backslash else {
                let plain = rest.prefix { $0 != backslash }
                units += String(decoding: plain, as: UTF8.self).utf16
                rest = rest[plain.endIndex...]
                continue
            }
            rest = rest.dropFirst()
            guard let letter = rest.first else { break }
            switch letter {
            case UInt8(ascii: "U"):
                let digits = rest.dropFirst().prefix(4).prefix { Self.value($0, radix: 16) != nil }
                units.append(number(digits, radix: 16))
                rest = rest[digits.endIndex...]
            case UInt8(ascii: "0")...UInt8(ascii: "7"):
                let digits = rest.prefix(3).prefix { Self.value($0, radix: 8) != nil }
                units.append(number(digits, radix: 8))
                rest = rest[digits.endIndex...]
            default:
                // Any other character stands for itself, with all of its bytes.
                let length = rest.dropFirst().prefix { $0 & 0xC0 == 0x80 }.count + 1
                if let control = controls[letter] {
                    units.append(control)
                } else {
                    units += String(decoding: rest.prefix(length), as: UTF8.self).utf16
                }
                rest = rest.dropFirst(length)
            }
        }
        return String(decoding: units, as: UTF16.self)
    }

    private static let backslash = UInt8(ascii: "\\")
    private static let controls: [UInt8: UInt16] = [
        UInt8(ascii: "a"): 7, UInt8(ascii: "b"): 8, UInt8(ascii: "f"): 12, UInt8(ascii: "n"): 10, UInt8(ascii: "r"): 13,
        UInt8(ascii: "t"): 9, UInt8(ascii: "v"): 11,
    ]

    private static func value(_ byte: UInt8, radix: Int) -> UInt16? {
        UInt16(String(Unicode.Scalar(byte)), radix: radix)
    }

    private static func number(_ digits: ArraySlice<UInt8>, radix: Int) -> UInt16 {
        digits.reduce(0) { $0 &* UInt16(radix) &+ (value($1, radix: radix) ?? 0) }
    }
}
