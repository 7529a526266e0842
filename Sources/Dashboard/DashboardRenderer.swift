import Clients
import Files

/// Draws the dashboard: static pages that open from disk.
///
/// Data become plain values (`Values/`), and values become pages through templates, which escape them.
public struct DashboardRenderer: Sendable {
    private let templates: TemplateLibrary

    /// A renderer with these templates; where they lack one of the dashboard's, the built-in one is used.
    public init(templates: TemplateLibrary) {
        self.templates = DashboardTemplates.added(to: templates)
    }

    /// The pages of a report, and what they need.
    public func pages(of report: Report) -> [DashboardPage] {
        let campaigns = report.campaigns.parallelMap(batch: 8) { campaign in
            page(
                PagePath.campaign(campaign.id), "dashboard/campaign",
                CampaignValues(of: report).values(of: campaign))
        }
        return [
            page(PagePath.index, "dashboard/index", IndexValues(of: report).values()),
            page(PagePath.style, "dashboard/dashboard.css", [:]),
        ] + campaigns
    }

    private func page(_ path: String, _ template: String, _ values: [String: Any]) -> DashboardPage {
        DashboardPage(path: path, bytes: Array((templates.render(template, values) ?? "").utf8))
    }
}
