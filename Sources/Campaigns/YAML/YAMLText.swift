/// Writes texts into YAML.
public enum YAMLText {
    /// A text in double quotes, so that no character of it means anything to YAML; what cannot be seen, or cannot
    /// stand in YAML, is escaped.
    public static func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar.value {
            case 0x22, 0x5C: result += "\\\(scalar)"
            case 0x0A: result += "\\n"
            case 0x0D: result += "\\r"
            case 0x09: result += "\\t"
            case 0..<0x20, 0x7F..<0xA0, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF, 0xFFFE, 0xFFFF:
                result += "\\u" + digits(of: scalar, count: 4)
            // The last two of each plane are no characters.
            case let value where value > 0xFFFF && value & 0xFFFE == 0xFFFE:
                result += "\\U" + digits(of: scalar, count: 8)
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }

    private static func digits(of scalar: Unicode.Scalar, count: Int) -> String {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        return String(repeating: "0", count: count - digits.count) + digits
    }
}
