#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

extension FileProblem {
    /// A problem with the reason that `errno` holds now.
    init(path: String, action: String) {
        let code = errno
        self.init(path: path, action: action, reason: String(cString: strerror(code)))
        isAbsence = code == ENOENT
        isForbidden = [EACCES, EPERM].contains(code)
        // What is not there, no folder, a folder or a link is so at the next look as well.
        if ![ENOENT, ENOTDIR, EISDIR, ELOOP].contains(code) { RefusedFiles.note(self) }
    }
}

/// The call `read`, under a name that no method of a type hides.
func readSome(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer, _ count: Int) -> Int {
    read(descriptor, buffer, count)
}

/// The call `write`, under a name that no method of a type hides.
func writeSome(_ descriptor: Int32, _ bytes: UnsafeRawPointer, _ count: Int) -> Int {
    write(descriptor, bytes, count)
}

/// Repeats a system call that a signal interrupted; the result is the call's own, negative after a failure.
func uninterrupted(_ call: () -> Int) -> Int {
    while true {
        let result = call()
        if result >= 0 || errno != EINTR { return result }
    }
}
