import Foundation

/// One address of an item: a page, an action, or an alert that stands in the item itself.
enum ISmartNewsAddress: Hashable, Sendable {
    /// The address of a page, or of an action of the client.
    case page(String)
    /// An alert stored in the item under the path of the address.
    case alert(address: String, ISmartNewsMessage)

    /// The host whose addresses are alerts.
    static let alertHost = "alertview.io"
    /// The host whose addresses are actions, in 4.9.6.
    static let actionHost = "review.io"

    /// Whether the URL parser takes the text: printable ASCII, without what RFC 3986 forbids, escapes complete.
    static func isAccepted(_ text: String) -> Bool {
        guard !text.isEmpty else { return false }
        var bytes = text.utf8[...]
        while let byte = bytes.popFirst() {
            guard byte > 0x20, byte < 0x7F, !Array("\"<>\\^`{|}".utf8).contains(byte) else { return false }
            guard byte == UInt8(ascii: "%") else { continue }
            guard bytes.count >= 2, bytes.prefix(2).allSatisfy(isHexadecimal) else { return false }
            bytes = bytes.dropFirst(2)
        }
        return true
    }

    private static func isHexadecimal(_ byte: UInt8) -> Bool {
        (0x30...0x39).contains(byte) || (0x41...0x46).contains(byte & 0xDF)
    }
}
