import Clients
import Files

/// Draws the dashboard: static pages that open from disk.
///
/// Data become plain values (`Values/`), and values become pages through templates (`Templates/`).
public struct DashboardRenderer: Sendable {
    private let templates: TemplateLibrary

    /// A renderer with these templates; where they lack one of the dashboard's, the built-in one is used.
    public init(templates: TemplateLibrary) {
        self.templates = DashboardTemplates.added(to: templates)
    }

    /// The pages of a report, and what they need.
    public func pages(of report: Report) -> [DashboardPage] {
        var forms = TemplateForms(templates)
        var overview = IndexValues(of: report)
        let values = overview.values(forms: &forms)
        let index = DashboardPage(path: PagePath.index, bytes: forms.html("dashboard/index", values))
        let style = DashboardPage(path: PagePath.style, bytes: forms.html("dashboard/dashboard.css", [:]))
        let campaigns = report.campaigns.parallelMap(
            batch: 64, with: { CampaignPages(of: report, templates: templates) }
        ) { pages, campaign in
            pages.page(of: campaign)
        }
        return [index, style] + campaigns
    }
}
