import Campaigns

extension LocaleLedger {
    /// The release that is due at an instant; the first one where none is due yet, nil where there is none at all.
    public func release(dueAt now: Instant) -> ReleaseManifest? {
        releases.last { $0.time <= now } ?? releases.first
    }

    /// All places of files, below the address at which `feeds/` is served, that its releases ever had, those that are
    /// gone among them.
    public var everyServedPath: Set<String> {
        var paths: Set<String> = []
        for release in releases {
            for state in release.states.values { paths.formUnion(ServedTimeline.served(state).keys) }
        }
        return paths
    }
}
