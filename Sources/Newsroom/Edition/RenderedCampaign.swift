import Campaigns
import Clients

/// A campaign with its messages, and what each client makes of them.
struct RenderedCampaign: Sendable {
    /// What was rendered.
    let campaign: Campaign
    /// Its messages, in its locales' order.
    var messages: [Message] = []
    /// Its entries, client by client.
    var entries: [(client: String, entry: FeedEntry)] = []
    /// What was found in it, whatever the time.
    var findings: [Diagnostic] = []

    /// The same with the entries of an earlier one that are no different, so that what follows from them is known to be
    /// the same.
    func sharing(_ earlier: RenderedCampaign) -> RenderedCampaign {
        var shared = self
        for index in entries.indices {
            let (client, entry) = entries[index]
            let known = earlier.entries.first { $0.client == client && $0.entry.isInterchangeable(with: entry) }
            if let known { shared.entries[index].entry = known.entry }
        }
        return shared
    }
}
