import Campaigns
import Clients
import Releases

extension Rule {
    /// A campaign that says what another one said, which was released and is there no more.
    static let renamedCampaign = Rule.changeable("renamed-campaign", .warning)
}

/// Finds campaigns that were probably given another name after a release: the name is what most clients know them by, so
/// phones take them for new messages.
struct RenamedCampaigns {
    /// What was released.
    let ledgers: LedgerSet
    /// The workspace's clients, in its order.
    let clients: [any Client]
    /// Reads what was released.
    let reader: ContentReader

    /// One finding for each such campaign.
    ///
    /// - Parameters:
    ///   - entries: the entries that are not drafts.
    ///   - messages: the messages of all campaigns.
    ///   - workspace: the workspace, whose campaigns are there.
    func findings(
        among entries: [Edition.Channel: [FeedEntry]], messages: [String: [Message]], in workspace: Workspace
    ) -> [Diagnostic] {
        let known = Set(workspace.campaigns.map(\.id))
        var renamed: [String: Renaming] = [:]
        for locale in ledgers.ledgers.keys.sorted() {
            let released = ledgers[locale].current?.messages ?? []
            let gone = released.filter { !known.contains($0.campaign) }
            if gone.isEmpty { continue }
            let others = known.subtracting(released.map(\.campaign))
            let candidates = Dictionary(
                grouping: others.sorted().flatMap { messages[$0] ?? [] }.filter { $0.locale == locale }, by: Words.init)
            let keys = keys(in: locale, of: others, among: entries)
            for old in gone {
                // A content that cannot be read is a finding about the ledger already.
                guard let content = try? reader.content(old.content, locale: locale) else { continue }
                for message in candidates[Words(of: content)] ?? [] {
                    let campaign = message.campaign.id
                    for (client, key) in keys[campaign] ?? [] where old.keys[client].map({ $0 != key }) == true {
                        renamed[campaign, default: Renaming(old: old.campaign)].add(client, locale)
                    }
                }
            }
        }
        return workspace.campaigns.compactMap { campaign in
            renamed[campaign.id].map { finding(of: $0, in: campaign) }
        }
    }

    /// What a campaign was called, and where phones take it for a new one.
    private struct Renaming {
        var old: String
        var clients: Set<String> = []
        var locales: Set<String> = []

        mutating func add(_ client: String, _ locale: String) {
            clients.insert(client)
            locales.insert(locale)
        }
    }

    /// What a message says.
    private struct Words: Hashable {
        var title: String
        var text: String

        init(of message: Message) {
            (title, text) = (message.title.value, message.text.value.plain)
        }

        init(of content: MessageContent) {
            (title, text) = (content.title, content.text)
        }
    }

    /// By what each client would know the messages of some campaigns in a locale, by campaign.
    private func keys(
        in locale: String, of campaigns: Set<String>, among entries: [Edition.Channel: [FeedEntry]]
    ) -> [String: [(client: String, key: String)]] {
        var keys: [String: [(client: String, key: String)]] = [:]
        for client in clients {
            let kind = type(of: client)
            for entry in entries[Edition.Channel(client: kind.name, locale: locale)] ?? []
            where campaigns.contains(entry.campaign) {
                keys[entry.campaign, default: []].append((kind.name, kind.memoryKey(of: entry)))
            }
        }
        return keys
    }

    private func finding(of renaming: Renaming, in campaign: Campaign) -> Diagnostic {
        let titles = clients.map { type(of: $0) }.filter { renaming.clients.contains($0.name) }.map { $0.title }
        return Diagnostic(
            .renamedCampaign, at: SourcePosition(file: campaign.source.file.path),
            "this says what “\(renaming.old)” said, which was released and is there no more: for "
                + "\(titles.joined(separator: ", ")) it is new, so anybody who dismissed the old one sees it again",
            suggestion: "name the campaign's files \(renaming.old).md, as they were called before",
            campaign: campaign.id, locales: renaming.locales)
    }
}
