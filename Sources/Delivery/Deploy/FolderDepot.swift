import Files

/// A folder of this machine, such as one that a web server serves.
public struct FolderDepot: Depot {
    private let folder: String

    /// A folder; it is made with the first file.
    public init(_ folder: String) {
        self.folder = folder
    }

    /// The files that the folder does not hold as they are, and the paths that something stands under.
    ///
    /// - Throws: ``DeployProblem`` where the files cannot be written, because a file stands in the place of a folder,
    ///   or a folder in that of a file.
    public func comparison(
        with files: [DeployFile], without gone: Set<String>
    ) throws(DeployProblem) -> (differing: [DeployFile], present: Set<String>) {
        let differing = try differing(files)
        // Told here, so that a dry run does not promise what the real one cannot do.
        try DeployProblem.filing { () throws(FileProblem) in
            try FolderNesting.refuseFiles(on: Self.folders(of: differing), below: folder)
            try FolderNesting.refuseFolders(at: differing.map(\.path), below: folder)
        }
        // What is written to another spelling of a path that is gone takes its place where the folder ignores case.
        let collisions = CaseCollisions(of: files.map(\.path))
        return (differing, try present(gone).filter { !collisions.hold($0, below: folder) })
    }

    /// The files that the folder does not hold as they are, with their time unless they keep the one that they have
    /// there.
    ///
    /// - Throws: ``DeployProblem`` where a folder in it is a link: what is behind it is neither written nor removed.
    public func differing(_ files: [DeployFile]) throws(DeployProblem) -> [DeployFile] {
        try DeployProblem.filing { () throws(FileProblem) in
            try FolderNesting.refuseLinks(on: Self.folders(of: files), below: folder)
        }
        return files.parallelMap(batch: 32) { file in
            let place = folder + "/" + file.path
            let bytes = try? FileReading.bytes(at: place, followingLinks: false)
            return bytes == file.bytes && (file.keepsTime || FileTime.of(place) == file.time.seconds)
        }.enumerated().filter { !$0.element }.map { files[$0.offset] }
    }

    private func present(_ paths: Set<String>) throws(DeployProblem) -> Set<String> {
        try DeployProblem.filing { () throws(FileProblem) -> Set<String> in
            var present: Set<String> = []
            for path in paths where try FileExistence.exists(folder + "/" + path) { present.insert(path) }
            return present
        }
    }

    /// What regular files hold; what cannot be read as one holds nothing.
    public func contents(of paths: [String]) -> [String: HeldFile] {
        paths.reduce(into: [:]) { contents, path in
            let place = folder + "/" + path
            guard let bytes = try? FileReading.bytes(at: place, followingLinks: false) else { return }
            contents[path] = HeldFile(bytes: bytes, time: FileTime.of(place))
        }
    }

    /// Writes files beside their places and renames them; what a run that was killed left half written goes.
    public func put(_ files: [DeployFile]) throws(DeployProblem) {
        try DeployProblem.filing { () throws(FileProblem) in
            let folders = Self.folders(of: files)
            try FolderNesting.refuseLinks(on: folders, below: folder)
            for place in folders.map({ folder + "/" + $0 }) where try FileExistence.isFolder(place) {
                try FileRemoval.removeTemporaryFiles(in: place, access: .shared)
            }
            for file in files {
                try AtomicFile.write(file.bytes, to: folder + "/" + file.path, changedAt: file.time.seconds)
            }
        }
    }

    /// Removes files, and the folders that are empty then.
    public func remove(_ paths: Set<String>) throws(DeployProblem) {
        try DeployProblem.filing { () throws(FileProblem) in
            for path in paths.sorted() { _ = try FileRemoval.remove(path, below: folder) }
        }
    }

    /// The folders of files, in order, so that of several things in the way the same one is reported each time.
    private static func folders(of files: [DeployFile]) -> [String] {
        Set(files.map { PathSteps($0.path).parent ?? "" }).sorted()
    }
}
