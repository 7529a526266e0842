import Campaigns
import Clients

/// Since when the feeds of each client and locale are as they are at an instant.
struct LiveTimes {
    private var byChannel: [Edition.Channel: Instant] = [:]
    private var byClient: [String: Instant] = [:]

    init(of edition: Edition, at now: Instant) {
        for (channel, entries) in edition.entries {
            let instants = entries.flatMap { [$0.window.start, $0.window.end] }.compactMap { $0 }.filter { $0 <= now }
            guard let last = instants.max() else { continue }
            byChannel[channel] = last
            byClient[channel.client] = max(last, byClient[channel.client] ?? last)
        }
    }

    /// Since when a file is as it is; nil: ever.
    func of(_ file: OutputFile) -> Instant? {
        guard let client = file.client else { return nil }
        guard let locale = file.locale else { return byClient[client] }
        return byChannel[Edition.Channel(client: client, locale: locale)]
    }
}
