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

    /// What tells an entry from the others of its file, in whatever language.
    private enum Name: Hashable {
        /// A key, and how many entries before it have the same.
        case key(ExactText, Int)
        /// Where it stands, as it has no key.
        case place(FeedPath)
    }

    /// An announcement with what it is compared by.
    private struct Element {
        var announcement: Announcement
        var marks: FeedPairing.Marks

        /// Adds the same announcement in other languages.
        mutating func add(_ other: Element) {
            announcement.entries.merge(other.announcement.entries) { $1 }
            marks.words = (marks.words + other.marks.words).uniqued()
        }
    }

    /// Whether devices go by the order of a feed, so that no feed may get another one.
    private let keepsOrder: Bool
    private var elements: [Element] = []
    private var numbers: [FeedPairing.Mark: Int] = [:]

    private init(keepsOrder: Bool) {
        self.keepsOrder = keepsOrder
    }

    /// The announcements in an order in which each feed keeps its own.
    ///
    /// Entries of one file are the same by their keys, those without by their places. Those of several files are the same
    /// as ``FeedPairing`` finds; where a feed repeats a key, the first is the same as the first of the others.
    ///
    /// - Parameter keepsOrder: whether devices go by the order of a feed.
    static func announcements(of feeds: [ImportedFeed], keepsOrder: Bool) -> [Announcement] {
        var merge = FeedMerge(keepsOrder: keepsOrder)
        for file in feeds.map(\.file).uniqued() { merge.add(feeds.filter { $0.file == file }) }
        return merge.elements.map(\.announcement)
    }

    /// Adds the feeds of one file.
    private mutating func add(_ feeds: [ImportedFeed]) {
        let lists = feeds.map(Self.names)
        guard let order = lists.reduce([] as [Name]?, { order, list in order.flatMap { Self.merged($0, list) } }) else {
            // The file has its elements in another order for other languages.
            for (feed, list) in zip(feeds, lists) { add(elements(named: list, in: [(feed, list)], keysOnly: true)) }
            return
        }
        add(elements(named: order, in: Array(zip(feeds, lists)), keysOnly: false))
    }

    private static func names(of feed: ImportedFeed) -> [Name] {
        var repetitions: [ExactText: Int] = [:]
        return feed.entries.map { entry in
            guard let key = entry.key.map(ExactText.init) else { return .place(entry.path) }
            let repetition = repetitions[key, default: 0]
            repetitions[key] = repetition + 1
            return .key(key, repetition)
        }
    }

    /// What a file holds, in an order in which each of its feeds keeps its own.
    ///
    /// - Parameter keysOnly: whether nothing is compared but keys, and places in this file.
    private mutating func elements(
        named order: [Name], in feeds: [(feed: ImportedFeed, names: [Name])], keysOnly: Bool
    ) -> [Element] {
        var announcements: [Name: Announcement] = [:]
        var entries: [Name: [ImportedEntry]] = [:]
        for (feed, names) in feeds {
            for (name, entry) in zip(names, feed.entries) {
                let new = Announcement(name: entry.name, isKey: entry.key != nil)
                announcements[name, default: new].entries[feed.locale] = entry
                entries[name, default: []].append(entry)
            }
        }
        var repetitions: [PropertyValue: Int] = [:]
        return order.compactMap { name in
            guard let announcement = announcements[name], let entries = entries[name] else { return nil }
            var marks = FeedPairing.Marks()
            switch name {
            case .key(let key, let repetition): marks.keys = [number(of: .key(key, repetition))]
            case .place(let path) where keysOnly: marks.keys = [number(of: .place(path, in: feeds[0].feed.file))]
            case .place:
                marks.words = entries.compactMap(\.words).uniqued().map { words in
                    let repetition = repetitions[words, default: 0]
                    repetitions[words] = repetition + 1
                    return number(of: .words(words, repetition))
                }
                // What an element is apart from its words is what it is in the first language that has it.
                marks.kinship = entries[0].kinship.enumerated().map { number(of: .kinship($0.element, $0.offset)) }
            }
            return Element(announcement: announcement, marks: marks)
        }
    }

    private mutating func number(of mark: FeedPairing.Mark) -> Int {
        let number = numbers[mark] ?? numbers.count
        numbers[mark] = number
        return number
    }

    /// Adds what a file holds to what the files before it hold.
    private mutating func add(_ new: [Element]) {
        let pairing = FeedPairing(of: new.map(\.marks), with: elements.map(\.marks), keepsOrder: keepsOrder)
        for (element, partner) in zip(new, pairing.partners) {
            if let partner { elements[partner].add(element) }
        }
        var result: [Element] = []
        var next = 0
        var waiting: [Element] = []
        for (element, partner) in zip(new, pairing.partners) {
            guard let partner else {
                waiting.append(element)
                continue
            }
            guard partner >= next else { continue }
            result += elements[next..<partner] + waiting + [elements[partner]]
            next = partner + 1
            waiting = []
        }
        elements = result + elements[next...] + waiting
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
