import Files
import Releases

/// A release that is ready to be written.
struct PreparedRelease {
    /// What makes it.
    var making: ReleaseMaking
    /// What is written; nil where it would say what the current release says.
    var draft: ReleaseMaking.Draft?
    /// The messages that it holds.
    var contents: [MessageContent]
    /// What is told of it.
    var outcome: ReleaseOutcome
}

extension ReleasePlan {
    /// Makes the releases that are prepared on the workspace as it stands, all of them or none; a dry run writes nothing.
    ///
    /// - Parameters:
    ///   - onWaiting: called once if another process writes into the ledger, before waiting for it.
    ///   - prepare: prepares them.
    func made(
        onWaiting: () -> Void, _ prepare: (ReleaseGround) throws(ReleaseFailure) -> [PreparedRelease]
    ) throws(ReleaseFailure) -> [ReleaseOutcome] {
        try check()
        if isDryRun { return try prepare(try ReleaseGround(folder: folder, now: now, locales: locales)).map(\.outcome) }
        let ledger = try OpenLedger(folder: folder, now: now, locales: locales, onWaiting: onWaiting)
        let prepared = try prepare(ledger.ground)
        try prepared.write(with: ledger.writer)
        return prepared.map(\.outcome)
    }
}

extension [PreparedRelease] {
    /// Says of each locale which of its texts phones of others see from now on.
    mutating func warnOfBorrowedTexts(on ground: ReleaseGround, locales: [String]) {
        let contents = Dictionary(keepingFirst: map { ($0.outcome.locale, $0.contents) })
        let warnings = BorrowedTexts(on: ground, replacing: contents).warnings(of: locales)
        for index in indices { self[index].outcome.remarks += warnings[self[index].outcome.locale] ?? [] }
    }

    /// Writes them, in their order.
    func write(with writer: borrowing LedgerWriter) throws(ReleaseFailure) {
        for release in self {
            guard let draft = release.draft else { continue }
            try release.making.write(draft, with: writer)
        }
    }
}
