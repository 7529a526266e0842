import Foundation

/// One entry of `urls`: parts between bars in any order.
struct ISmartNewsAddressEntry: Equatable, Sendable {
    /// The address, the last one if there are several.
    let address: String
    /// How often it comes in a round.
    let count: Int

    /// The entry in a text; nil if it is to be ignored, has no address, or asks for an app not to be installed that is.
    init?(_ text: String, schemes: Set<String>) {
        var address: String?
        var count = 1
        var scheme: String?
        for part in text.components(separatedBy: "|") {
            if part.hasPrefix("$") {
                scheme = Self.scheme(ofGuard: part.dropFirst())
            } else if part.hasPrefix("http://") || part.hasPrefix("https://") {
                address = part
            } else if part.lowercased() == "ignore" {
                return nil
            } else if let number = Int32(part), String(number) == part {
                count = number < 0 ? 1 : Int(min(number, 32))
            }
        }
        guard let address else { return nil }
        if let scheme, scheme == "http" || scheme == "https" || schemes.contains(scheme) { return nil }
        self.address = address
        self.count = count
    }

    /// The scheme that the client asks the system about, for which it puts `://apple.com` behind what is written: `fb`,
    /// `fb:` and `fb://` ask for the same. Nil where that is no address, for which there is no app.
    private static func scheme(ofGuard text: Substring) -> String? {
        guard ISmartNewsAddress.isAccepted("\(text)://apple.com") else { return nil }
        return text.prefix { $0 != ":" }.lowercased()
    }
}
