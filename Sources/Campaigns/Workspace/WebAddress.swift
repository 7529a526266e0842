import Files

/// What can be said of an address without asking a network.
public enum WebAddress {
    /// The scheme in lower case, nil where there is none (RFC 3986, section 3.1).
    public static func scheme(of address: String) -> String? {
        address.withUTF8Bytes { bytes in
            guard let first = bytes.first, first.isLetter else { return nil }
            var end = 0
            while end < bytes.count, bytes[end].isInScheme { end += 1 }
            guard end < bytes.count, bytes[end] == UInt8(ascii: ":") else { return nil }
            return String(unsafeUninitializedCapacity: end) { name in
                for index in 0..<end { name[index] = bytes[index].lowercased }
                return end
            }
        }
    }

    /// Whether no character stands in it that an address cannot hold: white space, controls, quotes, angle brackets,
    /// backslashes, braces, bars, carets, grave accents.
    public static func hasOnlyAllowedCharacters(_ address: String) -> Bool {
        address.utf8.allSatisfy { byte in
            switch byte {
            case 0...0x20, 0x7F: false
            case UInt8(ascii: "\""), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\\"), UInt8(ascii: "^"),
                UInt8(ascii: "`"), UInt8(ascii: "{"), UInt8(ascii: "|"), UInt8(ascii: "}"):
                false
            default: true
            }
        }
    }

    /// Whether two hexadecimal digits follow each percent sign.
    public static func hasOnlyWholeCodes(_ address: String) -> Bool {
        var rest = address.utf8[...]
        while let sign = rest.firstIndex(of: UInt8(ascii: "%")) {
            rest = rest[rest.index(after: sign)...]
            guard rest.prefix(2).count(where: { $0.hexadecimalValue != nil }) == 2 else { return false }
        }
        return true
    }

    /// Whether one `#` stands in it at most.
    static func hasOneFragment(_ address: String) -> Bool {
        address.utf8.count { $0 == UInt8(ascii: "#") } <= 1
    }

    /// Whether it is an http or https address with a host.
    public static func isAbsoluteHTTP(_ address: String) -> Bool {
        guard let scheme = scheme(of: address), scheme == "http" || scheme == "https" else { return false }
        let rest = address.utf8.dropFirst(scheme.utf8.count)
        guard rest.starts(with: "://".utf8) else { return false }
        let authority = rest.dropFirst(3).prefix { !"/?#".utf8.contains($0) }
        // Behind a name and a password, and before a port.
        let place = authority.lastIndex(of: UInt8(ascii: "@")).map { authority[authority.index(after: $0)...] }
        guard let first = (place ?? authority).first, first != UInt8(ascii: ":") else { return false }
        return hasOnlyAllowedCharacters(address)
    }
}

extension UInt8 {
    /// Whether it may stand in the scheme of an address (RFC 3986, section 3.1).
    var isInScheme: Bool {
        isLetterOrDigit || self == UInt8(ascii: "+") || self == UInt8(ascii: "-") || self == UInt8(ascii: ".")
    }
}
