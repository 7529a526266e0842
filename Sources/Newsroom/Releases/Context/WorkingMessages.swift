import Campaigns
import Clients
import Files
import Releases

/// The messages of a workspace as its files have them now, in the form in which they are approved and released.
struct WorkingMessages: Sendable {
    private var messages: [String: [String: WorkingMessage]] = [:]

    /// The messages of these locales.
    init(of edition: Edition, locales: [String]) {
        // As a rule there is no ledger, and thousands of messages need not be looked through.
        guard !locales.isEmpty else { return }
        let wanted = Set(locales)
        var parts: [Place: [(client: any Client, entry: FeedEntry)]] = [:]
        for client in edition.clients {
            for locale in locales {
                let channel = Edition.Channel(client, locale: locale)
                for entry in (edition.entries[channel] ?? []) + (edition.unpublished[channel] ?? []) {
                    parts[Place(campaign: entry.campaign, locale: locale), default: []].append((client, entry))
                }
            }
        }
        let found = edition.workspace.campaigns.flatMap { edition.messages[$0.id] ?? [] }.filter {
            wanted.contains($0.locale)
        }
        let read = found.parallelMap(batch: 16) { [parts] message in
            Self.message(message, parts[Place(campaign: message.campaign.id, locale: message.locale)] ?? [])
        }
        for message in read {
            messages[message.content.locale, default: [:]][message.content.campaign] = message
        }
    }

    /// The message of a campaign in a locale; nil where it has none there.
    func message(of campaign: String, in locale: String) -> WorkingMessage? {
        messages[locale]?[campaign]
    }

    private struct Place: Hashable, Sendable {
        var campaign: String
        var locale: String
    }

    private static func message(
        _ message: Message, _ parts: [(client: any Client, entry: FeedEntry)]
    ) -> WorkingMessage {
        let keys = parts.map { ($0.client.name, type(of: $0.client).memoryKey(of: $0.entry)) }
        return WorkingMessage(
            MessageContent(of: message, entries: parts.map { ($0.client.name, $0.entry) }),
            isDraft: message.campaign.isDraft, translation: message.translation, gap: message.gap,
            source: SourceFingerprint.of(message.campaign.source), fallback: message.fallbackLocale,
            keys: Dictionary(keepingFirst: keys))
    }
}
