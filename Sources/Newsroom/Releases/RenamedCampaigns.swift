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
            for old in gone {
                // A content that cannot be read is a finding about the ledger already.
                guard let content = try? reader.content(old.content, locale: locale) else { continue }
                for campaign in others {
                    guard let message = messages[campaign]?.first(where: { $0.locale == locale }),
                        message.title.value == content.title, message.text.value.plain == content.text
                    else { continue }
                    for client in strangers(to: old, campaign: campaign, locale: locale, among: entries) {
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

    /// The clients that knew a released message by another key than they would know the campaign's by.
    private func strangers(
        to old: ReleasedMessage, campaign: String, locale: String, among entries: [Edition.Channel: [FeedEntry]]
    ) -> [String] {
        clients.compactMap { client in
            let kind = type(of: client)
            let own = entries[Edition.Channel(client: kind.name, locale: locale)] ?? []
            guard let key = old.keys[kind.name], let entry = own.first(where: { $0.campaign == campaign }),
                kind.memoryKey(of: entry) != key
            else { return nil }
            return kind.name
        }
    }

    private func finding(of renaming: Renaming, in campaign: Campaign) -> Diagnostic {
        let titles = clients.map { type(of: $0) }.filter { renaming.clients.contains($0.name) }.map { $0.title }
        return Diagnostic(
            .renamedCampaign, at: SourcePosition(file: campaign.source.file.path),
            "this says what “\(renaming.old)” said, which was released and is there no more: for "
                + "\(titles.joined(separator: ", ")) it is a new message, and who has put the old one away sees it again",
            suggestion: "name the campaign's files \(renaming.old).md, as they were called before",
            campaign: campaign.id, locales: renaming.locales)
    }
}
