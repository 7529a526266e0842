/// What can be said of an address without asking a network.
public enum WebAddress {
    /// The scheme in lower case, nil where there is none (RFC 3986, section 3.1).
    public static func scheme(of address: String) -> String? {
        guard let colon = address.utf8.firstIndex(of: UInt8(ascii: ":")) else { return nil }
        let name = address[..<colon]
        guard let first = name.utf8.first, (first | 0x20) >= 97, (first | 0x20) <= 122 else { return nil }
        let isName = name.utf8.allSatisfy { byte in
            switch byte {
            case 48...57, 65...90, 97...122, 43, 45, 46: true
            default: false
            }
        }
        return isName ? name.lowercased() : nil
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

    /// Whether it is an http or https address with a host.
    public static func isAbsoluteHTTP(_ address: String) -> Bool {
        guard let scheme = scheme(of: address), scheme == "http" || scheme == "https" else { return false }
        let rest = address.dropFirst(scheme.count)
        guard rest.hasPrefix("://"), hasOnlyAllowedCharacters(address) else { return false }
        let host = rest.dropFirst(3).prefix { $0 != "/" && $0 != "?" && $0 != "#" }
        return !host.isEmpty
    }
}
