import Synchronization

/// Tells on a terminal how far a forecast is: one line, which is wiped out in the end.
final class ForecastProgress: Sendable {
    private let isShown: Bool
    private let told = Mutex(-1)

    /// A line on a terminal, or none.
    init(isShown: Bool) {
        self.isShown = isShown
    }

    /// So many users of all are done; a share that was told is not told again.
    func tell(_ done: Int, of all: Int) {
        guard isShown, all > 0 else { return }
        let share = done * 100 / all
        told.withLock { told in
            guard share > told else { return }
            told = share
            Console.message("\rnewsadmin: \(share)% of the users", terminator: "")
        }
    }

    /// Wipes the line out.
    func end() {
        guard isShown, told.withLock({ $0 }) >= 0 else { return }
        Console.message("\r\u{1B}[K", terminator: "")
    }
}
