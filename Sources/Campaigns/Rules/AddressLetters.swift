extension Rule {
    /// An action whose address has letters that some phones do not take in addresses.
    static let actionNotASCII = Rule.changeable("action-not-ascii", .warning)
    /// An address of feeds, views or pages that has such letters.
    public static let addressNotASCII = Rule.changeable("address-not-ascii", .warning)
}

/// Finds letters outside ASCII in addresses: phones before iOS 17, and apps built before Xcode 15 on any, make no address
/// of such a text.
public enum AddressLetters {
    static func findings(in message: Message) -> [Diagnostic] {
        guard let address = message.actionURL, let suggestion = suggestion(for: address.value) else { return [] }
        return [
            Diagnostic(
                .actionNotASCII, at: address.position(),
                "“\(address.value)” has letters that some phones do not take in an address",
                suggestion: suggestion, locales: [message.locale])
        ]
    }

    /// What to write in place of an address with such letters; nil where it has none.
    public static func suggestion(for address: String) -> String? {
        guard address.utf8.contains(where: { $0 >= 0x80 }) else { return nil }
        guard let slashes = address.firstRange(of: "://") else { return "write \(encoded(address[...]))" }
        let end = address[slashes.upperBound...].firstIndex { "/?#".contains($0) } ?? address.endIndex
        let host = address[slashes.upperBound..<end]
        guard host.utf8.contains(where: { $0 >= 0x80 }) else { return "write \(encoded(address[...]))" }
        let rest = encoded(address[end...])
        return "write the host in its form for computers, xn--…" + (rest.isEmpty ? "" : ", and \(rest) behind it")
    }

    /// The address with the bytes of such letters, and spaces, as percent codes.
    private static func encoded(_ address: Substring) -> String {
        address.utf8.reduce(into: "") { result, byte in
            if byte == UInt8(ascii: " ") {
                result += "%20"
            } else if byte < 0x80 {
                result.unicodeScalars.append(Unicode.Scalar(byte))
            } else {
                result += "%" + String(byte, radix: 16, uppercase: true)
            }
        }
    }
}
