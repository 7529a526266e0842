import Campaigns

extension LedgerSet {
    /// The ledgers with releases of locales that a workspace does not have, in order of their names.
    func left(beside locales: [String]) -> [LocaleLedger] {
        ledgers.values.filter { !locales.contains($0.locale) && $0.current != nil }.sorted { $0.locale < $1.locale }
    }

    /// That messages of locales which a workspace no longer has are still what phones download, because no verb ships
    /// these locales any more.
    ///
    /// - Parameter locales: the workspace's locales.
    public func findingsOfLocales(besides locales: [String]) -> [Diagnostic] {
        left(beside: locales).compactMap { ledger in
            guard let current = ledger.current, !current.messages.isEmpty else { return nil }
            let (locale, count) = (ledger.locale, current.messages.count)
            return Diagnostic(
                .ledgerLocale, at: SourcePosition(file: "releases/\(locale)/\(LedgerPath.current)"),
                "newsadmin.yml no longer lists “\(locale)”, and phones still get the \(count == 1 ? "message" : "\(count) messages") "
                    + "of its release \(current.number)",
                suggestion: "list \(locale) again, withdraw what is in it, deploy it, and then take it out")
        }
    }
}
