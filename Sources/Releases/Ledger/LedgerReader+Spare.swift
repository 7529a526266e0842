import Campaigns
import Files

extension LedgerReader {
    /// Whether a file is one that file managers leave wherever somebody looks.
    static func isClutter(_ path: String) -> Bool {
        [".DS_Store", "Thumbs.db", "desktop.ini"].contains(PathSteps(path).last)
    }

    /// The finding about a file that does no harm and is of no use.
    static func spare(at position: SourcePosition, locale: String? = nil) -> Diagnostic {
        Diagnostic(
            .ledgerSpare, at: position, "nothing in the ledger needs this file, which does no harm",
            suggestion: "leave it, or delete it once every branch with releases is merged", locales: locale.map { [$0] }
        )
    }
}
