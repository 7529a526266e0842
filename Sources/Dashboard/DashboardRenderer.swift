import Clients
import Files

/// Draws the dashboard: static pages that open from disk.
///
/// Data become plain values (`Values/`), and values become pages through templates (`Templates/`), on all cores
/// (`Drawing/`).
public struct DashboardRenderer: Sendable {
    private let templates: TemplateLibrary
    private let earlier: DrawnDashboard?

    /// The path of the page of forecasts, which is there only where the audience is known.
    public static let forecastPath = PagePath.forecast

    /// The styles and scripts of the pages, each a template below `dashboard/`.
    static let assets = [
        "dashboard.css", "chart.css", "device.css", "release.css", "screen.css", "groups.js", "outdated.js",
        "overview.js", "screen.js", "campaign.js", "chart.js", "device.js",
    ]

    /// A renderer with these templates; where they lack one of the dashboard's, the built-in one is used.
    ///
    /// - Parameters:
    ///   - templates: the templates.
    ///   - earlier: a dashboard from which pages are taken that would come out the same.
    public init(templates: TemplateLibrary, after earlier: DrawnDashboard? = nil) {
        let templates = DashboardTemplates.added(to: templates)
        self.earlier = earlier?.templates == templates ? earlier : nil
        // The same templates again are known in parts already.
        self.templates = self.earlier?.templates ?? templates
    }

    /// Where the pages of a report will stand, and what they need, below the output folder.
    public func paths(of report: Report) -> [String] {
        DrawingJob.all(of: report).flatMap { $0.paths(in: report) }
    }

    /// Draws the pages of a report, and what they need, in no order.
    ///
    /// - Parameters:
    ///   - reusable: the pages that need not be drawn, and makes the keys of all; nil: all are drawn, and nobody wants to
    ///     know keys.
    ///   - take: is handed each page as soon as it is drawn, so that not all of them need to be kept, with the key of what
    ///     it shows, if it has one; called by several threads at once.
    public func draw(
        _ report: Report, besides reusable: ReusablePages? = nil,
        _ take: @Sendable (DashboardPage, GMAC.Tag?) -> Void
    ) {
        let drawing = Drawing(of: report, templates: templates, besides: reusable)
        _ = DrawingJob.all(of: report).parallelMap(batch: 1) { job in drawing.draw(job) { take($0.page, $0.key) } }
    }

    /// The pages of a report, and what they need.
    public func drawn(_ report: Report) -> DrawnDashboard {
        let drawing = Drawing(of: report, templates: templates, after: earlier)
        let pages = DrawingJob.all(of: report).parallelMap(batch: 1) { job in
            var pages: [DrawnDashboard.Drawn] = []
            drawing.draw(job) { pages.append($0) }
            return pages
        }.flatMap { $0 }
        return DrawnDashboard(pages, templates: templates)
    }
}
