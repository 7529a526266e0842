extension ISmartNewsOccurrence {
    /// Lets messages come up one after the other, up to the gate.
    ///
    /// A regular has dismissed those that a dismissal ends; only the others still take up room, each time. What is
    /// behind them is blocked where nobody gets past them, and else waits until they are answered otherwise, or for
    /// phones on which they are not due yet.
    mutating func standInLine(_ line: [Int], as form: ScheduleForm) {
        let elements = variant.elements
        var ahead = 0
        // Those that no dismissal ends, also behind the gate: they come up once others have been answered.
        var staying: [ISmartNewsCompiledFeed.Bypass] = []
        // Those that are shown in place of what the gate keeps back, as many as an answer names.
        var named: [Int] = []
        var stuck: (place: Int, reason: DeviceReason)?
        var queues: [String: Int] = [:]
        for place in ordered(line) {
            let bypass = elements[place].bypass
            if let stuck {
                let kind: ScheduleAnswer.Kind = elements[stuck.place].bypass.isLater(than: bypass) ? .waiting : .blocked
                verdicts[place] = (kind, [stuck.place], stuck.reason)
                continue
            }
            if let gate = variant.gate, ahead >= gate {
                let walls = staying.count { $0.keepsFromAll(bypass) }
                verdicts[place] = (
                    walls < gate ? .waiting : .blocked, named, ISmartNewsMessageReason.gate(of: UInt64(gate))
                )
                if elements[place].staysAfterDismissal { staying.append(bypass) }
                continue
            }
            let queue = elements[place].queue
            if let queue, feed.version == .v496 {
                // The first of several comes up, and the app crashes once it is closed.
                // Of several items only one is in the line at a time.
                let isItem = elements[place].item != nil
                let isAlone = !line.contains {
                    $0 != place && elements[$0].queue == queue && !(isItem && elements[$0].item != nil)
                }
                if isAlone || !elements[place].isStuck {
                    let reason = ISmartNewsMessageReason.queueCrash
                    if isAlone { verdicts[place] = (.blocked, [], reason) }
                    stuck = (place, reason)
                    continue
                }
            }
            if form == .newcomer, let queue, let first = queues[queue] {
                verdicts[place] = (.waiting, [first], ISmartNewsMessageReason.queued)
                continue
            }
            if let queue { queues[queue] = place }
            if let reason = elements[place].ending {
                verdicts[place] = (.blocked, [], reason)
                stuck = (place, reason)
            } else if form == .newcomer || elements[place].staysAfterDismissal {
                ahead += 1
                if elements[place].staysAfterDismissal { staying.append(bypass) }
                if named.count < ScheduleAnswer.namedOthers { named.append(place) }
            }
        }
    }

    /// First what is in no queue, then by the queue's name.
    private func ordered(_ line: [Int]) -> [Int] {
        let elements = variant.elements
        let queued = line.filter { elements[$0].queue != nil }
        if queued.isEmpty { return line }
        let ordered = queued.sorted {
            CaseInsensitiveOrder.areInOrder(elements[$0].queue ?? "", elements[$1].queue ?? "")
        }
        return line.filter { elements[$0].queue == nil } + ordered
    }
}
