import CSpawn
import Foundation

/// A program that was started and is waited for.
struct ChildProgram {
    /// How it ended; nil until it is known to have.
    private(set) var end: ProgramEnd?
    private let process: pid_t

    /// Held while a program is started, and while descriptors are open that it must not inherit.
    static let starting = NSLock()

    /// Starts a program; ``forget()`` has to follow.
    ///
    /// - Parameters:
    ///   - path: where it is.
    ///   - arguments: its name, and what follows it.
    ///   - environment: all that it sees of the environment.
    ///   - descriptors: what it gets as its descriptors 0, 1, 2 and so on; it gets no others. All but the first are above
    ///     these numbers, so that none is overwritten on the way.
    init(
        _ path: String, arguments: [String], environment: [String: String], descriptors: [Int32]
    ) throws(ToolFailure) {
        #if canImport(Darwin)
            var (actions, attributes): (posix_spawn_file_actions_t?, posix_spawnattr_t?) = (nil, nil)
            let flags =
                POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_CLOEXEC_DEFAULT
        #else
            var (actions, attributes) = (posix_spawn_file_actions_t(), posix_spawnattr_t())
            let flags = POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETPGROUP
        #endif
        posix_spawn_file_actions_init(&actions)
        posix_spawnattr_init(&attributes)
        defer {
            posix_spawn_file_actions_destroy(&actions)
            posix_spawnattr_destroy(&attributes)
        }
        posix_spawnattr_setflags(&attributes, Int16(flags))
        // Threads of a pool let no signals through, and a program would inherit that: no key could end it.
        var signals = sigset_t()
        sigemptyset(&signals)
        posix_spawnattr_setsigmask(&attributes, &signals)
        // Nor does it inherit that we ignore a broken pipe, or being asked to end.
        sigaddset(&signals, SIGPIPE)
        sigaddset(&signals, SIGTERM)
        posix_spawnattr_setsigdefault(&attributes, &signals)
        // In a group of its own it gets no Ctrl-C from the terminal. We pass the end on to it; ended by the key itself, it
        // would look as if it had failed, and we would go on.
        posix_spawnattr_setpgroup(&attributes, 0)
        for (number, descriptor) in descriptors.enumerated() {
            posix_spawn_file_actions_adddup2(&actions, descriptor, Int32(number))
        }
        // Ours are closed by themselves, but not those of libraries, such as connections to browsers.
        closeDescriptors(&actions, Int32(descriptors.count))
        var words = arguments.map { strdup($0) } + [nil]
        var variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
        defer { for text in words + variables { free(text) } }
        process = try RunningPrograms.start { () throws(ToolFailure) in
            var process: pid_t = 0
            let result = Self.starting.withLock {
                posix_spawn(&process, path, &actions, &attributes, &words, &variables)
            }
            guard result == 0 else { throw .notStarted(path: path, reason: String(cString: strerror(result))) }
            return process
        }
    }

    /// Whether the program has ended, after waiting for that at most so many milliseconds.
    mutating func hasEnded(within milliseconds: Int) -> Bool {
        let deadline = ContinuousClock.now + .milliseconds(milliseconds)
        look()
        // No call of POSIX waits for a program and for a time; a signal at its end would be the whole process's.
        while end == nil, ContinuousClock.now < deadline {
            usleep(500)
            look()
        }
        return end != nil
    }

    /// Asks the program to end, and ends it if it has not after two seconds.
    mutating func stop() {
        for signal in [SIGTERM, SIGKILL] where end == nil {
            kill(process, signal)
            _ = hasEnded(within: 2000)
        }
    }

    /// Has it count no longer as a program that runs. Where all were ended this does not return.
    func forget() {
        RunningPrograms.ended(process)
    }

    private mutating func look() {
        guard end == nil else { return }
        var status: Int32 = 0
        let result = uninterrupted { Int(waitpid(process, &status, WNOHANG)) }
        if result == 0 { return }
        end = result > 0 ? ProgramEnd(waitStatus: status) : .unknown
        // From here on, its number may be another program's.
        RunningPrograms.left(process)
    }
}
