import Campaigns
import Clients
import Synchronization

/// The feed of a client in a locale in every state that it has in a span of time, each made when it is first asked for.
final class FeedStates: Sendable {
    /// The first instant of the span.
    let start: Instant
    private let client: any Client
    private let locale: String
    /// The entries that are in it at some time.
    let entries: [FeedEntry]
    private let elements: FeedElements?
    private let starts: [Instant]
    private let contents: [String: FileContent]
    private let bodies = Mutex<[Int: FeedBody]>([:])

    init(of client: any Client, locale: String, in edition: Edition, from start: Instant, to end: Instant) {
        let name = client.name
        let entries = edition.entries[Edition.Channel(client: name, locale: locale)] ?? []
        let changes = Set(entries.flatMap { [$0.window.start, $0.window.end].compactMap { $0 } })
        let whole =
            edition.schedules?.body(client: name, locale: locale)
            ?? FeedBody(client.feed(entries, locale: locale).bytes, of: entries)
        self.start = start
        starts = [start] + changes.filter { start < $0 && $0 <= end }.sorted()
        contents = entries.fileContents
        elements = FeedElements(of: entries, in: whole, client: client)
        self.client = client
        self.locale = locale
        self.entries = entries
    }

    /// What a device finds at an instant of the span.
    func space(at instant: Instant) -> SimulatedSpace {
        let state = starts.lastIndex { $0 <= instant }
        return SimulatedSpace(state.map(body)) { [contents] in contents[$0]?.bytes }
    }

    private func body(of state: Int) -> FeedBody {
        if let known = bodies.withLock({ $0[state] }) { return known }
        let body = encoded(asOf: starts[state])
        bodies.withLock { $0[state] = body }
        return body
    }

    private func encoded(asOf instant: Instant) -> FeedBody {
        let present = entries.indices.filter { entries[$0].window.contains(instant) }
        let encode = { @Sendable [client, locale, entries] in
            client.feed(present.map { entries[$0] }, locale: locale).bytes
        }
        return elements?.part(present, encode: encode) ?? FeedBody(encode())
    }
}
