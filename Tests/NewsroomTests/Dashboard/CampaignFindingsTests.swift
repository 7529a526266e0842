import TestSupport
import Testing

@testable import Campaigns
@testable import Newsroom

/// Findings that are shared out to campaigns; the plain twin groups them.
@Suite struct CampaignFindingsTests {
    @Test(arguments: 1...10)
    func eachCampaignGetsItsOwnInTheirOrder(seed: UInt64) throws {
        var random = SteppedGenerator(seed: seed)
        var files = ["newsadmin.yml": TestWorkspace.configuration()]
        for number in 0..<4 { files["campaigns/c\(number).md"] = "---\ntitle: A\n---\nText\n" }
        let workspace = try TestWorkspace(files)
        let campaigns = try WorkspaceReader(vocabulary: .standard).read(workspace.folder).campaigns
        let ids = campaigns.map(\.id) + ["gone"]
        let findings = (0..<60).map { number in
            Diagnostic(
                .fillerText, at: SourcePosition(file: "f"), "\(number)",
                campaign: random.happens(1, in: 6) ? nil : random.one(of: ids))
        }
        let shared = CampaignFindings(findings, campaigns: campaigns)
        let plain = Dictionary(grouping: findings, by: \.campaign)
        for campaign in campaigns { #expect(shared.of(campaign.id) == plain[campaign.id] ?? []) }
        #expect(shared.of("gone") == [])
        #expect(shared.others == findings.filter { $0.campaign == nil || $0.campaign == "gone" })
    }
}
