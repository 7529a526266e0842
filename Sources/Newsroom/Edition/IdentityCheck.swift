import Campaigns
import Clients

/// Finds messages of one feed that a client's devices cannot tell apart.
enum IdentityCheck {
    static func findings(
        among entries: [FeedEntry], client: any Client.Type, locale: String
    ) -> [Diagnostic] {
        // Places are kept, not entries: to copy one costs more than all else here.
        var owners: [String: Int] = [:]
        owners.reserveCapacity(entries.count)
        return entries.indices.compactMap { index in
            let entry = entries[index]
            guard let place = owners[entry.identity] else {
                owners[entry.identity] = index
                return nil
            }
            let owner = entries[place]
            return Diagnostic(
                .duplicateClientKey, at: entry.identityPosition,
                "\(client.title) knows “\(entry.identity)” already, from \(owner.campaign)",
                suggestion: "give one of the two another \(client.identityField)", campaign: entry.campaign,
                locales: [locale],
                client: client.name)
        }
    }
}
