import Campaigns
import Clients
import Files

/// The feeds that serve all locales at once, put together from what each locale's releases say.
struct CombinedTimeline: Sendable {
    /// Their states; nil where no client has such feeds.
    private(set) var timeline: ServedTimeline?
    /// Their bytes, by SHA-256.
    private(set) var files: [String: [UInt8]] = [:]

    /// How many earlier states are known by their bytes, and how many later ones.
    private static let reach = (past: 32, future: 8)

    /// Puts them together as of now, and of some moments before and after at which a locale changed.
    ///
    /// - Parameters:
    ///   - timelines: what each locale's releases say.
    ///   - ledgers: the releases.
    ///   - clients: the clients of the workspace.
    ///   - locales: the locales of the workspace, in its order; those without a release hold nothing.
    ///   - reader: reads the messages of a release.
    /// - Throws: ``FileProblem`` where a message cannot be read from the ledger.
    init(
        of timelines: [ServedTimeline], ledgers: LedgerSet, clients: [any Client], locales: [String],
        reader: ContentReader
    ) throws(FileProblem) {
        let clients = clients.filter { $0.combines(locales) }
        let due = timelines.map(\.due).filter { $0.release != nil }
        guard !clients.isEmpty, let dueSince = due.map(\.since).max() else { return }
        let moments = Set(timelines.flatMap { $0.states.filter { !$0.isSuperseded && $0.release != nil }.map(\.since) })
            .sorted()
        let past = moments.filter { $0 < dueSince }.suffix(Self.reach.past)
        let future = moments.filter { $0 > dueSince }.prefix(Self.reach.future)
        var read: [String: ReadRelease] = [:]
        var states: [ServedState] = []
        for moment in past + [dueSince] + future {
            var parts: [(locale: String, entries: (String) -> [FeedEntry])] = []
            for locale in locales {
                guard let timeline = timelines.first(where: { $0.locale == locale }),
                    let state = moment == dueSince ? timeline.due : timeline.state(at: moment),
                    let release = state.release.flatMap({ ledgers[locale].release($0) })
                else {
                    // What is of other locales has to be hidden from it.
                    parts.append((locale, { _ in [] }))
                    continue
                }
                if read[locale]?.number != release.number {
                    read[locale] = try ReadRelease(release, after: read[locale], reader: reader)
                }
                let messages = read[locale]?.messages ?? []
                parts.append((locale, { Self.entries(of: messages, client: $0, at: state.since) }))
            }
            let feeds = clients.flatMap { client in
                client.combinedFeeds(parts.map { ($0.locale, $0.entries(client.name)) })
            }
            states.append(keep(feeds, since: moment))
        }
        timeline = ServedTimeline(locale: nil, states: states, dueIndex: past.count)
    }

    /// The messages of a locale's release, of which most were in the one before as they are.
    private struct ReadRelease {
        var number: Int
        var messages: [MessageContent]
        private let hashes: [String]

        init(
            _ release: ReleaseManifest, after earlier: ReadRelease?, reader: ContentReader
        ) throws(FileProblem) {
            number = release.number
            hashes = release.messages.map(\.content)
            let known = Dictionary(keepingFirst: zip(earlier?.hashes ?? [], earlier?.messages ?? []))
            messages = []
            for hash in hashes {
                if let same = known[hash] {
                    messages.append(same)
                } else {
                    messages.append(try reader.content(hash, locale: release.locale))
                }
            }
        }
    }

    private static func entries(of messages: [MessageContent], client: String, at moment: Instant) -> [FeedEntry] {
        messages.compactMap { message in message.part(for: client)?.entry(of: message) }
            .filter { $0.window.contains(moment) }.sorted(by: FeedEntry.precedes)
    }

    private mutating func keep(_ feeds: [FeedFile], since: Instant) -> ServedState {
        var state = ServedState(release: nil, since: since, files: [:])
        for feed in feeds {
            let hash = SHA256Digest(of: feed.bytes).hexadecimal
            files[hash] = feed.bytes
            if let place = ServedFolder.place(of: feed.path) { state.files[place] = hash }
        }
        return state
    }
}

extension ServedTimeline {
    /// The state that came about and holds at a moment; nil before the first one.
    fileprivate func state(at moment: Instant) -> ServedState? {
        states.last { !$0.isSuperseded && $0.since <= moment }
    }
}
