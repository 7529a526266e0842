import Campaigns
import Clients

/// What a client made of a workspace.
struct TestRendering<Rendered: Client>: Sendable {
    /// The client.
    let client: Rendered
    /// What is wrong with its settings.
    let settingsFindings: [Diagnostic]
    /// The entries of all locales, in their order.
    var entries: [FeedEntry] = []
    /// What is wrong with the campaigns.
    var findings: [Diagnostic] = []

    /// The entries of a locale.
    func entries(in locale: String) -> [FeedEntry] {
        entries.filter { $0.locale == locale }
    }

    /// A locale's feed.
    func feed(_ locale: String = "en") -> FeedFile {
        client.feed(entries(in: locale), locale: locale)
    }

    /// What the client draws of a locale's feed.
    func screens(_ locale: String = "en") -> [FeedMessage] {
        let files = entries(in: locale).flatMap(\.files)
        return client.screens(in: feed(locale).bytes, locale: locale) { path in
            files.first { $0.path == path }?.bytes
        }
    }
}
