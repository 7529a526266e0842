import Campaigns
import Clients
import Files
import Releases

/// What feeds hold by the releases that phones get, in place of the working files.
struct ReleasedEntries {
    /// The entries of each client and locale.
    private(set) var entries: [Edition.Channel: [FeedEntry]] = [:]
    /// The locales in which anything was released.
    private(set) var locales: [String] = []
    /// The campaigns' titles, in the source language where they were released in it.
    private(set) var titles: [String: String] = [:]
    /// What is wrong with the ledgers of locales, whose entries are missing then.
    private(set) var damages: [Diagnostic] = []

    /// What is released in a workspace's locales at an instant. What a release does not hold any more, since its horizon ends
    /// or another one takes its place before that, is left out: an entry that starts later, and the end of one that ends later.
    ///
    /// - Throws: ``FileProblem`` where a ledger does not hold the bytes that it names.
    init(in edition: Edition, locales: Set<String>?, at now: Instant) throws(FileProblem) {
        let configuration = edition.workspace.configuration
        let reader = ContentReader(folder: edition.workspace.folder)
        // The source language comes first: its titles are those that a listing names.
        let ordered = [configuration.sourceLocale] + configuration.locales.filter { $0 != configuration.sourceLocale }
        for locale in ordered where locales?.contains(locale) != false {
            let ledger = edition.ledgers[locale]
            let damages = ledger.findings.filter { $0.severity == .error }
            self.damages += damages
            guard damages.isEmpty, let release = ledger.release(dueAt: now), let end = ledger.knownUntil(at: now) else {
                continue
            }
            self.locales.append(locale)
            for message in release.messages {
                let content = try reader.content(message.content, locale: locale)
                if titles[message.campaign] == nil { titles[message.campaign] = content.title }
                for client in edition.clients {
                    guard let entry = content.part(for: client.name)?.entry(of: content).upTo(end) else { continue }
                    entries[Edition.Channel(client, locale: locale), default: []].append(entry)
                }
            }
        }
    }
}

extension FeedEntry {
    /// The entry as feeds have it until an instant; nil where it is not in them by then.
    fileprivate func upTo(_ end: Instant) -> FeedEntry? {
        if let start = window.start, start >= end { return nil }
        guard let last = window.end, last >= end else { return self }
        return with(Window(start: window.start))
    }
}
