import Clients

/// Draws campaigns' pages one after the other, and keeps what they have in common.
struct CampaignPages {
    private var values: CampaignValues
    private var forms: TemplateForms

    /// The pages of a report's campaigns.
    init(of report: Report, templates: TemplateLibrary) {
        values = CampaignValues(of: report)
        forms = TemplateForms(templates)
    }

    /// The page of a campaign.
    mutating func page(of campaign: CampaignReport) -> DashboardPage {
        let values = values.values(of: campaign, forms: &forms)
        return DashboardPage(
            path: PagePath.campaign(campaign.id), bytes: forms.html("dashboard/campaign", values))
    }
}
