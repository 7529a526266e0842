import Campaigns
import Clients

/// Copies of views and pages that can be looked at without the network, for those that load anything.
enum PreviewCopy {
    /// The copy: images of the workspace are written into it, because a browser lets no frame read them from disk, and
    /// nothing else is loaded.
    ///
    /// - Parameters:
    ///   - html: the file that ships.
    ///   - images: `data:` addresses by the addresses that the file has.
    static func of(_ html: [UInt8], images: [String: String]) -> [UInt8] {
        var text = String(decoding: html, as: UTF8.self)
        for (address, data) in images.sorted(by: { $0.key < $1.key }) where text.contains(address) {
            text = text.replacing(address, with: data)
        }
        guard let head = text.range(of: "<head>") else { return Array((policy + text).utf8) }
        text.insert(contentsOf: "\n" + policy, at: head.upperBound)
        return Array(text.utf8)
    }

    /// Whether a view or page has an image that was not found, which stands there without an address.
    static func lacksImage(_ html: [UInt8]) -> Bool {
        html.indices.contains { html[$0] == lost[0] && html[$0...].starts(with: lost) }
    }

    private static let lost = Array("<img src=\"\"".utf8)

    private static let policy =
        "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; img-src data:; "
        + "style-src 'unsafe-inline'; script-src 'unsafe-inline'; base-uri 'none'; form-action 'none'\">"
}
