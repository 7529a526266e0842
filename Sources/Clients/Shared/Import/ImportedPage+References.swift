extension ImportedPage {
    /// What the page loads from beside itself, and would no longer find elsewhere; nil where it stands alone.
    public var relativeReference: String? {
        var tokens = HTMLTokens(bytes)
        while let token = tokens.next() {
            switch token {
            case .opening(let name, let attributes):
                for attribute in ["src", "href", "poster", "data", "srcset", "background"] {
                    // A link to elsewhere on the same site is not loaded, but it would lead elsewhere all the same.
                    if name == "base" { continue }
                    if let address = attributes[attribute], Self.isRelative(address) { return address }
                }
                if let style = attributes["style"], let address = Self.relativeAddress(inStyle: style) {
                    return address
                }
            case .text(let bytes):
                let text = String(decoding: bytes, as: UTF8.self)
                if let address = Self.relativeAddress(inStyle: text) { return address }
            case .closing: break
            }
        }
        return nil
    }

    private static func relativeAddress(inStyle text: String) -> String? {
        for match in text.matches(of: /url\(\s*["']?([^"')\s]*)/) where isRelative(String(match.1)) {
            return String(match.1)
        }
        return nil
    }

    private static func isRelative(_ address: String) -> Bool {
        guard let first = address.first, first != "#" else { return false }
        return address.prefixMatch(of: /[A-Za-z][A-Za-z0-9+.\-]*:/) == nil
    }
}
