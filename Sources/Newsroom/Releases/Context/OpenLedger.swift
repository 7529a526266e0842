import Campaigns
import Files
import Releases

/// The ledger, locked against other writers, with the workspace as it was read under that lock.
struct OpenLedger: ~Copyable {
    let writer: LedgerWriter
    let context: ReleaseContext

    /// Opens the ledger of a workspace, and brings it to what a process that was killed was about to leave.
    ///
    /// - Parameters:
    ///   - folder: the workspace.
    ///   - now: the instant to work as of.
    ///   - locales: the locales of interest; nil: all.
    ///   - onWaiting: called once if another process writes into the ledger, before waiting for it.
    init(
        folder: String, now: Instant, locales: [String]?, onWaiting: () -> Void
    ) throws(ReleaseFailure) {
        // The lock itself is a file in one of the workspace's folders. Nothing is made in a folder that is no
        // workspace, nor where one of them is a link to elsewhere.
        _ = try ReleaseFailure.configuration(in: folder)
        let writer = try ReleaseFailure.filing { () throws(FileProblem) -> LedgerWriter in
            try LedgerWriter(folder: folder, onWaiting: onWaiting)
        }
        let context = try ReleaseContext(folder: folder, now: now, locales: locales)
        try ReleaseFailure.filing { () throws(FileProblem) in try writer.repair(context.edition.ledgers) }
        self.writer = writer
        self.context = context
    }
}
