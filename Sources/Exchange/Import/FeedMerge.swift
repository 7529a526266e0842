import Clients
import Files

/// Finds the entries of several languages' feeds that are the same announcement.
struct FeedMerge {
    /// One announcement, in some languages.
    struct Announcement {
        /// What its id is made of.
        var name: String
        /// Whether that is a key, and no title.
        var isKey: Bool
        /// Its entries by locale.
        var entries: [String: ImportedEntry] = [:]

        /// Whether one of its entries says itself by what clients know it; else that is the campaign's id.
        var hasIdentity: Bool { entries.values.contains { $0.identity != nil } }
    }

    private struct Identity: Hashable {
        var key: ExactText?
        var kinship: PropertyValue
        var place: Int
        var locale: String?
    }

    /// The announcements in an order in which each feed keeps its own.
    ///
    /// Entries with a key are the same by that; where a feed repeats one, the first is the same as the first of the others.
    /// Those without are the same if all but their words is equal, each with the one at its place among its like; where
    /// languages have different numbers of these nobody can tell.
    static func announcements(of feeds: [(locale: String, entries: [ImportedEntry])]) -> [Announcement] {
        let counts = feeds.map { feed in
            Dictionary(feed.entries.filter { $0.key == nil }.map { ($0.kinship, 1) }, uniquingKeysWith: +)
        }
        var order: [Identity] = []
        var announcements: [Identity: Announcement] = [:]
        for (feed, own) in zip(feeds, counts) {
            var places: [PropertyValue: Int] = [:]
            var repetitions: [ExactText: Int] = [:]
            var identities = feed.entries.map { entry -> Identity in
                if let key = entry.key.map(ExactText.init) {
                    let repetition = repetitions[key, default: 0]
                    repetitions[key] = repetition + 1
                    return Identity(key: key, kinship: .null, place: repetition)
                }
                let place = places[entry.kinship, default: 0]
                places[entry.kinship] = place + 1
                let isClear = counts.allSatisfy { $0[entry.kinship] == nil || $0[entry.kinship] == own[entry.kinship] }
                return Identity(kinship: entry.kinship, place: place, locale: isClear ? nil : feed.locale)
            }
            if let merged = merged(order, identities) {
                order = merged
            } else {
                for index in identities.indices { identities[index].locale = feed.locale }
                order += identities
            }
            for (identity, entry) in zip(identities, feed.entries) {
                let new = Announcement(name: entry.name, isKey: entry.key != nil)
                announcements[identity, default: new].entries[feed.locale] = entry
            }
        }
        return order.compactMap { announcements[$0] }
    }

    /// Both orders in one; nil where they contradict each other.
    private static func merged(_ old: [Identity], _ new: [Identity]) -> [Identity]? {
        let known = Set(old)
        var result: [Identity] = []
        var rest = old[...]
        for identity in new {
            if known.contains(identity) {
                guard let place = rest.firstIndex(of: identity) else { return nil }
                result += rest[...place]
                rest = rest[(place + 1)...]
            } else {
                result.append(identity)
            }
        }
        return result + rest
    }
}
