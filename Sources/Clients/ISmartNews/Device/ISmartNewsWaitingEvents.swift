/// The events that the events centre keeps while another one is handled, each name once.
///
/// As long as it has to wait it tries the first of them every 0.35 seconds, and puts it behind the others again.
struct ISmartNewsWaitingEvents: Equatable, Sendable {
    private var names: [String] = []
    /// Whether it will try the first one again, even if the app is left.
    private var isTried = false

    /// Keeps an event.
    mutating func add(_ name: String) {
        if !names.contains(name) { names.append(name) }
        isTried = true
    }

    /// Lets the seconds pass that the current event takes within a step, as it does by delays. How long a message is on the
    /// screen from one step to another is not known to the third of a second, so that the order then stays.
    mutating func wait(seconds: Int64) {
        guard seconds > 0, names.count > 1 else { return }
        let turns = Int((min(seconds, 100_000) * 1000 - 1) / 350) % names.count
        names = Array(names[turns...] + names[..<turns])
    }

    /// The event that is next when another one has ended.
    mutating func next() -> String? {
        isTried = false
        return names.isEmpty ? nil : names.removeFirst()
    }

    /// Leaves the app: the first one is tried in the background, where it gets lost, and the others wait for the next event.
    mutating func leave() {
        if isTried, !names.isEmpty { names.removeFirst() }
        isTried = false
    }
}
