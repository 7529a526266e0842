import Campaigns
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
    /// What is reported of it.
    var outcome: ReleaseOutcome
}

extension ReleasePlan {
    /// Makes the releases that are prepared on the workspace as it stands, all of them or none; a dry run writes nothing.
    ///
    /// - Parameters:
    ///   - onWaiting: called once if another process writes into the ledger, before waiting for it.
    ///   - prepare: prepares them.
    func made(
        onWaiting: () -> Void, _ prepare: (ReleaseContext) throws(ReleaseFailure) -> [PreparedRelease]
    ) throws(ReleaseFailure) -> [ReleaseOutcome] {
        try check()
        if isDryRun {
            return try prepare(try ReleaseContext(folder: folder, now: now, locales: locales)).map(\.outcome)
        }
        let ledger = try OpenLedger(folder: folder, now: now, locales: locales, onWaiting: onWaiting)
        let prepared = try prepare(ledger.context)
        try prepared.write(with: ledger.writer)
        return prepared.map(\.outcome)
    }
}

extension [PreparedRelease] {
    /// Says of each locale which of its texts phones of others see from now on.
    mutating func warnOfBorrowedTexts(on context: ReleaseContext, locales: [String]) {
        let contents = Dictionary(keepingFirst: map { ($0.outcome.locale, $0.contents) })
        let warnings = BorrowedTexts(on: context, replacing: contents).warnings(of: locales)
        for index in indices { self[index].outcome.remarks += warnings[self[index].outcome.locale] ?? [] }
    }

    /// Keys that two of the releases would give to two campaigns. One after the other, the second release would be
    /// without its campaign; together, each would shut the other one out.
    func sharedKeys(on context: ReleaseContext) -> [Diagnostic] {
        let source = context.configuration.sourceLocale
        let manifests = compactMap { $0.draft?.manifest }
        var owners: [KeyOwners.Key: (campaign: String, locale: String)] = [:]
        var findings: [Diagnostic] = []
        for manifest in manifests.filter({ $0.locale == source }) + manifests.filter({ $0.locale != source }) {
            for message in manifest.messages {
                for (client, key) in message.keys.sorted(by: { $0.key < $1.key }) {
                    let place = KeyOwners.Key(client: client, key: key)
                    guard let owner = owners[place] else {
                        owners[place] = (message.campaign, manifest.locale)
                        continue
                    }
                    guard owner.campaign != message.campaign else { continue }
                    let file = context.files[message.campaign] ?? "campaigns/\(message.campaign).md"
                    let isOfWords = context.isOfWords(key, client: client)
                    findings.append(
                        Diagnostic(
                            .keyTaken, at: SourcePosition(file: file),
                            "the release of \(owner.locale) gives the key “\(key)” to \(owner.campaign), so that of "
                                + "\(manifest.locale) cannot give it to \(message.campaign)",
                            suggestion: isOfWords
                                ? WordsAdvice.sentence(
                                    for: message.campaign, in: manifest.locale, besides: owner.campaign,
                                    in: owner.locale)
                                : "combine the two campaigns, or give this one a key of its own",
                            campaign: message.campaign, locales: [manifest.locale], client: client))
                }
            }
        }
        return findings
    }

    /// Writes them, in their order.
    func write(with writer: borrowing LedgerWriter) throws(ReleaseFailure) {
        for release in self {
            guard let draft = release.draft else { continue }
            try release.making.write(draft, with: writer)
        }
    }
}
