/// Finds the addresses in style sheets that are relative to their page.
enum StyleReferences {
    /// The first of them; nil where there is none.
    static func first(in text: String) -> String? {
        let addresses = text.matches(of: /url\(\s*["']?([^"')\s]*)/.ignoresCase()).map { String($0.1) }
        let imports = text.matches(of: /@import\s+["']([^"']*)/.ignoresCase()).map { String($0.1) }
        return (addresses + imports + images(in: text)).first { $0.isRelativeAddress }
    }

    /// The addresses of `image-set("a.png" 1x, "b.png" 2x)`, where they need no `url(`.
    private static func images(in text: String) -> [String] {
        text.matches(of: /image-set\(/.ignoresCase()).flatMap { start -> [String] in
            var found: [String] = []
            let parts = /(type\(\s*)?(?:"([^"]*)"|'([^']*)')|[;}]/.ignoresCase()
            for part in text[start.range.upperBound...].matches(of: parts) {
                guard let address = part.2 ?? part.3 else { break }
                // The type of an image is no address.
                if part.1 == nil { found.append(String(address)) }
            }
            return found
        }
    }
}

extension String {
    /// Whether an address says neither a scheme nor just a place on the page itself.
    var isRelativeAddress: Bool {
        guard let first, first != "#" else { return false }
        return prefixMatch(of: /[A-Za-z][A-Za-z0-9+.\-]*:/) == nil
    }
}
