import FlyingSocks

/// The library's pool of sockets that wait for something, in the form that this system has.
enum ServePool {
    #if canImport(Darwin)
        typealias Pool = SocketPool<kQueue>

        static func make() -> Pool { .kQueue(maxEvents: 64) }
    #else
        typealias Pool = SocketPool<ePoll>

        static func make() -> Pool { .ePoll(maxEvents: 64) }
    #endif
}

extension SocketPool {
    /// Returns once the pool has done what it is about.
    ///
    /// It wakes a task before it takes the socket from the system's list. A socket that is closed in between would stay on
    /// the pool's own list, and the next one of the same number would never be woken.
    func settle() {}
}
