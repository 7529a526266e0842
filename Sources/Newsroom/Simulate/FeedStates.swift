import Campaigns
import Clients

/// The feed of a client in a locale in every state that it has in a span of time, each encoded once.
struct FeedStates: Sendable {
    private let states: [(since: Instant, bytes: [UInt8])]
    private let files: [String: [UInt8]]

    init(of client: any Client, locale: String, in edition: Edition, from start: Instant, to end: Instant) {
        let channel = Edition.Channel(client: type(of: client).name, locale: locale)
        let entries = edition.entries[channel] ?? []
        let changes = Set(entries.flatMap { [$0.window.start, $0.window.end].compactMap { $0 } })
        states = ([start] + changes.filter { start < $0 && $0 <= end }.sorted()).map { instant in
            (instant, edition.feed(of: client, locale: locale, asOf: instant).bytes)
        }
        files = Dictionary(
            entries.flatMap(\.files).map { ($0.path, $0.bytes) }, uniquingKeysWith: { first, _ in first })
    }

    /// What a device finds at an instant of the span.
    func space(at instant: Instant) -> SimulatedSpace {
        SimulatedSpace(feed: states.last { $0.since <= instant }?.bytes) { files[$0] }
    }
}
