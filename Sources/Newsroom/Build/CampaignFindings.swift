import Campaigns

/// Findings by the campaigns of a workspace.
struct CampaignFindings: Sendable {
    /// Those of no campaign that there is.
    private(set) var others: [Diagnostic] = []
    private var byCampaign: [[Diagnostic]]
    private var places: [String: Int]

    /// Findings, shared out to these campaigns in their order.
    init(_ findings: [Diagnostic], campaigns: [Campaign]) {
        places = Dictionary(
            campaigns.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
        byCampaign = Array(repeating: [], count: campaigns.count)
        // Findings of one campaign stand together as a rule, and are not looked up one by one.
        var last: (id: String, place: Int)?
        for finding in findings {
            guard let id = finding.campaign else {
                others.append(finding)
                continue
            }
            if last?.id != id { last = places[id].map { (id, $0) } }
            if let last { byCampaign[last.place].append(finding) } else { others.append(finding) }
        }
    }

    /// The findings of a campaign.
    func of(_ campaign: String) -> [Diagnostic] { places[campaign].map { byCampaign[$0] } ?? [] }
}
