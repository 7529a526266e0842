import Campaigns

/// What phones of one locale are meant to find at an instant, by the ledger.
public struct LiveState: Sendable {
    /// The release that is due; nil where there is none yet.
    public var release: Int?
    /// The SHA-256 of each file, by its path below `public/`.
    public var files: [String: String] = [:]
    /// Since when each file has been as it is.
    public var since: [String: Instant] = [:]
    /// All paths that the locale's releases ever had, those that are gone among them.
    public var everyPath: Set<String> = []

    /// The state that is due at an instant.
    public init(of ledger: LocaleLedger, at now: Instant) {
        for release in ledger.releases {
            everyPath.formUnion(release.states.values.flatMap(\.keys))
        }
        for (index, release) in ledger.releases.enumerated() where index == 0 || release.time <= now {
            self.release = release.number
            let end = index + 1 < ledger.releases.count ? ledger.releases[index + 1].time : nil
            for (instant, state) in release.states.sorted(by: { $0.key < $1.key }) {
                let begins = max(instant, release.time)
                if let end, begins >= end, instant != release.time { break }
                guard begins <= now || files.isEmpty else { break }
                take(state, at: begins)
            }
        }
    }

    private mutating func take(_ state: [String: String], at instant: Instant) {
        since = state.reduce(into: [:]) { times, file in
            times[file.key] = files[file.key] == file.value ? since[file.key] ?? instant : instant
        }
        files = state
    }
}
