/// A script, style or font that a page loads from elsewhere.
enum ExternalResource {
    /// What a page loads first, for people: `the script https://example.com/a.js`; nil where it stands alone.
    static func first(in html: [UInt8]) -> String? {
        var tokens = HTMLTokens(html)
        var isStyle = false
        while let token = tokens.next() {
            switch token {
            case .opening("script", let attributes):
                if let address = attributes["src"] { return "the script \(address)" }
            case .opening("link", let attributes):
                let kinds = attributes["rel"]?.lowercased() ?? ""
                if ["stylesheet", "preload", "modulepreload"].contains(where: kinds.contains) {
                    return "the style \(attributes["href"] ?? "")"
                }
            case .opening("style", _): isStyle = true
            case .closing("style"): isStyle = false
            case .text(let style) where isStyle:
                if let rule = self.rule(in: style) { return rule }
            default: break
            }
        }
        return nil
    }

    /// An import, or a font with an address, in a style sheet.
    private static func rule(in style: ArraySlice<UInt8>) -> String? {
        // Only what begins with @ matters, and there is little of it.
        var rest = style
        while let at = rest.firstIndex(of: UInt8(ascii: "@")) {
            rest = rest[(at + 1)...]
            let word = String(decoding: rest.prefix(9), as: UTF8.self).lowercased()
            if word.hasPrefix("import") {
                return "the style \(String(decoding: rest.dropFirst(6).prefix { $0 != 0x3B }, as: UTF8.self))"
            }
            guard word == "font-face" else { continue }
            let rule = String(decoding: rest.prefix { $0 != 0x7D }, as: UTF8.self).lowercased()
            // A font written into the page itself is no resource.
            if rule.contains("url("), !rule.contains("url(data:"), !rule.contains("url(\"data:"),
                !rule.contains("url('data:")
            {
                return "a font"
            }
        }
        return nil
    }
}
