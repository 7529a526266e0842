import Dispatch
import Foundation
import Synchronization

/// One line on a terminal that says what the program is at, for work that takes longer than a second.
///
/// It is wiped away before anything else is printed, and not there at all where standard error is no terminal.
final class ProgressLine: Sendable {
    private struct State {
        var verb = ""
        var detail = ""
        var isUnderWay = false
        var isShown = false
        var start = ContinuousClock.now
    }

    private let state = Mutex(State())

    /// Begins: after a second the line is shown, and every second it is told anew how long it takes.
    func begin(_ verb: String) {
        state.withLock { $0 = State(verb: verb, isUnderWay: true) }
        tick()
    }

    private func tick() {
        DispatchQueue.global(qos: .utility).asyncAfter(deadline: .now() + 1) { [self] in
            let goesOn = state.withLock { state in
                if state.isUnderWay { Self.show(&state) }
                return state.isUnderWay
            }
            if goesOn { tick() }
        }
    }

    /// What the work is at, such as “writing feeds”.
    func tell(_ detail: String) {
        state.withLock { state in
            guard state.isUnderWay, state.detail != detail else { return }
            state.detail = detail
            if state.isShown { Self.show(&state) }
        }
    }

    /// So many of all are done; told in steps of a hundredth.
    func tell(_ done: Int, of all: Int, _ things: String) {
        guard all > 0 else { return }
        tell(all < 100 ? "\(done) of \(all) \(things)" : "\(done * 100 / all)% of \(all) \(things)")
    }

    /// Ends: nothing is shown any more.
    func end() {
        state.withLock { state in
            Self.wipe(&state)
            state.isUnderWay = false
        }
    }

    /// Prints something else, where the line was.
    func standingBack<Value>(_ print: () -> Value) -> Value {
        state.withLock { state in
            Self.wipe(&state)
            return print()
        }
    }

    private static func show(_ state: inout State) {
        let seconds = state.start.duration(to: .now).components.seconds
        let parts = [state.detail, "\(seconds) s"].filter { !$0.isEmpty }
        write("\r\u{1B}[Knewsadmin \(state.verb): \(parts.joined(separator: ", "))")
        state.isShown = true
    }

    private static func wipe(_ state: inout State) {
        guard state.isShown else { return }
        write("\r\u{1B}[K")
        state.isShown = false
    }

    private static func write(_ text: String) {
        try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
    }
}
