import Clients
import Files

/// The writing of one build: files are announced, written as they come, and forgotten but for what the manifest says of
/// them, so that never all of them stand in the memory.
struct OutputWriting: Sendable {
    private let path: String
    private let journal: String
    /// What a build that was killed had announced, and may have written.
    private let unfinished: Set<String>
    /// What the last build wrote.
    private let last: LastOutput.ByPath
    private var announced: Set<AnnouncedPath> = []
    /// When it began, by the clock of the output's file system: what was touched from then on is not believed to be as it
    /// was by its times alone.
    private(set) var moment: FileMoment?

    init(path: String, journal: String, unfinished: Set<String>, last: LastOutput.ByPath) {
        self.path = path
        self.journal = journal
        self.unfinished = unfinished
        self.last = last
    }

    /// A file that was written.
    struct Written: Sendable {
        /// What the manifest says of it.
        var record: OutputManifest.File
        /// The digest of its gzip form; nil where it has none.
        var gzipDigest: SHA256Digest?
        /// Whether its place held other bytes, or nothing; gzip forms left aside.
        var isChanged: Bool
        /// When it or its gzip form was last touched, by the clock of the file system, once it held what it should; nil
        /// where it was gone by then. What is touched later is not what was written.
        var touched: FileMoment?
        /// The key of what it was drawn from; nil where it has none.
        var key: GMAC.Tag?
    }

    /// Makes the keys of pages; nil where no later build will know of this one, so that nobody asks for keys.
    var code: GMAC?

    /// A page of the dashboard that is still as it was drawn from what has this key; nil where that is not sure.
    func unchanged(_ page: String, drawnFrom key: GMAC.Tag) -> Written? {
        guard let known = last.unchanged(at: page, in: path, drawnFrom: key) else { return nil }
        let file = OutputFile(path: page, content: FileContent([]), kind: .dashboard)
        let record = OutputManifest.File(file, bytes: known.bytes, digest: known.digest, gzipBytes: nil)
        return Written(record: record, isChanged: false, touched: known.touched, key: key)
    }

    /// Looks at the clock, once the first paths are announced.
    mutating func begin() throws(FileProblem) {
        moment = try FileMoment.now(in: path)
    }

    /// Notes paths that are about to be written, so that after a kill the next build knows them as ours.
    ///
    /// - Throws: ``FileProblem`` also where a folder of these paths is a link.
    mutating func announce(_ paths: some Sequence<AnnouncedPath>) throws(FileProblem) {
        try FolderNesting.refuseLinks(on: Set(paths.map(\.path.folder)), below: path)
        announced.formUnion(paths)
        try note([])
    }

    /// Writes down what is announced, and some other paths.
    private func note(_ others: Set<String>) throws(FileProblem) {
        // What an earlier build left unfinished stays noted until it is removed, should this one be killed as well.
        try write(journal: announced.union(unfinished.union(others).map { AnnouncedPath($0) }))
    }

    private func write(journal paths: some Sequence<AnnouncedPath>) throws(FileProblem) {
        var lines: [UInt8] = []
        for path in paths.sorted(by: { $0.path.isBytewiseLess(than: $1.path) }) {
            for path in path.all {
                lines.append(contentsOf: path.utf8)
                lines.append(UInt8(ascii: "\n"))
            }
        }
        try AtomicFile.write(lines, to: journal)
    }

    /// Writes files, kind after kind.
    ///
    /// - Parameter precompressed: what many of them have in common.
    func write(_ files: [OutputFile], precompressed: PrecompressedTexts) throws(FileProblem) -> [Written] {
        var written: [Written] = []
        written.reserveCapacity(files.count)
        for kind in OutputFile.Kind.allCases {
            let outcomes = files.filter { $0.kind == kind }.parallelMap(
                batch: kind == .feed ? 1 : 32, with: { GzipCompressor(precompressed: precompressed) }
            ) { compressor, file in
                write(file) { compressor.compress($0) }
            }
            for outcome in outcomes { written.append(try outcome.get()) }
        }
        return written
    }

    /// Writes one file; its folder may be written by other threads at the same time.
    ///
    /// - Parameter compress: makes the gzip form of a file that has one.
    func write(_ file: OutputFile, compress: ([UInt8]) -> [UInt8]? = { _ in nil }) -> Result<Written, FileProblem> {
        do throws(FileProblem) {
            guard OutputPath.isSafe(file.path) else {
                throw FileProblem(path: file.path, action: .write, reason: "it leads out of the output folder")
            }
            let target = path + "/" + file.path
            let bytes = file.bytes
            let hasGzipForm = file.hasGzipForm(of: bytes.count)
            let digest = SHA256Digest(of: bytes)
            if let unchanged = last.unchanged(at: file.path, in: path, holding: digest, hasGzipForm: hasGzipForm) {
                let record = OutputManifest.File(
                    file, bytes: bytes.count, digest: digest, gzipBytes: unchanged.gzipBytes)
                return .success(
                    Written(
                        record: record, gzipDigest: unchanged.gzipDigest, isChanged: false, touched: unchanged.touched))
            }
            let gzip = hasGzipForm ? compress(bytes) : nil
            // The gzip form goes first: a server that prefers it must not serve an older text than the plain one.
            if let gzip {
                try AtomicFile.write(gzip, to: target + ".gz")
            } else if file.isServed {
                // One that is there is of an earlier text, even if no manifest says so any more.
                _ = try FileRemoval.remove(file.path + ".gz", below: path)
            }
            let isChanged = try AtomicFile.write(bytes, to: target) != .unchanged
            let record = OutputManifest.File(
                file, bytes: bytes.count, digest: digest, gzipBytes: gzip?.count)
            return .success(
                Written(
                    record: record, gzipDigest: gzip.map { SHA256Digest(of: $0) }, isChanged: isChanged,
                    touched: FileFingerprint(of: target).lastTouched(
                        besides: gzip.map { _ in FileFingerprint(of: target + ".gz") })))
        } catch {
            return .failure(error)
        }
    }

    /// What is known of a file that stays as it is: what an earlier manifest says, unless a build that was killed may have
    /// written it since.
    ///
    /// - Parameters:
    ///   - messages: how many messages are in the bytes of a feed; nil where nobody can tell.
    ///   - next: when feeds change next.
    func asItStands(
        _ file: OutputManifest.File, messages: ([UInt8]) -> Int?, _ next: ChannelChanges
    ) throws(FileProblem) -> OutputManifest.File {
        guard unfinished.contains(file.path) else { return file }
        var file = file.changing(next)
        do throws(FileProblem) {
            let place = path + "/" + file.path
            let bytes = try FileReading.bytes(at: place, followingLinks: false)
            (file.bytes, file.digest) = (bytes.count, SHA256Digest(of: bytes))
            if file.kind == .feed, let count = messages(bytes) { file.messages = count }
            file.gzipBytes = try FileReading.bytes(at: place + ".gz", followingLinks: false).count
        } catch {
            guard error.cause == .absence else { throw error }
            file.gzipBytes = nil
        }
        return file
    }

    /// Writes the manifest, and then removes what else was ours: nothing that a manifest lists is ever missing.
    ///
    /// Where some locales or clients were left out, views that a build which was killed may have written stay: their feeds
    /// may name them. The journal goes on knowing them as ours.
    ///
    /// - Parameters:
    ///   - manifest: the record of all files of ours from now on.
    ///   - old: the record until now.
    ///   - isComplete: whether everything was built.
    /// - Returns: how many files were removed, gzip forms counted, and when the manifest was last touched.
    /// - Throws: ``FileProblem`` also where a file that is to go lies behind a link: it would stay, and nobody would know
    ///   it as ours any more.
    mutating func finish(
        _ manifest: OutputManifest, from old: OutputManifest, isComplete: Bool
    ) throws(FileProblem) -> (removed: Int, touched: FileMoment?) {
        let known = Set(old.files.flatMap(\.paths)).union(unfinished)
        let spare = known.isEmpty ? [] : known.subtracting(manifest.files.flatMap(\.paths))
        let left = isComplete ? [] : Self.views(among: spare.intersection(unfinished), besides: manifest)
        let gone = spare.subtracting(left)
        try FolderNesting.refuseLinks(on: Set(gone.map(\.folder)), below: path)
        // Once the manifest no longer lists them, nothing but the journal knows them as ours.
        if !gone.isSubset(of: unfinished) { try note(gone) }
        try AtomicFile.write(to: path + "/" + OutputManifest.path, synced: true) { file throws(FileProblem) in
            try manifest.write { part throws(FileProblem) in try file.append(part) }
        }
        let touched = FileFingerprint(of: path + "/" + OutputManifest.path).lastTouched()
        var removed = 0
        let collisions = CaseCollisions(of: gone.isEmpty ? [] : manifest.files.flatMap(\.paths))
        for path in gone.sorted() where !collisions.hold(path, below: self.path) {
            if try FileRemoval.remove(path, below: self.path) { removed += 1 }
        }
        if left.isEmpty {
            _ = try FileRemoval.remove(String(journal.dropFirst(journal.folder.count + 1)), below: journal.folder)
        } else {
            try write(journal: left.map { AnnouncedPath($0) })
        }
        return (removed, touched)
    }

    /// The paths that a feed may name: of views, pages and images, and of gzip forms but for those of files that have none.
    private static func views(among paths: Set<String>, besides manifest: OutputManifest) -> Set<String> {
        guard !paths.isEmpty else { return [] }
        let listed = Set(manifest.files.map(\.path))
        return paths.filter { path in
            ServedFolder.holds(path) && !(path.hasSuffix(".gz") && listed.contains(String(path.dropLast(3))))
        }
    }
}
