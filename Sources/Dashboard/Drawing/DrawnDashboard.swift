import Clients
import Files

/// A dashboard that was drawn, with what the next one may take from it.
public struct DrawnDashboard: Sendable {
    /// The pages, and what they need.
    public let pages: [DashboardPage]
    /// What they were drawn with.
    let templates: TemplateLibrary
    private let drawn: [String: Drawn]

    /// A page with what it was drawn of.
    struct Drawn: Sendable {
        /// The page.
        let page: DashboardPage
        /// What it shows; nil for one that shows a bit of everything, and is drawn each time.
        let source: PageSource?
        /// The key of what it shows; nil where nobody asked for it.
        var key: GMAC.Tag?
    }

    /// The pages that were drawn with these templates.
    init(_ drawn: [Drawn], templates: TemplateLibrary) {
        pages = drawn.map(\.page)
        self.templates = templates
        self.drawn = Dictionary(keepingFirst: drawn.filter { $0.source != nil }.map { ($0.page.path, $0) })
    }

    /// The page at a path, where it was drawn of an equal source.
    func page(at path: String, of source: PageSource) -> DashboardPage? {
        guard let known = drawn[path], known.source == source else { return nil }
        return known.page
    }
}
