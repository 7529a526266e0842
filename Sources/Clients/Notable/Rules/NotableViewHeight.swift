import Campaigns

extension NotableClient {
    /// Phones neither shorten a view that is higher than the screen nor let it scroll: it loses the edge that is farther
    /// from its origin.
    func checkHeights(of views: [NotableBlockView], _ findings: inout ClientFindings) {
        let limit = context.configuration.rules.limit(of: .notableViewHeight)
        for view in views {
            guard let height = view.height, height > Double(limit) else { continue }
            let points = JSONWriter().text(.whole(height))
            let loss = view.origin == .top ? "bottom, with any button there" : "top, with any heading or ✕ there"
            findings.report(
                .notableViewHeight, at: view.offset,
                "the view “\(view.name)” is \(points) points high: on a screen of \(limit) nobody sees its \(loss)",
                suggestion: "keep the height within \(limit), or leave it out: then the view is as high as the screen")
        }
    }
}

extension Rule {
    /// A view higher than the smallest phone of the previews.
    static let notableViewHeight = Rule.changeable("notable-view-height", .warning, limit: 568)
}
