import Foundation

/// Puts the bar of `serve` into a page of the dashboard.
enum ServeBar {
    /// The page with the bar before its end, and with leave for its scripts to ask this server, which the page as it is
    /// built does not give them.
    static func added(_ bar: Data, to page: Data) -> Data {
        var page = page
        let head = page.startIndex..<min(page.endIndex, page.startIndex + 8192)
        // Words of a page cannot be taken for its policy, because their apostrophes are escaped.
        if let policy = page.range(of: Data("default-src 'none'".utf8), in: head) {
            let end = page[policy.lowerBound...].firstIndex(of: UInt8(ascii: "\"")) ?? page.endIndex
            if page.range(of: Data("connect-src".utf8), in: policy.lowerBound..<end) == nil {
                page.insert(contentsOf: Data("connect-src 'self'; ".utf8), at: policy.lowerBound)
            }
        }
        let end = page.range(of: Data("</body>".utf8), options: .backwards)?.lowerBound ?? page.endIndex
        page.insert(contentsOf: bar, at: end)
        return page
    }
}
