/// Puts characters in place of XML's references to them.
enum XMLReferences {
    /// The text of a range of bytes, with the five named entities of XML and characters by their numbers; no others
    /// exist.
    static func resolved(_ range: Range<Int>, of file: IndexedText) throws(ExchangeProblem) -> String {
        let bytes = file.bytes[range]
        guard bytes.contains(UInt8(ascii: "&")) else { return lineEnds(bytes) }
        var result = ""
        var rest = bytes
        while let ampersand = rest.firstIndex(of: UInt8(ascii: "&")) {
            result += lineEnds(rest[..<ampersand])
            let behind = rest[(ampersand + 1)...]
            guard let end = behind.prefix(12).firstIndex(of: UInt8(ascii: ";")) else {
                throw ExchangeProblem("& begins no reference; write &amp;", at: file.position(at: ampersand))
            }
            let name = String(decoding: behind[..<end], as: UTF8.self)
            guard let scalar = character(named: name) else {
                throw ExchangeProblem("the entity “&\(name);” is not known", at: file.position(at: ampersand))
            }
            result.unicodeScalars.append(scalar)
            rest = behind[(end + 1)...]
        }
        return result + lineEnds(rest)
    }

    /// The text of bytes, with the line ends that XML has.
    static func lineEnds(_ bytes: ArraySlice<UInt8>) -> String {
        let text = String(decoding: bytes, as: UTF8.self)
        guard bytes.contains(0x0D) else { return text }
        return text.replacing("\r\n", with: "\n").replacing("\r", with: "\n")
    }

    /// The character that a reference stands for, by what is between `&` and `;`; nil where it stands for none.
    static func character(named name: some StringProtocol) -> Unicode.Scalar? {
        switch name {
        case "amp": return "&"
        case "lt": return "<"
        case "gt": return ">"
        case "quot": return "\""
        case "apos": return "'"
        default:
            guard name.hasPrefix("#") else { return nil }
            let isHexadecimal = name.hasPrefix("#x")
            let digits = name.dropFirst(isHexadecimal ? 2 : 1)
            // A number may begin with a sign, the number of a character may not.
            guard digits.first?.isHexDigit == true, let value = UInt32(digits, radix: isHexadecimal ? 16 : 10),
                value >= 0x20 || value == 9 || value == 10 || value == 13
            else { return nil }
            return Unicode.Scalar(value)
        }
    }
}
