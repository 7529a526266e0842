import Clients
import Files

/// Takes out the entries that clients would not tell from an earlier one of the same feed.
struct RepeatedIdentities {
    private let client: String
    private let field: String
    private var owners: [Owner: FeedPath] = [:]
    /// What was taken out, and why.
    private(set) var failures: [FeedImporter.Failure] = []

    /// For a client, nothing taken out yet.
    init(client: any Client) {
        self.client = client.title
        field = type(of: client).identityField
    }

    private struct Owner: Hashable {
        var locale: String
        var identity: ExactText
    }

    /// The announcements without such entries, and without those that have no others.
    mutating func removed(from announcements: [FeedMerge.Announcement]) -> [FeedMerge.Announcement] {
        announcements.compactMap { announcement in
            var kept = announcement
            for (locale, entry) in announcement.entries.sorted(by: { $0.key < $1.key }) {
                guard let identity = entry.identity else { continue }
                let owner = Owner(locale: locale, identity: ExactText(identity))
                guard let first = owners[owner] else {
                    owners[owner] = entry.path
                    continue
                }
                kept.entries[locale] = nil
                failures.append(
                    FeedImporter.Failure(
                        locale: locale, path: entry.path,
                        reason: "\(client) knows “\(identity)” already, from \(first); "
                            + "give one of the two another \(field), and import again"))
            }
            return kept.entries.isEmpty ? nil : kept
        }
    }
}
