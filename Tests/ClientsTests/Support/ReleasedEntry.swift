import Campaigns
import Clients

extension FeedEntry {
    /// An entry as the ledger keeps it: of the campaign `news`, in English.
    static func released(
        _ value: PropertyValue, as identity: String = "news", page: String? = nil, end: Instant? = nil
    ) -> FeedEntry {
        let files = page.map { [FeedFile(path: "feeds/page.html", bytes: Array($0.utf8))] } ?? []
        return FeedEntry(
            campaign: "news", locale: "en", identity: identity,
            identityPosition: SourcePosition(file: "campaigns/news.md"), window: Window(end: end), value: value,
            files: files)
    }
}
