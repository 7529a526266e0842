import Foundation
import Synchronization

/// The programs of others that run for us now, so that whoever ends us can end them first.
public enum RunningPrograms {
    private struct State {
        var processes: Set<pid_t> = []
        var isEnding = false
    }

    private static let state = Mutex(State())

    /// Starts a program; until ``ended(_:)`` it counts as one that runs.
    ///
    /// - Parameter launch: starts it and returns its process.
    static func start<Failure: Error>(_ launch: () throws(Failure) -> pid_t) throws(Failure) -> pid_t {
        let result = state.withLock { state -> Result<pid_t, Failure>? in
            guard !state.isEnding else { return nil }
            do throws(Failure) {
                let process = try launch()
                state.processes.insert(process)
                return .success(process)
            } catch {
                return .failure(error)
            }
        }
        guard let result else { waitForOurEnd() }
        return try result.get()
    }

    /// Notes that a program has come to its end, so that nobody ends another one under its number.
    static func left(_ process: pid_t) {
        state.withLock { _ = $0.processes.remove(process) }
    }

    /// Forgets a program that has come to its end. Where all were ended this does not return: what comes after a program
    /// that was stopped halfway must not begin.
    static func ended(_ process: pid_t) {
        let isEnding = state.withLock { state in
            state.processes.remove(process)
            return state.isEnding
        }
        if isEnding { waitForOurEnd() }
    }

    /// Asks all programs that run to end, and ends those that have not after two seconds; no other is started any more.
    public static func endAll() {
        let processes = state.withLock { state in
            state.isEnding = true
            return state.processes
        }
        for process in processes { kill(process, SIGTERM) }
        let deadline = ContinuousClock.now + .seconds(2)
        while !areEnded, ContinuousClock.now < deadline { usleep(5000) }
        state.withLock { state in
            for process in state.processes { kill(process, SIGKILL) }
        }
    }

    private static var areEnded: Bool { state.withLock { $0.processes.isEmpty } }

    private static func waitForOurEnd() -> Never {
        while true { pause() }
    }
}
