import Campaigns

extension MessageInSchedule {
    /// Phones that happen to take this message first take it again and again, and never get to the others.
    ///
    /// - Parameter victims: the messages that it may come before each time.
    func starving(_ victims: [Int]) -> Diagnostic? {
        guard !victims.isEmpty else { return nil }
        return finding(
            .starving,
            "has no order, and shows this again and again: phones that take such messages first never show "
                + names(of: victims),
            suggestion: "write show: once, let it pause longer between displays, or let it end before the others start")
    }
}

extension Schedule {
    /// For each message the others that it may keep from ever being shown.
    var starved: [Int: [Int]] {
        var victims: [Int: [Int]] = [:]
        for place in messages.indices {
            let ties = rectangles(of: place, .regular).flatMap(\.answers).filter { $0.kind == .tied }
            for rival in Set(ties.flatMap(\.others)) { victims[rival, default: []].append(place) }
        }
        return victims
    }
}

extension Rule {
    /// A message without end that may keep others from ever being shown.
    public static let starving = Rule.changeable("starving", .warning)
}
