import Campaigns

extension LocaleLedger {
    /// The release that is due at an instant; nil where there is none yet. It is not ``LocaleLedger/current`` if that was made
    /// as of a later moment.
    public func release(dueAt now: Instant) -> ReleaseManifest? {
        releases.last { $0.time <= now }
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
