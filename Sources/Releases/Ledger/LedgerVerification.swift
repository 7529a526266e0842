import Campaigns

/// The verification of one locale's ledger: what it says, and what is wrong with it.
struct LedgerVerification {
    /// What was read and found so far.
    var ledger: LocaleLedger
    private(set) var contents: [String: LedgerContent]
    /// The files that a killed run was about to write.
    let unfinished: Set<String>
    let trustedKeys: Set<String>
    private var known: Set<String> = []
    /// Whether a file could not be followed that may lead to others.
    var isIncomplete = false

    /// - Parameter unfinished: the files that a killed run was about to write.
    init(
        locale: String, contents: [String: LedgerContent], unfinished: Set<String>, trustedKeys: Set<String>
    ) {
        self.unfinished = unfinished
        ledger = LocaleLedger(locale: locale)
        self.contents = contents
        self.trustedKeys = trustedKeys
    }

    /// Follows the chain from `current` back to the first release, then looks at approvals and kept files.
    mutating func verify() {
        readReleases()
        readApprovals()
        readSendings()
        ledger.noteImages()
        checkFiles()
    }

    /// Names what is there and belongs to nothing.
    ///
    /// - Parameter links: the symbolic links among these.
    mutating func reportUnknown(among paths: [String], links: Set<String>) {
        var spare: [String] = []
        defer { reportSpare(spare) }
        for path in paths where !known.contains(path) && !unfinished.contains(path) {
            // What a lost file may have led to is not to be deleted.
            if isIncomplete, LedgerPath.isRelease(path) { continue }
            if isIncomplete, let hash = LedgerPath.hash(ofFile: path), let content = contents[path] {
                if content.hash != hash { report(.ledgerAltered, path, "its SHA-256 is not the one in its name") }
                continue
            }
            if let hash = LedgerPath.hash(ofFile: path), hash == contents[path]?.hash {
                ledger.spareFiles.insert(hash)
                spare.append(path)
                continue
            }
            if LedgerReader.isClutter(path) {
                spare.append(path)
                continue
            }
            let (sentence, suggestion) = LedgerReader.extra(isLink: links.contains(path))
            report(.ledgerExtra, path, sentence, suggestion: suggestion)
        }
    }

    /// Names the first of the files that do no harm: a merge may leave dozens, and nobody has to see to any.
    private mutating func reportSpare(_ paths: [String]) {
        guard let first = paths.min() else { return }
        let position = SourcePosition(file: "releases/\(ledger.locale)/\(first)")
        ledger.findings.append(LedgerReader.spare(at: position, and: paths.count - 1, locale: ledger.locale))
    }

    /// Gives back the memory of a file's bytes, which are not asked for any more.
    mutating func forgetBytes(of path: String) { contents[path]?.bytes = [] }

    /// A file that belongs to the ledger; nil where it is not there or cannot be read, which is then a finding.
    mutating func content(_ path: String) -> LedgerContent? {
        guard let content = contents[path] else { return nil }
        known.insert(path)
        guard let problem = content.problem else { return content }
        report(
            .ledgerMissing, path, "the file cannot be read: \(problem)",
            suggestion: "make it readable, or bring it back")
        return nil
    }

    mutating func report(_ rule: Rule, _ path: String, _ message: String, suggestion: String? = nil) {
        let isDamaged = rule == .ledgerAltered || rule == .ledgerMissing
        let suggestion = suggestion ?? (isDamaged ? "bring it back from version control" : nil)
        ledger.findings.append(
            Diagnostic(
                rule, at: SourcePosition(file: "releases/\(ledger.locale)/\(path)"), message, suggestion: suggestion,
                locales: [ledger.locale]))
    }
}
