import Campaigns
import Files

/// What a build reads, as it stood before it was read.
///
/// Folders are among it, because a new name in one changes the folder.
struct BuildInputs: ByteCoded, Sendable {
    /// When it was looked at, by the clock of the file system.
    let moment: FileMoment
    private var witnesses: [FileWitness]

    /// All that a build of a workspace may read.
    ///
    /// - Parameters:
    ///   - folder: the workspace's folder.
    ///   - configuration: what its `newsadmin.yml` says.
    ///   - clock: a file that may be written, to learn what time it is for the file system.
    init(in folder: String, configuration: WorkspaceConfiguration, clock: String) throws(FileProblem) {
        moment = try FileMoment.now(at: clock)
        var paths = [folder + "/newsadmin.yml"] + configuration.release.keys.map { folder + "/" + $0 }
        for name in ["campaigns", "templates", "journeys", "releases"] {
            paths += try FolderListing.tree(at: folder + "/" + name)
        }
        paths.append(Self.zone(of: configuration))
        if let deployed = DeployedFolder(of: configuration, workspace: folder) {
            paths += try FolderListing.tree(at: deployed.path)
        }
        witnesses = paths.parallelMap(batch: 256) { FileWitness($0) }
    }

    /// The rules of a workspace's zone, which systems update.
    static func zone(of configuration: WorkspaceConfiguration) -> String {
        "/usr/share/zoneinfo/" + configuration.clock.name
    }

    /// The same with the digests of what was read, by path.
    func digesting(_ contents: [String: [UInt8]]) -> BuildInputs {
        var inputs = self
        inputs.witnesses = witnesses.parallelMap(batch: 256) { witness in
            guard witness.digest == nil else { return witness }
            var witness = witness
            witness.digest = contents[witness.path].map { SHA256Digest(of: $0) }
            return witness
        }
        return inputs
    }

    /// Takes over the digests of files that nobody has touched since an earlier build.
    ///
    /// - Returns: what has changed since then.
    mutating func compare(with earlier: BuildInputs) -> Changes {
        let known = Dictionary(earlier.witnesses.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
        var changes = Changes()
        var common = 0
        for index in witnesses.indices {
            let path = witnesses[index].path
            guard let witness = known[path] else {
                changes.note(path)
                continue
            }
            common += 1
            if witnesses[index].isSame(as: witness, since: earlier.moment) {
                witnesses[index].digest = witness.digest
            } else if !(witnesses[index].isFolder && witness.isFolder) {
                // A folder is what is in it.
                changes.note(path)
            }
        }
        if common < known.count {
            let paths = Set(witnesses.map(\.path))
            for path in known.keys where !paths.contains(path) { changes.note(path) }
        }
        return changes
    }

    /// The files that came, went, or may have changed.
    struct Changes: Sendable {
        /// Their paths.
        private(set) var paths: Set<String> = []

        /// Whether campaigns that nobody has touched come out as they did: what they are rendered with has not changed.
        ///
        /// - Parameters:
        ///   - folder: the workspace's folder.
        ///   - zone: the rules of its zone.
        ///   - images: the images that campaigns ask for, by their paths in the workspace.
        func leaveCampaigns(in folder: String, zone: String, images: Set<String>) -> Bool {
            let templates = folder + "/templates"
            return paths.allSatisfy { path in
                path != folder + "/newsadmin.yml" && path != zone && path != templates
                    && !path.hasPrefix(templates + "/")
                    && !(path.hasPrefix(folder + "/") && images.contains(String(path.dropFirst(folder.count + 1))))
            }
        }

        fileprivate mutating func note(_ path: String) { paths.insert(path) }
    }

    /// Adds files that were found to be read while it was built.
    mutating func add(_ others: Set<String>) {
        guard !others.isEmpty else { return }
        let known = Set(witnesses.map(\.path))
        witnesses += others.subtracting(known).sorted().map { FileWitness($0) }
    }

    /// Whether one of some problems is about a part of it, or about something in a folder of it.
    func concern(anyOf problems: [FileProblem]) -> Bool {
        guard !problems.isEmpty else { return false }
        let known = Set(witnesses.map(\.path))
        return problems.contains { known.contains($0.path) || known.contains($0.path.folder) }
    }

    /// Whether all of it still stands as it did.
    var stillHold: Bool {
        witnesses.parallelMap(batch: 256) { $0.stillHolds(since: moment) }.allSatisfy { $0 }
    }

    /// Appends the inputs.
    func write(to writer: inout ByteWriter) {
        writer.write(moment)
        writer.write(many: witnesses)
    }

    /// Reads inputs.
    init(from reader: inout ByteReader) throws(ByteReader.Damage) {
        moment = try reader.value()
        witnesses = try reader.many()
    }
}
