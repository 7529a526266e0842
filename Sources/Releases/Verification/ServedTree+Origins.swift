import Campaigns

extension ServedTree {
    /// What is wrong with a file that holds other bytes than are due; nil where it holds these.
    func finding(about hash: String, of file: ServedFile, at place: String) -> VerificationFinding? {
        guard hash != file.hash else { return nil }
        let due = "what is due since \(clock.description(of: file.since)) says something else"
        let origins = timelines.compactMap { timeline in
            timeline.origin(of: hash, at: file.path).map { (timeline, $0.state, $0.isAhead) }
        }
        guard let (timeline, state, isAhead) = origins.first(where: { !$0.2 }) ?? origins.first else {
            return VerificationFinding(.altered, at: place, "the ledger does not know these bytes; \(due)")
        }
        let name = name(of: state, in: timeline)
        if isAhead {
            let start = clock.description(of: state.since)
            return VerificationFinding(.ahead, at: place, "these bytes are not due before \(start), in \(name)")
        }
        if state.isSuperseded {
            // Two releases of one second: the first may well have been deployed between them.
            let isReplaced = timeline.states.contains { !$0.isSuperseded && $0.since == state.since }
            let fate =
                isReplaced
                ? ", which another release followed in the same second"
                : " and were never due, because another release came"
            return VerificationFinding(.stale, at: place, "these bytes are of \(name)\(fate); \(due)")
        }
        return VerificationFinding(
            .stale, at: place,
            "these bytes are of \(name), from \(clock.description(of: state.since)); \(due)")
    }

    /// That a file belongs to a state to come alone, so that an embargo is broken; nil of another one.
    func finding(aboutEarly file: String, at place: String) -> VerificationFinding? {
        guard
            timelines.allSatisfy({ timeline in
                timeline.states[...timeline.dueIndex].allSatisfy { $0.files[file] == nil }
            })
        else { return nil }
        for timeline in timelines {
            let coming = timeline.states[timeline.dueIndex...].first { !$0.isSuperseded && $0.files[file] != nil }
            guard let coming else { continue }
            let start = clock.description(of: coming.since)
            return VerificationFinding(
                .ahead, at: place, "it is not due before \(start), in \(name(of: coming, in: timeline))")
        }
        return nil
    }

    /// `release 6 of fr`.
    private func name(of state: ServedState, in timeline: ServedTimeline) -> String {
        guard let release = state.release, let locale = timeline.locale else {
            return "an earlier state of all locales"
        }
        return "release \(release) of \(locale)"
    }
}
