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
        /// The file or the locale whose own it is; nil where others have it too.
        var owner: String?
    }

    /// The files that were read, each with the locales that read it, in their order.
    private let files: [(name: String, feeds: [ImportedFeed])]
    /// How many entries without keys are alike in each file.
    private let counts: [[PropertyValue: Int]]
    private var order: [Identity] = []
    private var announcements: [Identity: Announcement] = [:]

    private init(_ feeds: [ImportedFeed]) {
        let names = feeds.map(\.file).uniqued()
        files = names.map { name in (name, feeds.filter { $0.file == name }) }
        counts = files.map { Dictionary(Self.kinships(in: $0.feeds).map { ($0.kinship, 1) }, uniquingKeysWith: +) }
    }

    /// The announcements in an order in which each feed keeps its own.
    ///
    /// Entries with a key are the same by that; where a feed repeats one, the first is the same as the first of the others.
    /// Those without are the same if they are one element of one file. Between files they are the same if all but their words
    /// is equal, each with the one at its place among its like; where files have different numbers of these nobody can tell.
    static func announcements(of feeds: [ImportedFeed]) -> [Announcement] {
        var merge = FeedMerge(feeds)
        for index in merge.files.indices { merge.addFile(index) }
        return merge.order.compactMap { merge.announcements[$0] }
    }

    /// The elements of a file that are entries without keys in some language, in their order; what an element is apart from
    /// its words is what it is in the first language that has it.
    private static func kinships(in feeds: [ImportedFeed]) -> [(path: FeedPath, kinship: PropertyValue)] {
        let entries = feeds.map { feed in feed.entries.filter { $0.key == nil } }
        var known: [FeedPath: PropertyValue] = [:]
        for entry in entries.joined() where known[entry.path] == nil { known[entry.path] = entry.kinship }
        let paths = entries.reduce([]) { merged($0, $1.map(\.path)) ?? ($0 + $1.map(\.path)).uniqued() }
        return paths.compactMap { path in known[path].map { (path, $0) } }
    }

    private mutating func addFile(_ index: Int) {
        let (file, feeds) = files[index]
        var places: [PropertyValue: Int] = [:]
        var elements: [FeedPath: Identity] = [:]
        for (path, kinship) in Self.kinships(in: feeds) {
            let isClear = counts.allSatisfy { $0[kinship] == nil || $0[kinship] == counts[index][kinship] }
            let place = places[kinship, default: 0]
            places[kinship] = place + 1
            elements[path] = Identity(kinship: kinship, place: place, owner: isClear ? nil : file)
        }
        let lists = feeds.map { identities(of: $0, elements) }
        let own = lists.reduce([] as [Identity]?) { order, list in order.flatMap { Self.merged($0, list) } }
        if let own, let all = Self.merged(order, own) {
            order = all
            for (feed, list) in zip(feeds, lists) { add(feed, list) }
        } else if let own {
            // The order of the file's elements is another one than that of other files.
            order += own.map { owned($0, by: file) }
            for (feed, list) in zip(feeds, lists) { add(feed, list.map { owned($0, by: file) }) }
        } else {
            for (feed, list) in zip(feeds, lists) { addAlone(feed, list) }
        }
    }

    /// Adds a feed whose file has its elements in another order for other languages.
    private mutating func addAlone(_ feed: ImportedFeed, _ identities: [Identity]) {
        guard let all = Self.merged(order, identities) else {
            let own = identities.map { owned($0, by: feed.locale) }
            order += own
            return add(feed, own)
        }
        order = all
        add(feed, identities)
    }

    private func owned(_ identity: Identity, by owner: String) -> Identity {
        var identity = identity
        identity.owner = owner
        return identity
    }

    private func identities(of feed: ImportedFeed, _ elements: [FeedPath: Identity]) -> [Identity] {
        var repetitions: [ExactText: Int] = [:]
        return feed.entries.compactMap { entry in
            guard let key = entry.key.map(ExactText.init) else { return elements[entry.path] }
            let repetition = repetitions[key, default: 0]
            repetitions[key] = repetition + 1
            return Identity(key: key, kinship: .null, place: repetition)
        }
    }

    private mutating func add(_ feed: ImportedFeed, _ identities: [Identity]) {
        for (identity, entry) in zip(identities, feed.entries) {
            let new = Announcement(name: entry.name, isKey: entry.key != nil)
            announcements[identity, default: new].entries[feed.locale] = entry
        }
    }

    /// Both orders in one; nil where they contradict each other.
    private static func merged<Element: Hashable>(_ old: [Element], _ new: [Element]) -> [Element]? {
        let known = Set(old)
        var result: [Element] = []
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
