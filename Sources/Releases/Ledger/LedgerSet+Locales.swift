import Campaigns

extension LedgerSet {
    /// The ledgers with releases of locales that a workspace does not have, in order of their names.
    func left(beside locales: [String]) -> [LocaleLedger] {
        ledgers.values.filter { !locales.contains($0.locale) && $0.current != nil }.sorted { $0.locale < $1.locale }
    }

    /// That messages of locales which a workspace no longer has are still what phones download, because no verb ships
    /// these locales any more.
    ///
    /// - Parameters:
    ///   - locales: the workspace's locales.
    ///   - now: what has ended by then is downloaded no more; nil: nothing has.
    public func findingsOfLocales(besides locales: [String], at now: Instant?) -> [Diagnostic] {
        left(beside: locales).compactMap { ledger in
            guard let current = ledger.current else { return nil }
            let locale = ledger.locale
            let count = current.messages.count { message in now.map { !current.hasEnded(message, at: $0) } ?? true }
            if count == 0 { return nil }
            return Diagnostic(
                .ledgerLocale, at: SourcePosition(file: "releases/\(locale)/\(LedgerPath.current)"),
                "newsadmin.yml no longer lists “\(locale)”, and phones still get the \(count == 1 ? "message" : "\(count) messages") "
                    + "of its release \(current.number)",
                suggestion: "list \(locale) again, withdraw what is in it, deploy it, and then take it out")
        }
    }
}
