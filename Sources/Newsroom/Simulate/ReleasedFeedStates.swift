import Campaigns
import Clients
import Files
import Releases
import Simulation

/// What phones of a client find in every state of a locale's releases from an instant on.
struct ReleasedFeedStates: Sendable {
    private var states: [State] = []

    private struct State {
        let start: Instant
        /// The feed; nil where there is none.
        let feed: FeedBody?
        /// The client's views and pages, by their paths below `public/`.
        let pages: [String: [UInt8]]
    }

    /// The states that phones find from an instant on: those of the release that is due then, and of later ones, each
    /// until the next was made.
    ///
    /// - Throws: ``FileProblem`` where the ledger does not hold the bytes that it names.
    init(of client: any Client, in ledger: LocaleLedger, from start: Instant, folder: String) throws(FileProblem) {
        let kind = type(of: client)
        let reader = ContentReader(folder: folder)
        let path = kind.feedPath(of: ledger.locale)
        var feeds: [String: FeedBody] = [:]
        var read: [String: [UInt8]] = [:]
        for (index, release) in ledger.releases.enumerated() {
            let end = index + 1 < ledger.releases.count ? ledger.releases[index + 1].time : nil
            if let end, end <= start { continue }
            let first = release.due(at: start)
            for (instant, files) in release.states.sorted(by: { $0.key < $1.key })
            where instant >= first && end.map({ instant < $0 }) != false {
                var pages: [String: [UInt8]] = [:]
                for (path, hash) in files where kind.isPage(path, in: ledger.locale) {
                    if read[hash] == nil { read[hash] = try reader.bytes(hash, locale: ledger.locale) }
                    pages[path] = read[hash]
                }
                if let hash = files[path], feeds[hash] == nil {
                    feeds[hash] = FeedBody(try reader.bytes(hash, locale: ledger.locale))
                }
                states.append(State(start: instant, feed: files[path].flatMap { feeds[$0] }, pages: pages))
            }
        }
    }

    /// Whether some state has a feed of the client.
    var hasFeed: Bool { states.contains { $0.feed != nil } }

    /// What a device finds at an instant.
    func space(at instant: Instant) -> SimulatedSpace {
        let state = states.last { $0.start <= instant } ?? states.first
        return SimulatedSpace(state?.feed) { state?.pages[$0] }
    }
}
