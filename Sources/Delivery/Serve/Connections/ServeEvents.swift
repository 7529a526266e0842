/// Tells open pages of changes. The number of those that listen is bounded: the oldest one makes room for a new one.
public actor ServeEvents {
    private let limit: Int
    private var listeners: [(id: Int, say: AsyncStream<String>.Continuation)] = []
    private var last = 0
    /// Counts what was announced.
    private var announcements = 0

    /// Nobody listens yet.
    public init(limits: ServeLimits = ServeLimits()) {
        limit = limits.listeners
    }

    /// How many listen.
    var count: Int { listeners.count }

    /// Tells all that the site is another one now. A listener that is slow hears of the newest change only.
    public func announce(_ version: String) {
        announcements += 1
        for listener in listeners { listener.say.yield(version) }
    }

    /// The changes from now on, for a new listener, after the present version unless a newer one comes first; they end when
    /// it is sent away.
    ///
    /// - Parameter present: the present version. It is asked for once changes are heard, so that none slips through between.
    func listen(
        from present: @Sendable () async -> String
    ) async -> (id: Int, versions: AsyncStream<String>) {
        last += 1
        let id = last
        while listeners.count >= limit { listeners.removeFirst().say.finish() }
        let (versions, say) = AsyncStream.makeStream(of: String.self, bufferingPolicy: .bufferingNewest(1))
        listeners.append((id, say))
        let before = announcements
        let version = await present()
        // What was announced meanwhile is newer.
        if announcements == before { say.yield(version) }
        return (id, versions)
    }

    /// A listener has gone.
    func leave(_ id: Int) {
        listeners.removeAll { $0.id == id }
    }
}
