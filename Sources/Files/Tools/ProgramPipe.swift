import Foundation

/// A pipe to or from a program; what is still open is closed with the last reference to it.
final class ProgramPipe {
    /// The end that bytes come out of.
    let reading: Int32
    /// The end that bytes go into.
    let writing: Int32
    private var isWritingOpen = true

    /// A new pipe that no program inherits unless it is given to it.
    ///
    /// - Parameter path: the program that it is for, and that cannot be started without it.
    init(for path: String) throws(ToolFailure) {
        var ends: [Int32] = [0, 0]
        // Between opening the ends and marking them as our own no other thread may start a program, which would hold
        // them open.
        ChildProgram.starting.lock()
        defer { ChildProgram.starting.unlock() }
        guard pipe(&ends) == 0 else { throw .notStarted(path: path, reason: String(cString: strerror(errno))) }
        // Above the numbers that the program is given, so that none is overwritten on the way.
        reading = fcntl(ends[0], F_DUPFD_CLOEXEC, 16)
        writing = fcntl(ends[1], F_DUPFD_CLOEXEC, 16)
        let code = errno
        close(ends[0])
        close(ends[1])
        guard reading >= 0, writing >= 0 else {
            throw .notStarted(path: path, reason: String(cString: strerror(code)))
        }
    }

    deinit {
        close(reading)
        closeWriting()
    }

    /// Closes the end that bytes go into, so that its reader sees their end.
    func closeWriting() {
        if isWritingOpen { close(writing) }
        isWritingOpen = false
    }

    /// The next bytes, waiting for them; nil at the end.
    func some() -> [UInt8]? {
        let size = 1 << 16
        let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
            repeat { count = read(reading, buffer.baseAddress, size) } while count < 0 && errno == EINTR
            count = max(count, 0)
        }
        return bytes.isEmpty ? nil : bytes
    }
}
