import Campaigns
import Files

/// Adds to ledgers. Whoever writes holds the lock from reading on, so that nothing is decided on an older state.
public struct LedgerWriter: ~Copyable {
    private let folder: String
    private let lock: LedgerLock
    private let journal: LedgerJournal

    /// What git must not do to the ledger: change line ends, or put two releases of one locale together.
    static let gitAttributes = """
        * -text
        current -merge
        manifest.json -merge

        """
    /// Where git looks for that, below `releases/`.
    static let gitAttributesName = ".gitattributes"

    /// Waits for the lock of a workspace's ledgers and takes it.
    ///
    /// - Parameter onWaiting: called once if another process holds it.
    public init(folder: String, onWaiting: () -> Void = {}) throws(FileProblem) {
        self.folder = folder
        lock = try LedgerLock(folder: folder, onWaiting: onWaiting)
        journal = LedgerJournal(folder: folder)
    }

    /// Removes what a killed run left behind.
    ///
    /// - Parameter ledgers: all ledgers of the workspace as they were read under this lock.
    public func repair(_ ledgers: LedgerSet) throws(FileProblem) {
        let unfinished = try journal.paths()
        // What belongs to a damaged ledger is not known, so nothing of it is removed.
        let isDamaged = ledgers.ledgers.values.contains { ledger in
            !ledger.findings.isEmpty && unfinished.contains { $0.hasPrefix("releases/\(ledger.locale)/") }
        }
        guard !unfinished.isEmpty, !isDamaged else { return }
        for path in unfinished.subtracting(ledgers.files).sorted() {
            _ = try FileRemoval.remove(path, below: folder)
        }
        for base in Set(unfinished.map(Self.parent)) {
            if try FileExistence.isFolder(folder + "/" + base) {
                try FileRemoval.removeTemporaryFiles(in: folder + "/" + base, access: .locked)
            }
        }
        try journal.remove()
    }

    /// Adds approvals and what they rest on.
    public func add(_ approvals: [Approval], images: [[UInt8]], to locale: String) throws(FileProblem) {
        try write(
            [images.parallelMap(LedgerFile.init(keeping:)), approvals.parallelMap(LedgerFile.init)], to: locale)
    }

    /// Adds a release, its kept files first and its number in `current` last, which is what makes it one.
    ///
    /// - Parameters:
    ///   - manifest: the release.
    ///   - signature: that of the manifest's bytes, where there is a key.
    ///   - files: the bytes that it rests on.
    /// - Throws: ``FileProblem``, also where the manifest would be larger than what is read; nothing is written then.
    public func add(_ manifest: ReleaseManifest, signature: [UInt8]?, files: [[UInt8]]) throws(FileProblem) {
        let bytes = manifest.bytes
        guard bytes.count <= LedgerReader.sizeLimit else {
            throw FileProblem(
                path: "releases/\(manifest.locale)/\(LedgerPath.manifest(manifest.number))", action: .write,
                reason:
                    "it would be larger than \(LedgerReader.sizeLimit) bytes, and nobody could read it; with fewer days in "
                    + "release: {horizon: …}, fewer states of the feeds are kept")
        }
        var release = [LedgerFile(path: LedgerPath.manifest(manifest.number), bytes: bytes)]
        if let signature { release.append(LedgerFile(path: LedgerPath.signature(manifest.number), bytes: signature)) }
        let hash = SHA256Digest(of: bytes).hexadecimal
        let current = LedgerFile(path: LedgerPath.current, bytes: Array("\(manifest.number) \(hash)\n".utf8))
        try write([files.parallelMap(LedgerFile.init(keeping:)), release, [current]], to: manifest.locale)
    }

    /// Adds a step of sending; it is on the disk before this returns.
    public func add(_ record: SendingRecord) throws(FileProblem) {
        try write([[LedgerFile(record)]], to: record.locale)
    }

    /// Writes files in steps: what those of a step lead to is on the disk before it.
    private func write(_ steps: [[LedgerFile]], to locale: String) throws(FileProblem) {
        let base = "releases/\(locale)/"
        let guarding = "releases/" + Self.gitAttributesName
        let paths = steps.joined().map { base + $0.path }
        try FolderNesting.refuseLinks(on: Set(paths.map(Self.parent)), below: folder)
        let left = try journal.paths()
        try journal.note(left.union(paths).union([guarding]))
        try AtomicFile.write(Array(Self.gitAttributes.utf8), to: folder + "/" + guarding)
        for step in steps { try write(step, below: folder + "/" + base) }
        if left.isEmpty { try journal.remove() } else { try journal.note(left) }
    }

    /// Brings files onto the disk, in any order.
    private func write(_ files: [LedgerFile], below base: String) throws(FileProblem) {
        // Bytes that are kept once may come twice.
        var byPath: [String: LedgerFile] = [:]
        for file in files { byPath[file.path] = file }
        let outcomes = byPath.values.sorted { $0.path < $1.path }.parallelMap(batch: 4) { file in
            Result { () throws(FileProblem) in try AtomicFile.write(file.bytes, to: base + file.path, synced: true) }
        }
        for outcome in outcomes { _ = try outcome.get() }
        let oneOfEachFolder = Dictionary(grouping: byPath.keys, by: Self.parent).values.compactMap(\.first)
        for path in oneOfEachFolder { AtomicFile.syncFolders(above: base + path) }
    }

    private static func parent(of path: String) -> String {
        PathSteps(path).parent ?? ""
    }
}
