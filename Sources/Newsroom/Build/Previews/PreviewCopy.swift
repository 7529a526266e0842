/// Copies of views and pages that can be looked at without the network, for those that load anything.
enum PreviewCopy {
    /// The copy: images of the workspace are written into it, because a browser lets no frame read them from disk, and
    /// nothing else is loaded.
    ///
    /// - Parameters:
    ///   - html: the file that ships.
    ///   - images: `data:` addresses by the addresses that the file has.
    static func of(_ html: [UInt8], images: [String: String]) -> [UInt8] {
        // Of two addresses that begin alike the longer one is meant.
        let images = images.sorted { ($1.key.utf8.count, $0.key) < ($0.key.utf8.count, $1.key) }
            .map { (address: Array($0.key.utf8), data: $0.value) }
        let guarded = html.indices.first { html[$0...].starts(with: head) }.map { $0 + head.count }
        var copy: [UInt8] = []
        copy.reserveCapacity(html.count + policy.utf8.count + images.reduce(0) { $0 + $1.data.utf8.count } + 1)
        if guarded == nil { copy += policy.utf8 }
        var place = 0
        while place < html.count {
            if place == guarded { copy += ("\n" + policy).utf8 }
            if let image = images.first(where: { html[place...].starts(with: $0.address) }) {
                copy += image.data.utf8
                place += image.address.count
            } else {
                copy.append(html[place])
                place += 1
            }
        }
        if place == guarded { copy += ("\n" + policy).utf8 }
        return copy
    }

    /// Whether a view or page has an image that was not found, which stands there without an address.
    static func lacksImage(_ html: [UInt8]) -> Bool {
        html.indices.contains { html[$0] == lost[0] && html[$0...].starts(with: lost) }
    }

    private static let head = Array("<head>".utf8)
    private static let lost = Array("<img src=\"\"".utf8)

    private static let policy =
        "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; img-src data:; "
        + "style-src 'unsafe-inline'; script-src 'unsafe-inline'; base-uri 'none'; form-action 'none'\">"
}
