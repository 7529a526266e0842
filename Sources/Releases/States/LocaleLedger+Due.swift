import Campaigns
import Clients

extension LocaleLedger {
    /// The release that is due at an instant; nil where there is none yet. It is not ``LocaleLedger/current`` if that was made
    /// as of a later moment.
    public func release(dueAt now: Instant) -> ReleaseManifest? {
        releases.last { $0.time <= now }
    }

    /// Until when the release that is due at an instant says what phones get: its horizon, or the moment of the next one; nil
    /// where none is due.
    public func knownUntil(at now: Instant) -> Instant? {
        release(dueAt: now).map { release in
            min(release.horizon, releases.first { $0.time > now }?.time ?? release.horizon)
        }
    }

    /// The ledger as it is for phones at an instant: without the releases that were made as of a later one.
    public func until(_ now: Instant) -> LocaleLedger {
        guard let last = releases.lastIndex(where: { $0.time <= now }) else { return keepingReleases(0) }
        return last == releases.count - 1 ? self : keepingReleases(last + 1)
    }

    private func keepingReleases(_ count: Int) -> LocaleLedger {
        var ledger = self
        ledger.releases.removeLast(releases.count - count)
        ledger.manifestHashes.removeLast(manifestHashes.count - count)
        return ledger
    }

    /// When phones are to find something else next, as the releases say; nil: not as far as is known.
    public func nextChange(after now: Instant) -> Instant? {
        releases.indices.compactMap { index in
            let end = index + 1 < releases.count ? releases[index + 1].time : nil
            // What was to come later never came about, because another release did.
            return releases[index].states.keys.filter { state in state > now && end.map { state < $0 } ?? true }.min()
        }.min()
    }

    /// The places of the files that a web server is to have at an instant.
    public func servedPaths(dueAt now: Instant) -> [String] {
        guard let release = release(dueAt: now) else { return [] }
        return (release.states[release.due(at: now)] ?? [:]).keys.compactMap(ServedFolder.place(of:))
    }

    /// All places of files, below the address at which `feeds/` is served, that its releases ever had, those that are
    /// gone among them.
    public var everyServedPath: Set<String> {
        var paths: Set<String> = []
        for release in releases {
            for state in release.states.values { paths.formUnion(state.keys) }
        }
        return Set(paths.compactMap(ServedFolder.place(of:)))
    }
}
