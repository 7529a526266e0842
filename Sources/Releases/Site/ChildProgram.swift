import Files
import Foundation

/// A program that was started and is waited for.
struct ChildProgram {
    private let process: pid_t

    /// Held while a program is started, and while descriptors are open that it must not inherit.
    static let starting = NSLock()

    /// Starts a program.
    ///
    /// - Parameters:
    ///   - path: where it is.
    ///   - arguments: its name, and what follows it.
    ///   - environment: all that it sees of the environment.
    ///   - descriptors: what it gets as its descriptors 0, 1, 2 and so on; it gets no others.
    init(
        _ path: String, arguments: [String], environment: [String: String], descriptors: [Int32]
    ) throws(CurlRun.Failure) {
        #if canImport(Darwin)
            var (actions, attributes): (posix_spawn_file_actions_t?, posix_spawnattr_t?) = (nil, nil)
        #else
            var (actions, attributes) = (posix_spawn_file_actions_t(), posix_spawnattr_t())
        #endif
        posix_spawn_file_actions_init(&actions)
        posix_spawnattr_init(&attributes)
        defer {
            posix_spawn_file_actions_destroy(&actions)
            posix_spawnattr_destroy(&attributes)
        }
        // Threads of a pool let no signals through, and a program would inherit that: no key could end it.
        var signals = sigset_t()
        sigemptyset(&signals)
        posix_spawnattr_setsigmask(&attributes, &signals)
        #if canImport(Darwin)
            posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_CLOEXEC_DEFAULT))
        #else
            posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
        #endif
        for (number, descriptor) in descriptors.enumerated() {
            posix_spawn_file_actions_adddup2(&actions, descriptor, Int32(number))
        }
        var words = arguments.map { strdup($0) } + [nil]
        var variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
        defer { for text in words + variables { free(text) } }
        process = try RunningPrograms.start { () throws(CurlRun.Failure) in
            var process: pid_t = 0
            let result = Self.starting.withLock {
                posix_spawn(&process, path, &actions, &attributes, &words, &variables)
            }
            guard result == 0 else { throw .system(String(cString: strerror(result))) }
            return process
        }
    }

    /// Ends the program at once.
    func end() {
        kill(process, SIGKILL)
    }

    /// Waits for the program's end; its exit code, or the negative number of the signal that ended it.
    func wait() -> Int32 {
        defer { RunningPrograms.ended(process) }
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0 {
            guard errno == EINTR else { return -1 }
        }
        let signal = status & 0x7F
        return signal == 0 ? (status >> 8) & 0xFF : -signal
    }
}
