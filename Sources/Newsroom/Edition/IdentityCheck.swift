import Campaigns
import Clients

/// Finds messages of one feed that a client's devices cannot tell apart.
enum IdentityCheck {
    static func findings(
        among entries: [FeedEntry], client: any Client.Type, locale: String
    ) -> [Diagnostic] {
        var owners: [String: FeedEntry] = [:]
        owners.reserveCapacity(entries.count)
        return entries.compactMap { entry in
            guard let owner = owners[entry.identity] else {
                owners[entry.identity] = entry
                return nil
            }
            return Diagnostic(
                .duplicateClientKey, at: entry.identityPosition,
                "\(client.title) knows “\(entry.identity)” already, from \(owner.campaign)",
                suggestion: "give one of the two another \(client.identityField)", campaign: entry.campaign,
                locales: [locale],
                client: client.name)
        }
    }
}
