import Campaigns
import Clients

extension Edition {
    /// The feed of a client in a locale as of an instant.
    func feed(of client: any Client, locale: String, asOf instant: Instant) -> FeedFile {
        client.feed(present(of: client, locale: locale, asOf: instant), locale: locale)
    }

    /// The entries that are in the feed of a client in a locale at an instant, in their order.
    func present(of client: any Client, locale: String, asOf instant: Instant) -> [FeedEntry] {
        (entries[Channel(client, locale: locale)] ?? []).filter { $0.window.contains(instant) }
    }

    /// The entries that are not in the feed at an instant: earlier and later ones, drafts, and what was withdrawn.
    func absent(of client: any Client, locale: String, asOf instant: Instant) -> [FeedEntry] {
        let channel = Channel(client, locale: locale)
        return (entries[channel] ?? []).filter { !$0.window.contains(instant) } + (unpublished[channel] ?? [])
    }

    /// How many messages a client finds in a feed of one locale; nil in any other file.
    func messages(in feed: [UInt8], of file: OutputManifest.File) -> Int? {
        guard let client = clients.first(where: { $0.name == file.client }), let locale = file.locale else {
            return nil
        }
        return client.screens(in: FeedBody(feed), locale: locale) { _ in nil }.count
    }

    /// The feeds of a client for several locales at once, as of an instant.
    func combinedFeeds(of client: any Client, asOf instant: Instant) -> [FeedFile] {
        client.combinedFeeds(
            workspace.configuration.locales.map { ($0, present(of: client, locale: $0, asOf: instant)) })
    }
}
