import Files

/// The folder that builds write into, one at a time: knows which files are ours, writes new ones, removes old ones, and
/// leaves those of others alone.
struct OutputFolder {
    /// The folder.
    let path: String
    /// The file in which a build notes what it is about to write, so that after a kill the next one knows it as ours.
    let journal: String

    /// The manifest of the last build; an empty one where there is none, nil where something else stands in its place.
    func manifest() throws(FileProblem) -> OutputManifest? {
        do {
            return OutputManifest(json: try FileReading.bytes(at: manifestPath, followingLinks: false))
        } catch {
            guard error.cause == .absence else { throw error }
            return OutputManifest()
        }
    }

    /// What is reported where something else stands in the manifest's place.
    var noManifest: FileProblem {
        FileProblem(
            path: manifestPath, action: .read,
            reason: "it is no manifest of a build; it is replaced, and files that only it knew as newsadmin's stay")
    }

    private var manifestPath: String { path + "/" + OutputManifest.path }

    /// Begins to write: files of these paths first.
    ///
    /// - Parameter last: what the last build wrote.
    func beginWriting(
        _ paths: some Sequence<AnnouncedPath>, over last: LastOutput.ByPath
    ) throws(FileProblem) -> OutputWriting {
        var writing = OutputWriting(
            path: path, journal: journal, unfinished: Set(try finishedJournal()), last: last)
        try writing.announce(paths)
        try writing.begin()
        return writing
    }

    /// The paths that a killed build was about to write, with the halves it left behind removed; empty as a rule.
    private func finishedJournal() throws(FileProblem) -> [String] {
        let bytes: [UInt8]
        do {
            bytes = try FileReading.bytes(at: journal, followingLinks: false)
        } catch {
            guard error.cause == .absence else { throw error }
            return []
        }
        let paths = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
            .filter(OutputPath.isSafe)
        for folder in Set(paths.map(\.folder)).union([""]) {
            guard (try? FolderNesting.refuseLinks(on: [folder], below: path)) != nil else { continue }
            try FileRemoval.removeTemporaryFiles(in: folder.isEmpty ? path : path + "/" + folder, access: .locked)
            // It may have been made for a file that never came to be.
            FileRemoval.removeEmpty(folder, below: path)
        }
        return paths
    }
}

extension String {
    /// Everything before the last slash; empty where there is none.
    var folder: String {
        PathSteps(self).parent ?? ""
    }
}
