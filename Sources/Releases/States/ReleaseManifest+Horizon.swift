import Campaigns

extension ReleaseManifest {
    /// Whether a message of it has ended on phones: behind the horizon, they keep what the last state before it holds, whatever
    /// was to end since.
    public func hasEnded(_ message: ReleasedMessage, at now: Instant) -> Bool {
        message.window.isOver(at: served(at: now))
    }

    /// The moment whose state phones have at another one.
    func served(at now: Instant) -> Instant { min(now, horizon.advanced(milliseconds: -1)) }

    /// The first instant at which something starts or ends that its states do not hold, as far as a release that is made
    /// at `now` would hold it; nil where there is none.
    ///
    /// - Parameters:
    ///   - now: when the locale could be released again.
    ///   - policy: how far ahead that release would hold states.
    public func beyondHorizon(releasedAgainAt now: Instant, policy: ReleasePolicy) -> Instant? {
        let reach = now.advanced(days: Int64(policy.horizon))
        return messages.flatMap { [$0.window.start, $0.window.end] }.compactMap { $0 }
            .filter { $0 >= horizon && $0 < reach }.min()
    }
}
