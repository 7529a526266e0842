import Campaigns
import Clients

/// One change of the feeds of each client and locale: the first behind an instant, or the last until then.
struct ChannelChanges: Sendable {
    private var byChannel: [Edition.Channel: Instant] = [:]
    private var byClient: [String: Instant] = [:]

    /// When each feed changes next.
    init(of edition: Edition, after now: Instant) {
        self.init(of: edition, nearest: { min($0, $1) }, where: { $0 > now })
    }

    /// Since when each feed is as it is.
    init(of edition: Edition, until now: Instant) {
        self.init(of: edition, nearest: { max($0, $1) }, where: { $0 <= now })
    }

    private init(
        of edition: Edition, nearest: (Instant, Instant) -> Instant, where isMeant: (Instant) -> Bool
    ) {
        for (channel, entries) in edition.entries {
            let instants = entries.flatMap { [$0.window.start, $0.window.end] }.compactMap { $0 }.filter(isMeant)
            guard let first = instants.first else { continue }
            let instant = instants.reduce(first, nearest)
            byChannel[channel] = instant
            byClient[channel.client] = nearest(instant, byClient[channel.client] ?? instant)
        }
    }

    /// The change of a file's feed, of any locale where the file is for all; nil where there is none.
    func of(_ file: some PlacedFile) -> Instant? {
        guard let client = file.client else { return nil }
        guard let locale = file.locale else { return byClient[client] }
        return byChannel[Edition.Channel(client: client, locale: locale)]
    }
}
