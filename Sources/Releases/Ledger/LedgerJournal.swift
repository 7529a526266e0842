import Files

/// What a run is about to write into the ledger, noted first, so that after a kill the files of a release that never
/// came to be are known as ours.
struct LedgerJournal: Sendable {
    /// The workspace's folder.
    let folder: String

    private var path: String { folder + "/.newsadmin/ledger.journal" }

    /// The paths that a killed run noted, relative to the workspace; empty as a rule.
    ///
    /// - Throws: ``FileProblem`` where there is a journal that cannot be read.
    func paths() throws(FileProblem) -> Set<String> {
        let bytes: [UInt8]
        do {
            bytes = try FileReading.bytes(at: path, followingLinks: false)
        } catch {
            guard error.cause == .absence else { throw error }
            return []
        }
        return Set(
            String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init).filter { line in
                line.hasPrefix("releases/") && !PathSteps(line).leadUp
            })
    }

    func note(_ paths: Set<String>) throws(FileProblem) {
        try AtomicFile.write(Array(paths.sorted().joined(separator: "\n").utf8), to: path, synced: true)
    }

    func remove() throws(FileProblem) {
        _ = try FileRemoval.remove("ledger.journal", below: folder + "/.newsadmin")
    }
}
