import Campaigns
import Files

/// Findings by the campaigns of a workspace.
struct CampaignFindings: Sendable {
    /// Those of no campaign that there is.
    private(set) var others: [Diagnostic] = []
    private var byCampaign: [[Diagnostic]]
    private var places: [String: Int]

    /// Findings, shared out to these campaigns in their order.
    init(_ findings: [Diagnostic], campaigns: [Campaign]) {
        places = Dictionary(keepingFirst: campaigns.enumerated().map { ($1.id, $0) })
        byCampaign = Array(repeating: [], count: campaigns.count)
        let owners = Self.owners(of: findings, places)
        var counts = [Int](repeating: 0, count: campaigns.count)
        for case let owner? in owners { counts[owner] += 1 }
        // Room for these and no more: all campaigns' spare room together would be a good part of what findings take.
        for place in counts.indices { byCampaign[place].reserveCapacity(counts[place]) }
        for (place, owner) in owners.enumerated() {
            if let owner { byCampaign[owner].append(findings[place]) } else { others.append(findings[place]) }
        }
    }

    /// The place of each finding's campaign; nil for those of none that there is.
    private static func owners(of findings: [Diagnostic], _ places: [String: Int]) -> [Int?] {
        // Findings of one campaign stand together as a rule, and are not looked up one by one.
        var last: (id: String, place: Int?)?
        return findings.indices.map { index in
            guard let id = findings[index].campaign else { return nil }
            if last?.id != id { last = (id, places[id]) }
            return last?.place
        }
    }

    /// The findings of a campaign.
    func of(_ campaign: String) -> [Diagnostic] { places[campaign].map { byCampaign[$0] } ?? [] }
}
