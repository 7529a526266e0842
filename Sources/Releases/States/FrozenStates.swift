import Campaigns
import Clients
import Files

/// The feeds of one locale in every state that they go through until a horizon, made from messages' contents alone.
public struct FrozenStates: Sendable {
    /// The files from each instant on, by their paths below `public/`, with their SHA-256.
    public private(set) var states: [Instant: [String: String]] = [:]
    /// The bytes, by their SHA-256.
    public private(set) var files: [String: [UInt8]] = [:]

    /// Freezes the states from `now` on.
    ///
    /// - Parameters:
    ///   - contents: the messages.
    ///   - clients: the clients of the workspace.
    ///   - locale: the locale.
    ///   - preambles: what stands in feeds beside messages, by client.
    ///   - images: the SHA-256 of each image, by its path below `public/`.
    ///   - now: the first instant.
    ///   - horizon: the instant from which on nothing is frozen any more.
    public init(
        of contents: [MessageContent], clients: [any Client], locale: String, preambles: [String: PropertyValue],
        images: [String: String], from now: Instant, until horizon: Instant
    ) {
        var parts: [Part] = []
        for client in clients {
            let name = client.name
            var entries: [Entry] = []
            for content in contents {
                guard let part = content.part(for: name) else { continue }
                var paths: [String: String] = [:]
                for file in part.files { paths[file.path] = keep(file.bytes) }
                for path in part.assets { paths[path] = images[path] }
                entries.append(Entry(entry: part.entry(of: content), files: paths))
            }
            parts.append(Part(client: client, entries: entries.sorted { FeedEntry.precedes($0.entry, $1.entry) }))
        }
        let changes = Set(parts.flatMap(\.entries).flatMap { [$0.entry.window.start, $0.entry.window.end] })
        let instants = [now] + changes.compactMap { $0 }.filter { $0 > now && $0 < horizon }.sorted()
        var previous: [String: String]?
        for instant in instants {
            var state: [String: String] = [:]
            for part in parts {
                let present = part.entries.filter { $0.entry.window.contains(instant) }
                let name = part.client.name
                let feed = part.client.feed(
                    present.map(\.entry), locale: locale, preamble: preambles[name])
                state[feed.path] = keep(feed.bytes)
                for entry in present { state.merge(entry.files) { _, new in new } }
            }
            // An instant at which no file changes begins no state of its own.
            if state != previous { states[instant] = state }
            previous = state
        }
    }

    private struct Entry {
        var entry: FeedEntry
        /// Its views, pages and images, with their SHA-256.
        var files: [String: String]
    }

    private struct Part {
        var client: any Client
        var entries: [Entry]
    }

    private mutating func keep(_ bytes: [UInt8]) -> String {
        let hash = SHA256Digest(of: bytes).hexadecimal
        files[hash] = bytes
        return hash
    }
}
