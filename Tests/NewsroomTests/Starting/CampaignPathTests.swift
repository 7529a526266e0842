import Newsroom
import Testing

@Suite struct CampaignPathTests {
    @Test(arguments: [
        ("campaigns/2026-11-20-sale.md", "2026-11-20-sale"), ("./campaigns/autumn/sale.md", "sale"),
        ("news/campaigns/sale.md", "sale"), ("sale", "sale"), ("sale.md", "sale"),
        ("autumn/sale.md", "sale"),
        ("campaigns/sale", "campaigns/sale"), ("campaigns", "campaigns"), ("", ""),
    ])
    func aFileNamesItsCampaign(_ name: String, _ id: String) {
        #expect(CampaignPath.id(of: name) == id)
    }
}
