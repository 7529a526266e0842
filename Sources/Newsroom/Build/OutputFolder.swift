import Clients
import Files

/// The folder that builds write into: knows which files are ours, writes new ones, removes old ones, and leaves those of
/// others alone.
struct OutputFolder {
    /// The folder.
    let path: String
    /// The file in which a build notes what it is about to write, so that after a kill the next one knows it as ours.
    let journal: String

    /// What writing did.
    struct Outcome: Sendable {
        /// The paths that hold other bytes than before, or are new, gzip forms left aside.
        var changed: [String] = []
        /// How many files were removed, gzip forms counted.
        var removed = 0
    }

    /// The manifest of the last build; an empty one where there is none that can be read.
    func manifest() throws(FileProblem) -> OutputManifest {
        do {
            let bytes = try FileReading.bytes(at: path + "/" + OutputManifest.path, followingLinks: false)
            return OutputManifest(json: bytes) ?? OutputManifest()
        } catch {
            guard error.isAbsence else { throw error }
            return OutputManifest()
        }
    }

    /// Brings the folder to hold `files` and what `manifest` lists beside them, removes what else was ours, and writes
    /// the manifest last.
    ///
    /// - Parameters:
    ///   - files: the files to write.
    ///   - manifest: the record of all files of ours from now on.
    ///   - old: the record until now.
    func bring(to files: [OutputFile], manifest: OutputManifest, from old: OutputManifest) throws(FileProblem)
        -> Outcome
    {
        let unfinished = try finishedJournal()
        let ours = Set(manifest.files.flatMap(\.paths))
        // What an earlier build left unfinished stays noted until it is removed, should this one be killed as well.
        try AtomicFile.write(Array(ours.union(unfinished).sorted().joined(separator: "\n").utf8), to: journal)
        var outcome = Outcome()
        for kind in OutputFile.Kind.allCases {
            outcome.changed += try write(files.filter { $0.kind == kind })
        }
        for path in Set(old.files.flatMap(\.paths)).union(unfinished).subtracting(ours).sorted() {
            if try FileRemoval.remove(path, below: self.path) { outcome.removed += 1 }
        }
        try AtomicFile.write(manifest.json, to: path + "/" + OutputManifest.path, synced: true)
        _ = try FileRemoval.remove(String(journal.dropFirst(journal.folder.count + 1)), below: journal.folder)
        return outcome
    }

    private func write(_ files: [OutputFile]) throws(FileProblem) -> [String] {
        let outcomes = files.parallelMap(batch: 32) { file -> Result<Bool, FileProblem> in
            do throws(FileProblem) {
                guard OutputPath.isSafe(file.path) else {
                    throw FileProblem(path: file.path, action: "write", reason: "it leads out of the output folder")
                }
                let target = path + "/" + file.path
                // The gzip form goes first: a server that prefers it must not serve an older text than the plain one.
                if let gzip = file.gzip { try AtomicFile.write(gzip, to: target + ".gz") }
                return .success(try AtomicFile.write(file.bytes, to: target) != .unchanged)
            } catch {
                return .failure(error)
            }
        }
        var changed: [String] = []
        for (file, outcome) in zip(files, outcomes) where try outcome.get() { changed.append(file.path) }
        return changed
    }

    /// The paths that a killed build was about to write, with the halves it left behind removed; empty as a rule.
    private func finishedJournal() throws(FileProblem) -> [String] {
        let bytes: [UInt8]
        do {
            bytes = try FileReading.bytes(at: journal, followingLinks: false)
        } catch {
            guard error.isAbsence else { throw error }
            return []
        }
        let paths = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
            .filter(OutputPath.isSafe)
        for folder in Set(paths.map(\.folder)) {
            try FileRemoval.removeHalves(in: folder.isEmpty ? path : path + "/" + folder)
        }
        return paths
    }
}

extension String {
    /// Everything before the last slash; empty where there is none.
    var folder: String {
        lastIndex(of: "/").map { String(self[..<$0]) } ?? ""
    }
}
