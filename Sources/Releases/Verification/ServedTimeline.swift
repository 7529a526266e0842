import Campaigns

/// What phones found and will find, one state after the other, as the releases of one locale say.
public struct ServedTimeline: Equatable, Sendable {
    /// The locale; nil for feeds of all locales.
    public var locale: String?
    /// The states, in order of time; those that never came about stand at the end.
    public var states: [ServedState]
    /// Which of them is due.
    var dueIndex: Int

    /// A timeline of states.
    init(locale: String?, states: [ServedState], dueIndex: Int) {
        self.locale = locale
        self.states = states
        self.dueIndex = dueIndex
    }

    /// The timeline of a locale's releases; nil where there is none.
    ///
    /// - Parameter now: the instant whose state is due. Before the first release, that is a state of no release without
    ///   any files.
    public init?(of ledger: LocaleLedger, at now: Instant) {
        guard !ledger.releases.isEmpty else { return nil }
        let current = ledger.release(dueAt: now)
        var states: [ServedState] = []
        if current == nil { states.append(ServedState(since: Instant.representable.lowerBound, files: [:])) }
        var superseded: [ServedState] = []
        var places = ServedPlaces()
        for (index, release) in ledger.releases.enumerated() {
            let end = index + 1 < ledger.releases.count ? ledger.releases[index + 1].time : nil
            for (instant, files) in release.states.sorted(by: { $0.key < $1.key }) {
                var state = ServedState(release: release.number, since: instant, files: places.served(files))
                state.isSuperseded = end.map { instant >= $0 } ?? false
                if state.isSuperseded { superseded.append(state) } else { states.append(state) }
            }
        }
        let due = current?.due(at: now) ?? Instant.representable.lowerBound
        guard let index = states.lastIndex(where: { $0.release == current?.number && $0.since == due }) else {
            return nil
        }
        self.init(locale: ledger.locale, states: states + superseded, dueIndex: index)
    }

    /// The state that is due.
    public var due: ServedState { states[dueIndex] }

    /// Since when a file has had to be as the due state says, without a break.
    public func since(_ path: String) -> Instant {
        let hash = due.files[path]
        return states[...dueIndex].reversed().prefix { $0.files[path] == hash }.last?.since ?? due.since
    }

    /// The state from which a file's bytes are, the latest one that was due before; else the next one to come; else one
    /// that never came about.
    func origin(of hash: String, at path: String) -> (state: ServedState, isAhead: Bool)? {
        let holds = { (state: ServedState) in state.files[path] == hash }
        if let past = states[..<dueIndex].last(where: holds) { return (past, false) }
        return states[dueIndex...].first(where: holds).map { ($0, !$0.isSuperseded) }
    }
}
