import Campaigns

/// Since when phones find each file as it is: `Last-Modified`.
///
/// It is the later of two times: when the state that is served went live, and when this server first answered with these
/// bytes. The first alone would not do: phones compare it with the time of their own last download, so one that
/// downloaded yesterday would never notice that an earlier moment was chosen here, or another text written.
struct ServeTimes: Sendable {
    private var known: [String: (tag: String, since: Instant)] = [:]

    /// The time of a file that is served from now on.
    ///
    /// - Parameters:
    ///   - path: its path.
    ///   - tag: what distinguishes its bytes from others.
    ///   - live: since when the state that it belongs to is live; nil: ever.
    ///   - now: the time.
    mutating func since(_ path: String, tag: String, live: Instant?, now: Instant) -> Instant {
        let old = known[path]
        let since = old?.tag == tag ? old?.since ?? now : now
        known[path] = (tag, since)
        // A time that is yet to come would be taken for newer than everything that follows it.
        guard let live, live <= now else { return since }
        return max(since, live)
    }

    /// Forgets all files but these.
    mutating func keep(_ paths: [String: some Any]) {
        known = known.filter { paths[$0.key] != nil }
    }
}
