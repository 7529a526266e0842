import Clients

/// Draws the dashboard: static pages that open from disk.
public struct DashboardRenderer: Sendable {
    private let templates: TemplateLibrary

    /// A renderer with these templates.
    public init(templates: TemplateLibrary) {
        self.templates = templates
    }

    /// The pages of a report, and what they need.
    public func pages(of report: Report) -> [DashboardPage] {
        []
    }
}
