import Campaigns

extension LocaleLedger {
    /// Whether a phone may have been shown a message of a campaign: a release held it, and it had started before the next
    /// release took that one's place.
    public func mayHaveShown(_ campaign: String, until now: Instant) -> Bool {
        releases.indices.contains { index in
            let release = releases[index]
            let end = index + 1 < releases.count ? min(releases[index + 1].time, now) : now
            guard release.time <= now, let window = release.message(of: campaign)?.window else { return false }
            return window.start.map { $0 <= end } ?? true && window.end.map { $0 > release.time } ?? true
        }
    }
}
