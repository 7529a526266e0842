import Campaigns

/// The open connections: what each of them waits for, and until when it may.
actor OpenConnections {
    private struct Entry {
        var task: Task<Void, Never>?
        /// When it is ended unless something happens before; nil: never.
        var deadline: Instant?
        /// Since when it waits for a request, or is being answered.
        var since: Instant
        var isWaiting = true
    }

    private let limits: ServeLimits
    private var entries: [Int: Entry] = [:]
    private var last = 0

    init(limits: ServeLimits) {
        self.limits = limits
    }

    /// How many are open.
    var count: Int { entries.count }

    /// Notes a new connection; nil where there is no room, not even by ending one that waits or takes its answer slowly.
    func open(at now: Instant) -> Int? {
        if entries.count >= limits.connections {
            guard let id = spare(at: now) else { return nil }
            end(id)
            entries[id] = nil
        }
        last += 1
        entries[last] = Entry(deadline: now.advanced(seconds: limits.requestSeconds), since: now)
        return last
    }

    /// The connection that makes room: the one that has waited longest, else the one that has been answered longest.
    private func spare(at now: Instant) -> Int? {
        let waiting = entries.filter(\.value.isWaiting)
        if let oldest = waiting.min(by: { $0.value.since < $1.value.since }) { return oldest.key }
        let latest = now.advanced(seconds: -limits.patienceSeconds)
        let slow = entries.filter { $0.value.deadline != nil && $0.value.since <= latest }
        return slow.min(by: { $0.value.since < $1.value.since })?.key
    }

    /// Notes the task of a connection, by which it can be ended; one that was ended before is ended now.
    func run(_ id: Int, in task: Task<Void, Never>) {
        if entries[id] == nil { task.cancel() } else { entries[id]?.task = task }
    }

    /// Notes that a connection rests between two requests.
    func rest(_ id: Int, at now: Instant) {
        note(id, Entry(deadline: now.advanced(seconds: limits.restSeconds), since: now))
    }

    /// Notes that a request has begun to come in.
    func begin(_ id: Int, at now: Instant) {
        note(id, Entry(deadline: now.advanced(seconds: limits.requestSeconds), since: now))
    }

    /// Notes that a connection is being answered.
    func answer(_ id: Int, at now: Instant) {
        note(id, Entry(deadline: now.advanced(seconds: limits.answerSeconds), since: now, isWaiting: false))
    }

    /// Notes that a connection was answered for the last time, and waits for the client to see that.
    func linger(_ id: Int, at now: Instant) {
        note(id, Entry(deadline: now.advanced(seconds: limits.lingerSeconds), since: now))
    }

    /// Notes that a connection stays open for as long as the client likes.
    func stay(_ id: Int, at now: Instant) {
        note(id, Entry(since: now, isWaiting: false))
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
        entries[id] = entry
        entries[id]?.task = old.task
    }

    private func end(_ id: Int) {
        entries[id]?.task?.cancel()
    }
}
