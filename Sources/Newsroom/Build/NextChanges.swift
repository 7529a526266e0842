import Campaigns
import Clients

/// When each feed changes next.
struct NextChanges: Sendable {
    private var byChannel: [Edition.Channel: Instant] = [:]
    private var byClient: [String: Instant] = [:]

    init(of edition: Edition, after now: Instant) {
        for (channel, entries) in edition.entries {
            let instants = entries.flatMap { [$0.window.start, $0.window.end] }.compactMap { $0 }.filter { $0 > now }
            guard let first = instants.min() else { continue }
            byChannel[channel] = first
            byClient[channel.client] = min(first, byClient[channel.client] ?? first)
        }
    }

    /// When a feed changes next; nil: never.
    func of(_ file: OutputManifest.File) -> Instant? {
        guard let client = file.client else { return nil }
        guard let locale = file.locale else { return byClient[client] }
        return byChannel[Edition.Channel(client: client, locale: locale)]
    }
}
