import Campaigns
import Files

extension LedgerSet {
    /// What is wrong with the messages that releases hold: a file that holds none, or one of another campaign or locale.
    ///
    /// That these files have not changed is verified whenever ledgers are read; what is in them, only by whoever asks.
    ///
    /// - Parameter folder: the workspace's folder.
    public func findingsOfContents(in folder: String) -> [Diagnostic] {
        let reader = ContentReader(folder: folder)
        return ledgers.values.flatMap { $0.findingsOfContents(by: reader) }.inReadingOrder().limited()
    }
}

extension LocaleLedger {
    fileprivate func findingsOfContents(by reader: ContentReader) -> [Diagnostic] {
        let hashes = Set(releases.flatMap { $0.messages.map(\.content) }).sorted()
        let locale = locale
        let kept = hashes.parallelMap(batch: 8) { KeptContent(of: $0, locale: locale, by: reader) }
        let contents = Dictionary(uniqueKeysWithValues: zip(hashes, kept))
        var findings: [Diagnostic] = []
        for hash in hashes {
            guard case .other(let reason)? = contents[hash] else { continue }
            findings.append(finding(.ledgerForm, LedgerPath.file(hash), "it holds no message: \(reason)"))
        }
        for release in releases {
            for message in release.messages {
                guard case .message(let campaign, let other)? = contents[message.content],
                    !campaign.hasBytes(of: message.campaign) || !other.hasBytes(of: locale)
                else { continue }
                findings.append(
                    finding(
                        .ledgerAltered, LedgerPath.manifest(release.number),
                        "its message of “\(message.campaign)” is one of “\(campaign)” in \(other), as "
                            + "\(LedgerPath.file(message.content)) says"))
            }
        }
        return findings
    }

    private func finding(_ rule: Rule, _ path: String, _ message: String) -> Diagnostic {
        Diagnostic(
            rule, at: SourcePosition(file: "releases/\(locale)/\(path)"), message,
            suggestion: "see in version control who made it", locales: [locale])
    }
}
