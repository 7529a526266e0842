import Campaigns

/// The open connections: what each of them waits for, and until when it may.
actor ConnectionBook {
    private struct Entry {
        var task: Task<Void, Never>?
        /// When it is ended unless something happens before; nil: never.
        var deadline: Instant?
        /// Since when it waits for a request; nil while it is being answered.
        var waitsSince: Instant?
    }

    private let limits: ServeLimits
    private var entries: [Int: Entry] = [:]
    private var last = 0

    init(limits: ServeLimits) {
        self.limits = limits
    }

    /// How many are open.
    var count: Int { entries.count }

    /// Notes a new connection; nil where there is no room, not even by ending one that waits.
    func open(at now: Instant) -> Int? {
        if entries.count >= limits.connections {
            guard let oldest = entries.min(by: { Self.rank($0.value) < Self.rank($1.value) }),
                oldest.value.waitsSince != nil
            else { return nil }
            end(oldest.key)
            entries[oldest.key] = nil
        }
        last += 1
        entries[last] = Entry(deadline: now.advanced(seconds: limits.requestSeconds), waitsSince: now)
        return last
    }

    /// Notes the task of a connection, by which it can be ended; one that was ended before is ended now.
    func run(_ id: Int, in task: Task<Void, Never>) {
        if entries[id] == nil { task.cancel() } else { entries[id]?.task = task }
    }

    /// Notes that a connection rests between two requests.
    func rest(_ id: Int, at now: Instant) {
        note(id, Entry(deadline: now.advanced(seconds: limits.restSeconds), waitsSince: now))
    }

    /// Notes that a request has begun to come in.
    func begin(_ id: Int, at now: Instant) {
        note(id, Entry(deadline: now.advanced(seconds: limits.requestSeconds), waitsSince: now))
    }

    /// Notes that a connection is being answered.
    func answer(_ id: Int, at now: Instant) {
        note(id, Entry(deadline: now.advanced(seconds: limits.answerSeconds)))
    }

    /// Notes that a connection was answered for the last time, and waits for the client to see that.
    func linger(_ id: Int, at now: Instant) {
        note(id, Entry(deadline: now.advanced(seconds: limits.lingerSeconds), waitsSince: now))
    }

    /// Notes that a connection stays open for as long as the client likes.
    func stay(_ id: Int) {
        note(id, Entry())
    }

    /// Notes that a connection is closed.
    func close(_ id: Int) {
        entries[id] = nil
    }

    /// Ends the connections whose time is up.
    func sweep(at now: Instant) {
        for (id, entry) in entries {
            if let deadline = entry.deadline, deadline <= now { end(id) }
        }
    }

    /// Ends all connections.
    func endAll() {
        for id in entries.keys { end(id) }
    }

    private func note(_ id: Int, _ entry: Entry) {
        guard let old = entries[id] else { return }
        entries[id] = Entry(task: old.task, deadline: entry.deadline, waitsSince: entry.waitsSince)
    }

    private func end(_ id: Int) {
        entries[id]?.task?.cancel()
    }

    /// Those that wait before those that are answered, and the longest wait first.
    private static func rank(_ entry: Entry) -> Int64 { entry.waitsSince?.milliseconds ?? .max }
}
