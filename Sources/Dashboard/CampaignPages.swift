import Clients
import Files

/// Draws campaigns' pages one after the other, and keeps what they have in common.
///
/// One thread at a time uses it, as ``ToolPool`` sees to.
final class CampaignPages: @unchecked Sendable {
    private var values: CampaignValues
    private var forms: TemplateForms
    // Pages are made at every build and read seldom: the time counts for more than the last tenth of their size.
    private var compressor = GzipCompressor(level: 3)

    /// The pages of campaigns in a frame.
    init(_ frame: CampaignFrame, differences: CampaignDifferences, templates: TemplateLibrary) {
        values = CampaignValues(frame, differences: differences)
        forms = TemplateForms(templates)
    }

    /// The page of a campaign.
    func page(of campaign: CampaignReport) -> DashboardPage {
        let data = PageData(values.data(of: campaign), compressor: &compressor)
        let values = values.values(of: campaign, forms: &forms).adding([
            "data": .html(data.text), "dataType": .text(data.type),
        ])
        return DashboardPage(
            path: PagePath.campaign(campaign.id), bytes: forms.html("dashboard/campaign", values))
    }
}
