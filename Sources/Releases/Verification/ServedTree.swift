import Campaigns
import Clients
import Files

/// Everything that phones must find now, and what is known of earlier and later times.
public struct ServedTree: Sendable {
    /// What must be there, in order of the places.
    public private(set) var files: [ServedFile] = []
    /// What each locale's releases say, and then the feeds of all locales.
    let timelines: [ServedTimeline]
    /// How the clients of the workspace ask, by their names.
    let downloads: [String: ClientDownload]
    /// The clocks by which moments are written.
    let clock: ZoneClock
    private let sizes: [String: Int]
    private let owners: [String: String]
    private let known: [String: Set<String>]

    /// How one client asks.
    struct ClientDownload: Equatable, Sendable {
        /// The client's name for people.
        var title: String
        /// How it asks.
        var download: FeedDownload
    }

    /// A tree.
    ///
    /// - Parameters:
    ///   - timelines: the timelines of all locales.
    ///   - sizes: the sizes of all files that they name, by SHA-256.
    ///   - clients: the clients of the workspace.
    ///   - clock: the clocks by which moments are written.
    ///   - left: the ledgers of locales that the workspace no longer has.
    public init(
        timelines: [ServedTimeline], sizes: [String: Int], clients: [any Client], clock: ZoneClock,
        left: [LocaleLedger] = []
    ) {
        self.timelines = timelines
        owners = left.reduce(into: [:]) { owners, ledger in
            for path in ledger.everyServedPath { owners[path] = ledger.locale }
        }
        self.sizes = sizes
        self.clock = clock
        var downloads: [String: ClientDownload] = [:]
        for client in clients {
            guard let download = client.download else { continue }
            downloads[client.name] = ClientDownload(title: client.title, download: download)
        }
        self.downloads = downloads
        var known: [String: Set<String>] = [:]
        for state in timelines.flatMap(\.states) {
            for (path, hash) in state.files { known[path, default: []].insert(hash) }
        }
        self.known = known
        files = Self.files(due: timelines, sizes: sizes)
    }

    /// Whether any state, whenever it was due, has a file at a place.
    func knows(_ path: String) -> Bool { known[path] != nil }

    /// The locale that the workspace no longer has, and whose releases had a file at a place; nil where none had.
    func owner(of path: String) -> String? { owners[path] }

    /// The largest size that any known bytes of a place have; what is larger is none of them.
    func largestSize(at path: String) -> Int {
        (known[path] ?? []).compactMap { sizes[$0] }.max() ?? 0
    }

    /// The largest size of all that is known.
    public var largestSize: Int { sizes.values.max() ?? 0 }

    private static func files(due timelines: [ServedTimeline], sizes: [String: Int]) -> [ServedFile] {
        var files: [String: ServedFile] = [:]
        for timeline in timelines {
            for (path, hash) in timeline.due.files {
                let since = timeline.since(path)
                var file =
                    files[path]
                    ?? ServedFile(path: path, hash: hash, size: sizes[hash] ?? 0, since: since, locales: [])
                file.since = min(file.since, since)
                if let locale = timeline.locale { file.locales.insert(locale) }
                files[path] = file
            }
        }
        return files.values.sorted { $0.path.isBytewiseLess(than: $1.path) }
    }
}
