import Campaigns

/// What a place serves of one locale, compared with what its releases say is due.
public struct ServedLocale: Equatable, Sendable {
    /// The locale.
    public var locale: String
    /// The state that is due.
    public var due: ServedState
    /// The state whose feeds are all there; nil where the feeds are of no one state.
    public var served: ServedState?
    /// Whether nobody knows which state is there, because a feed that is due could not be looked at.
    public var isUnknown: Bool

    /// Whether the place holds an earlier state, or parts of one.
    public var isBehind: Bool { served.map { $0.since < due.since } ?? false }

    /// Compares what was found with the states of a timeline.
    ///
    /// - Parameters:
    ///   - hashes: the hashes of what was found, by its place.
    ///   - seen: the places that could be looked at, whether or not something was there.
    init(_ timeline: ServedTimeline, locale: String, hashes: [String: String], seen: Set<String>) {
        self.locale = locale
        due = timeline.due
        let past = timeline.states[...timeline.dueIndex].reversed()
        let served = (past + timeline.states[(timeline.dueIndex + 1)...]).first { state in
            let feeds = state.files.filter { ServedFile.kind(of: $0.key) == .feed }
            return !feeds.isEmpty && feeds.allSatisfy { hashes[$0.key] == $0.value }
        }
        self.served = served
        isUnknown =
            served == nil && due.files.keys.contains { ServedFile.kind(of: $0) == .feed && !seen.contains($0) }
    }

    /// Whether a file is there as the earlier state has it that is served.
    func isServedBehind(_ look: FileLook) -> Bool {
        guard isBehind, let hash = look.hash else { return false }
        return served?.files[look.path] == hash
    }

    /// Says that the place is behind, in words; nil where it is not.
    ///
    /// - Parameter clock: the clocks by which moments are written.
    func finding(_ clock: ZoneClock) -> VerificationFinding? {
        guard isBehind, let served, let dueRelease = due.release, let servedRelease = served.release else { return nil }
        let since = clock.description(of: due.since)
        let words =
            servedRelease == dueRelease
            ? "release \(dueRelease) has a state that is due since \(since), and its state of "
                + "\(clock.description(of: served.since)) is served"
            : "release \(dueRelease) is due since \(since), and release \(servedRelease) is served"
        return VerificationFinding(.behind, at: locale, words)
    }
}
