/// The form of paths in addresses (RFC 3986, section 2.1).
public enum PercentEncoding {
    /// A path as part of an address: everything but letters of ASCII, digits, `-`, `.`, `_`, `~` and `/` as `%XX`.
    public static func path(_ path: String) -> String {
        guard !path.utf8.allSatisfy(isPlain) else { return path }
        var result = ""
        for byte in path.utf8 {
            if isPlain(byte) {
                result.unicodeScalars.append(Unicode.Scalar(byte))
            } else {
                result += byte < 16 ? "%0" : "%"
                result += String(byte, radix: 16, uppercase: true)
            }
        }
        return result
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"): true
        default: byte.isLetterOrDigit
        }
    }
}
