import Files

/// Reads the ledger of one locale and verifies every byte of it: each file by its hash, each release by the next one,
/// the last by `current`.
///
/// What it cannot notice: an approval that was deleted and that no release rests on, and a ledger that was set back
/// whole to an earlier state.
struct LedgerReader: Sendable {
    /// The workspace's folder.
    var folder: String
    /// The files that a killed run was about to write; they may be there without belonging to anything.
    var unfinished: Set<String>
    /// The public keys that signatures are accepted of, in Base64.
    var trustedKeys: Set<String>

    /// The largest file that is read, in bytes.
    static let sizeLimit = 1 << 28

    /// A reader of a workspace's ledgers.
    init(folder: String, unfinished: Set<String> = [], trustedKeys: Set<String> = []) {
        self.folder = folder
        self.unfinished = unfinished
        self.trustedKeys = trustedKeys
    }

    /// The ledger of a locale; an empty one where nothing was approved yet.
    ///
    /// - Throws: ``FileProblem`` where the folder cannot be listed; what is wrong with files is among the findings.
    func read(_ locale: String) throws(FileProblem) -> LocaleLedger {
        let base = "releases/\(locale)"
        let listing = try FolderListing.everything(below: folder + "/" + base)
        guard !listing.isEmpty else { return LocaleLedger(locale: locale) }
        let spare = Set(unfinished.filter { $0.hasPrefix(base + "/") }.map { String($0.dropFirst(base.count + 1)) })
        let paths = listing.filter(\.isRegular).map(\.path).filter { !Self.isHalf($0, of: spare) }
        let contents = paths.parallelMap(batch: 8) { path in
            LedgerContent(path: path, below: folder + "/" + base, keeping: !path.hasPrefix("files/"))
        }
        var verification = LedgerVerification(
            locale: locale, contents: Dictionary(keepingFirst: zip(paths, consume contents)),
            unfinished: spare, trustedKeys: trustedKeys)
        verification.verify()
        verification.reportUnknown(
            among: listing.map(\.path).filter { !Self.isHalf($0, of: spare) },
            links: Set(listing.filter(\.isLink).map(\.path)))
        return verification.ledger
    }

    /// Whether a file is one that a killed run left half written beside its place.
    ///
    /// - Parameter unfinished: the files that it was about to write.
    static func isHalf(_ path: String, of unfinished: Set<String>) -> Bool {
        let steps = PathSteps(path)
        guard TemporaryName.isOne(String(steps.last)) else { return false }
        return unfinished.contains { PathSteps($0).parent == steps.parent }
    }
}
