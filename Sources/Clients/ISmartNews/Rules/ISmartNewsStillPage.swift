import Campaigns
import Files

extension ISmartNewsClient {
    /// The library keeps users from scrolling a page that does not ask for it, and draws a long one smaller.
    func checkScrolling(of campaign: Campaign, in entries: [FeedEntry], _ findings: inout ClientFindings) {
        // All pages of a campaign have one template.
        guard let page = entries.lazy.flatMap(\.files).first, isStill(page.bytes) else { return }
        let template = campaign.template?.value ?? "page"
        findings.report(
            .ismartnewsStillPage, at: campaign.template?.offset,
            "phones do not scroll the page: it does not set “allowVerticalScroll”",
            suggestion: "write <script>var \(Self.scrolling) = true;</script> into "
                + "templates/\(Self.name)/\(template).mustache")
    }

    /// Whether the library does not let users scroll a page, as far as can be told: 2.0.1 always does, and a script from
    /// elsewhere may ask for it.
    func isStill(_ page: [UInt8]) -> Bool {
        guard settings.clientVersion == .v496, !page.isEmpty else { return false }
        if Self.names(page, Self.scrolling) { return false }
        var tokens = HTMLTokens(page)
        while let token = tokens.next() {
            if case .opening("script", let attributes) = token, attributes["src"] != nil { return false }
        }
        return true
    }

    /// Whether a name stands in a page, found by its last letter: every page of a workspace is looked through.
    private static func names(_ page: [UInt8], _ name: StaticString) -> Bool {
        let name = UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount)
        return page.withUnsafeBufferPointer { page in
            var start = name.count - 1
            while let end = page.offset(of: name[name.count - 1], from: start) {
                if page[(end - name.count + 1)...end].elementsEqual(name) { return true }
                start = end + 1
            }
            return false
        }
    }

    /// The variable of a page that the library asks for.
    private static let scrolling: StaticString = "allowVerticalScroll"
}

extension Rule {
    /// A page that cannot be scrolled.
    static let ismartnewsStillPage = Rule.changeable("ismartnews-still-page", .warning)
}
