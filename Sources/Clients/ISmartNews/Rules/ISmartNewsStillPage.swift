import Campaigns
import Files

extension ISmartNewsClient {
    /// The library keeps users from scrolling a page that does not ask for it, and draws a long one smaller.
    func checkScrolling(
        of campaign: Campaign, in entries: [FeedEntry], block: ISmartNewsBlock, _ findings: inout ClientFindings
    ) {
        let style = block.item.entries.first { $0.key == "style" }?.value
        // All pages of a campaign have one template.
        guard settings.clientVersion == .v496, let page = entries.lazy.flatMap(\.files).first else { return }
        if ISmartNewsStyle.waits(item: style) {
            findings.report(
                .ismartnewsStillPage, at: block.offset,
                "phones do not scroll the page: “show_loading” switches that off before it has loaded",
                suggestion: "leave show_loading out of style")
            return
        }
        guard !scrolls(page.content) else { return }
        let template = campaign.template?.value ?? "page"
        findings.report(
            .ismartnewsStillPage, at: campaign.template?.offset ?? block.offset,
            "phones do not scroll the page: it does not set “allowVerticalScroll”",
            suggestion: "write <script>var \(Self.scrolling) = true;</script> into "
                + "templates/\(Self.name)/\(template).mustache")
    }

    /// Whether the library lets users scroll a page, as far as is known: 2.0.1 always does, and a script from elsewhere
    /// may ask for it.
    func scrolls(_ page: FileContent) -> Bool {
        let page = page.bytes
        if settings.clientVersion == .v201 || page.isEmpty || Self.names(page, Self.scrolling) { return true }
        var tokens = HTMLTokens(page)
        while let token = tokens.next() {
            if case .opening("script", let attributes) = token, attributes["src"] != nil { return true }
        }
        return false
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
