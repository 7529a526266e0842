import Clients
import Delivery
import Files
import Releases

extension ReleaseContext {
    /// The campaigns of a locale with messages that phones should have by now and that were not sent as far as the
    /// ledger knows, in order of their ids.
    ///
    /// Only where newsadmin.yml names the project that they are sent by, or something was sent by one already: what
    /// somebody sends by other means, no ledger knows. A text that takes the place of one that was sent is not among
    /// them, since nobody need get both.
    func unsent(in locale: String) -> [String] {
        guard configuration.clients.contains(SourseAccount.client) else { return [] }
        let project = SourseAccount.project(in: configuration)
        let isSending = edition.ledgers.ledgers.values.contains { ledger in
            ledger.sendings.records.contains { $0.project != nil }
        }
        guard project != nil || isSending else { return [] }
        let ledger = edition.ledgers[locale]
        // What cannot be read is among the findings of the ledger.
        let due = (try? ReleasedSendings(ledger, folder: edition.workspace.folder, at: now).due()) ?? []
        return due.filter { campaign, messages in
            messages.contains { message in
                guard isDue(message) else { return false }
                if case .sent = ledger.sendings.status(of: message.subject, in: project) { return false }
                let other = ledger.sendings.lastOther(
                    than: (message.hash, message.condition), among: messages.map { ($0.hash, $0.condition) },
                    campaign: campaign, in: project)
                return other == nil
            }
        }.map(\.campaign).sorted { $0.isBytewiseLess(than: $1) }
    }

    /// Whether phones should have it by now; what the SDK holds back until its start may be sent before, and need not.
    private func isDue(_ message: OutgoingMessage) -> Bool {
        message.expiry.map { now <= $0 } ?? true && message.embargo.map { now >= $0 } ?? true
    }
}
