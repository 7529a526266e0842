import Files
import Foundation

/// Has signals that end this program, Ctrl-C among them, end the programs first that run for it. rclone would go on
/// writing otherwise, for as long as it takes.
enum EndingSignals {
    /// The ends of a pipe: what a signal may do is not much more than write into one.
    private static let ends: [Int32] = {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { return [-1, -1] }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        return ends
    }()

    /// Begins to do so; signals that are ignored, as `nohup` has it, stay ignored.
    static func watch() {
        guard ends[0] >= 0 else { return }
        let thread = Thread { endBySignal() }
        thread.start()
        for number in [SIGINT, SIGTERM, SIGHUP] {
            let before = signal(number) { number in
                var byte = UInt8(truncatingIfNeeded: number)
                _ = write(EndingSignals.ends[1], &byte, 1)
            }
            if isIgnored(before) { signal(number, SIG_IGN) }
        }
    }

    /// Waits for a signal, and lets it do then what it would have done at once.
    private static func endBySignal() {
        var byte: UInt8 = 0
        while read(ends[0], &byte, 1) < 0, errno == EINTR {}
        RunningPrograms.endAll()
        signal(Int32(byte), SIG_DFL)
        kill(getpid(), Int32(byte))
    }

    private static func isIgnored(_ handler: (@convention(c) (Int32) -> Void)?) -> Bool {
        unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
    }
}
