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
        // The rules of the zone, which systems update.
        paths.append("/usr/share/zoneinfo/" + configuration.clock.name)
        if let deployed = DeployedFolder(of: configuration, workspace: folder) {
            paths += try FolderListing.tree(at: deployed.path)
        }
        witnesses = paths.parallelMap(batch: 256) { FileWitness($0) }
    }

    /// The same with the digests of what was read, by path.
    func digesting(_ contents: [String: [UInt8]]) -> BuildInputs {
        var inputs = self
        inputs.witnesses = witnesses.parallelMap(batch: 256) { witness in
            var witness = witness
            witness.digest = contents[witness.path].map { SHA256Digest(of: $0) }
            return witness
        }
        return inputs
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
