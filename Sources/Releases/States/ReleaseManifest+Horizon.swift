import Campaigns

extension ReleaseManifest {
    /// The first instant at which something starts or ends that its states do not hold, as far as a release that is made
    /// at `now` would hold it; nil where there is none.
    ///
    /// - Parameters:
    ///   - now: when the locale could be released again.
    ///   - policy: how far ahead that release would hold states.
    public func beyondHorizon(releasedAgainAt now: Instant, policy: ReleasePolicy) -> Instant? {
        let reach = now.advanced(seconds: Int64(policy.horizon) * 86400)
        return messages.flatMap { [$0.window.start, $0.window.end] }.compactMap { $0 }
            .filter { $0 >= horizon && $0 < reach }.min()
    }
}
