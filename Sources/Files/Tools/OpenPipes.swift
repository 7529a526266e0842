#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Several pipes read at once, so that a program never waits for one while the other is being read.
struct OpenPipes {
    /// What came out of each so far.
    private(set) var contents: [[UInt8]]
    private var polled: [pollfd]

    /// Pipes by their descriptors, which stay the caller's to close.
    init(_ descriptors: [Int32]) {
        contents = descriptors.map { _ in [] }
        polled = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    }

    /// Whether nothing more can come.
    var areClosed: Bool {
        polled.allSatisfy { $0.fd < 0 }
    }

    /// Takes what there is, after waiting for it at most so many milliseconds; false if there was nothing.
    mutating func read(waiting milliseconds: Int32) -> Bool {
        guard !areClosed else { return false }
        let count = nfds_t(polled.count)
        // A signal that comes meanwhile says nothing about what is in the pipes.
        guard uninterrupted({ Int(poll(&polled, count, milliseconds)) }) > 0 else { return false }
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        for index in polled.indices where polled[index].fd >= 0 && polled[index].revents != 0 {
            let count = readSome(polled[index].fd, &buffer, buffer.count)
            if count > 0 {
                contents[index] += buffer[..<count]
            } else if count == 0 || errno != EINTR {
                // poll passes over negative descriptors.
                polled[index].fd = -1
            }
        }
        return true
    }
}
