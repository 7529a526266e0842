import Campaigns
import Clients
import Files

/// What devices know the campaigns by that a workspace has before an import.
struct ExistingCampaigns: Sendable {
    private let client: any Client
    /// The messages that devices would take for one another.
    private var messages: [ExactText: [FeedEntry]] = [:]
    /// The ids, in lower case, of the campaigns that are for other clients only.
    let foreign: Set<String>
    /// The ids, in lower case, of the campaigns that are for this client and for others.
    let shared: Set<String>

    /// The campaigns of a workspace as far as they are for a client; what has errors is in no feed.
    init(in folder: String, client: any Client) throws(WorkspaceReader.Failure) {
        self.client = client
        let workspace = try WorkspaceReader(vocabulary: .standard).read(folder)
        func ids(where isChosen: (_ clients: [String]) -> Bool) -> Set<String> {
            Set(workspace.campaigns.filter { isChosen($0.clients) }.map { $0.id.lowercased() })
        }
        foreign = ids { !$0.contains(client.name) }
        shared = ids { $0.contains(client.name) && $0.count > 1 }
        let renderer = CampaignRenderer(workspace, clients: [client])
        for rendered in workspace.campaigns.parallelMap({ renderer.rendered($0) }) {
            for (_, entry) in rendered.entries { messages[key(of: entry), default: []].append(entry) }
        }
    }

    /// Whether there is none.
    var isEmpty: Bool { messages.isEmpty }

    private func key(of entry: FeedEntry) -> ExactText { ExactText(type(of: client).memoryKey(of: entry)) }

    /// A message that is there, and what it has in common with another one.
    struct Twin {
        /// Where its identity is written.
        var position: SourcePosition
        /// What it has, as the beginning of a sentence.
        var words: String
    }

    /// A message of another campaign than these that devices would take for one of these entries; nil where there is
    /// none.
    func twin(of entries: [FeedEntry], besides campaigns: Set<String>) -> Twin? {
        for entry in entries {
            let key = key(of: entry)
            let hasName = key == ExactText(entry.identity)
            // A name is one campaign's in all languages; of words each language has its own.
            let other = messages[key]?.first {
                !campaigns.contains($0.campaign.lowercased()) && (hasName || $0.locale == entry.locale)
            }
            guard let other else { continue }
            let field = type(of: client).identityField
            let words =
                hasName
                ? "has the \(field) “\(entry.identity)” already"
                : "says the same in “\(entry.locale)” already, and \(client.title) knows messages by their words"
            return Twin(position: other.identityPosition, words: "\(other.campaign) \(words)")
        }
        return nil
    }
}
