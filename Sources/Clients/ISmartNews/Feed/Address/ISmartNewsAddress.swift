import Campaigns

/// One address of an item: a page, an action, or an alert that stands in the item itself.
enum ISmartNewsAddress: Equatable, Sendable {
    /// The address of a page, or of an action of the client.
    case page(String)
    /// An alert stored in the item under the path of the address.
    case alert(address: String, ISmartNewsMessage)

    /// The host whose addresses are alerts.
    static let alertHost = "alertview.io"
    /// The host whose addresses are actions, in 4.9.6.
    static let actionHost = "review.io"

    /// Whether an address asks for the app's review, by the first name in its path; others of its host do nothing.
    static func opensReview(_ address: String) -> Bool {
        guard let parts = ISmartNewsAddressParts(address) else { return false }
        return parts.host == actionHost && parts.path.split(separator: "/").first == "open"
    }

    /// Whether the URL parser takes the text: printable ASCII, without what RFC 3986 forbids, escapes complete, one
    /// fragment at most.
    static func isAccepted(_ text: String) -> Bool {
        !text.isEmpty && text.utf8.allSatisfy(isAllowed) && WebAddress.hasOnlyWholeCodes(text)
            && text.utf8.count { $0 == UInt8(ascii: "#") } <= 1
    }

    /// Whether a byte may stand in an address: printable ASCII but for `"<>\^`, the backtick, `{|}` and space.
    private static func isAllowed(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x22, 0x3C, 0x3E, 0x5C, 0x5E, 0x60, 0x7B...0x7D: false
        default: byte > 0x20 && byte < 0x7F
        }
    }
}
