import Campaigns
import Clients
import Simulation

/// Campaigns: front matter and Markdown, up to feeds, what they show, and when. A line `%%%` begins the translation.
enum CampaignParser: Parser {
    static let name = "campaign"

    static func read(_ bytes: [UInt8]) {
        let parts = bytes.parted(at: Array("\n%%%\n".utf8))
        let (campaign, findings) = FuzzedWorkspace.read(parts[0], translation: parts.count > 1 ? parts[1] : nil)
        FuzzedWorkspace.tell(findings)
        guard let campaign else { return }
        let configuration = FuzzedWorkspace.configuration
        let images = ImageLibrary(files: [], folder: "", baseURL: configuration.production.baseURL)
        let (messages, problems) = MessageResolver(configuration: configuration, images: images)
            .messages(of: campaign, wantsHTML: true)
        FuzzedWorkspace.tell(problems)
        FuzzedWorkspace.tell(MessageChecks.findings(in: messages, of: campaign, schemes: ["acme"]))
        var channels: [WorkspaceSchedules.Channel] = []
        for client in FuzzedWorkspace.clients {
            let (entries, findings) = client.entries(of: campaign, messages: messages)
            FuzzedWorkspace.tell(findings + client.findings(of: campaign, messages: messages, now: FuzzedWorkspace.now))
            for locale in configuration.locales {
                let own = entries.filter { $0.locale == locale }
                FuzzedWorkspace.tell(client.findings(among: own, locale: locale))
                let feed = client.feed(own, locale: locale)
                let files = Dictionary(own.flatMap(\.files).map { ($0.path, $0.bytes) }) { first, _ in first }
                _ = client.screens(in: FeedBody(feed.bytes), locale: locale) { files[$0] }
                channels.append(.init(client: client, locale: locale, entries: own))
            }
            _ = client.combinedFeeds(
                configuration.locales.map { locale in
                    (locale, entries.filter { $0.locale == locale })
                })
        }
        let end = FuzzedWorkspace.now.advanced(seconds: 365 * 86400)
        _ = WorkspaceSchedules(channels, in: FuzzedWorkspace.now..<end)
    }
}

extension [UInt8] {
    /// The parts between places at which `mark` stands.
    func parted(at mark: [UInt8]) -> [[UInt8]] {
        split(separator: mark, omittingEmptySubsequences: false).map { Array($0) }
    }
}
