import Campaigns

/// Decides which addresses found in feeds may become links.
enum LinkTarget {
    /// Whether an address is safe and useful to follow from a page; if not, it is only to be read.
    ///
    /// Only addresses of the web, of mail and of telephones can be followed: a feed may hold `javascript:` or the
    /// scheme of an app, and anybody may have written it.
    static func isFollowed(_ address: String) -> Bool {
        switch WebAddress.scheme(of: address) {
        case "http", "https": WebAddress.isAbsoluteHTTP(address)
        case "mailto", "tel": WebAddress.hasOnlyAllowedCharacters(address)
        default: false
        }
    }
}
