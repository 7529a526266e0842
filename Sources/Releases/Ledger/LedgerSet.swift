import Campaigns
import Files

/// The ledgers of all locales of a workspace, those among them that it no longer has.
public struct LedgerSet: Sendable {
    /// The ledgers that are not empty, by locale.
    public private(set) var ledgers: [String: LocaleLedger] = [:]
    private var strays: [Diagnostic] = []
    /// What lay in the folder of the ledgers before they were read.
    private var paths: [String] = []

    /// The verified ledgers of a workspace.
    ///
    /// - Parameters:
    ///   - folder: the workspace's folder.
    ///   - trustedKeys: the public keys that signatures are accepted of, in Base64.
    /// - Throws: ``FileProblem`` where a folder cannot be listed; what is wrong with files is among the findings.
    public init(folder: String, trustedKeys: Set<String> = []) throws(FileProblem) {
        try self.init(once: folder, trustedKeys: trustedKeys)
        // Another process may have been writing meanwhile: what is wrong is so twice, and in the same way. A warning stands
        // where no file has come or gone since.
        var attempts = 0
        while !findings.isEmpty, attempts < 5 {
            let isStill = try paths == FolderListing.everything(below: folder + "/releases").map(\.path)
            if isStill, findings.allSatisfy({ $0.severity != .error }) { return }
            let again = try LedgerSet(once: folder, trustedKeys: trustedKeys)
            if again.findings == findings { return }
            self = again
            attempts += 1
        }
    }

    private init(once folder: String, trustedKeys: Set<String>) throws(FileProblem) {
        let unfinished = try LedgerJournal(folder: folder).paths()
        let reader = LedgerReader(folder: folder, unfinished: unfinished, trustedKeys: trustedKeys)
        let listing = try FolderListing.everything(below: folder + "/releases")
        paths = listing.map(\.path)
        let links = Set(listing.filter(\.isLink).map(\.path))
        let read = Set(paths.compactMap(Self.locale)).sorted().parallelMap(batch: 1) { locale in
            Result { () throws(FileProblem) in try reader.read(locale) }
        }
        for ledger in read {
            let ledger = try ledger.get()
            if !ledger.isEmpty { ledgers[ledger.locale] = ledger }
        }
        let spare = Set(unfinished.map { String($0.dropFirst("releases/".count)) })
        for path in paths where Self.locale(path) == nil && !LedgerReader.isHalf(path, of: spare) {
            if let stray = Self.finding(aboutStray: path, isLink: links.contains(path), in: folder) {
                strays.append(stray)
            }
        }
        let guarding = LedgerWriter.gitAttributesName
        if !ledgers.isEmpty, !paths.contains(guarding), !spare.contains(guarding) {
            strays.append(Self.unguarded("and is not there"))
        }
    }

    /// The ledger of a locale; an empty one where nothing was approved yet.
    public subscript(locale: String) -> LocaleLedger {
        get { ledgers[locale] ?? LocaleLedger(locale: locale) }
        set { ledgers[locale] = newValue }
    }

    /// What is wrong with them.
    public var findings: [Diagnostic] {
        (strays + ledgers.values.flatMap(\.findings)).inReadingOrder().limited()
    }

    /// All files that belong to them, relative to the workspace.
    var files: Set<String> {
        Set(ledgers.values.flatMap { ledger in ledger.files.map { "releases/\(ledger.locale)/\($0)" } })
            .union(["releases/" + LedgerWriter.gitAttributesName])
    }

    /// The locale's folder that a path is in; nil for what lies beside these folders.
    private static func locale(_ path: String) -> String? {
        let steps = PathSteps(path).all
        return steps.count > 1 ? String(steps[0]) : nil
    }

    private static func finding(aboutStray path: String, isLink: Bool, in folder: String) -> Diagnostic? {
        let position = SourcePosition(file: "releases/" + path)
        guard path == LedgerWriter.gitAttributesName else {
            if LedgerReader.isClutter(path) { return LedgerReader.spare(at: position) }
            let (sentence, suggestion) = LedgerReader.extra(isLink: isLink)
            return Diagnostic(.ledgerExtra, at: position, sentence, suggestion: suggestion)
        }
        let bytes = try? FileReading.bytes(at: folder + "/releases/" + path, followingLinks: false)
        guard bytes != Array(LedgerWriter.gitAttributes.utf8) else { return nil }
        return unguarded("and says something else now")
    }

    /// Nothing that was released has changed by it, so that it stands in nobody's way.
    private static func unguarded(_ words: String) -> Diagnostic {
        Diagnostic(
            .ledgerUnguarded, at: SourcePosition(file: "releases/" + LedgerWriter.gitAttributesName),
            "this file keeps git from changing the ledger, \(words)",
            suggestion: "the next approval or release writes it again")
    }
}

extension LocaleLedger {
    /// Whether there is nothing in it, not even something wrong.
    var isEmpty: Bool { approvals.isEmpty && releases.isEmpty && sendings.records.isEmpty && findings.isEmpty }

    /// The files that belong to it, below `releases/<locale>/`.
    var files: Set<String> {
        var files = Set(fileSizes.keys.map(LedgerPath.file))
        for (file, approval) in approvals {
            files.insert(
                LedgerPath.approval(campaign: approval.message.campaign, message: approval.message.hash, file: file))
        }
        for record in sendings.records { files.insert(LedgerFile(record).path) }
        for release in releases {
            files.insert(LedgerPath.manifest(release.number))
            if release.key != nil { files.insert(LedgerPath.signature(release.number)) }
        }
        if !releases.isEmpty { files.insert(LedgerPath.current) }
        return files
    }
}
