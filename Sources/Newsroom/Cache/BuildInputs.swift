import Campaigns
import Files
import Foundation

/// What a build reads, as it stood before it was read.
///
/// Folders are among it, because a new name in one changes the folder.
struct BuildInputs: BinaryCodable, Sendable {
    /// When it was looked at, by the clock of the file system.
    private(set) var moment: FileMoment
    private var witnesses: [Witness]

    /// All that a build of a workspace may read.
    ///
    /// Where something was touched so shortly before that the next build could not know whether this one has seen it as it
    /// is, this waits those milliseconds: a build that is not needed takes longer.
    ///
    /// - Parameters:
    ///   - folder: the workspace's folder.
    ///   - configuration: what its `newsadmin.yml` says.
    ///   - clock: a file that may be written, to learn what time it is for the file system.
    init(in folder: String, configuration: WorkspaceConfiguration, clock: String) throws(FileProblem) {
        self = try BuildInputs(asIs: folder, configuration, clock)
        let isUnsure = witnesses.contains { $0.fingerprint.isSettling(at: moment) && !$0.isDigested(in: folder) }
        guard isUnsure else { return }
        // An editor that saves a file under another name first touches its folder.
        Thread.sleep(forTimeInterval: Double(FileStamp.settlingTime) / 1000)
        self = try BuildInputs(asIs: folder, configuration, clock)
    }

    /// All that a build of a workspace may read, as it stands at this moment.
    private init(asIs folder: String, _ configuration: WorkspaceConfiguration, _ clock: String) throws(FileProblem) {
        moment = try FileMoment.now(at: clock)
        let places = WorkspacePlaces(in: folder, configuration)
        var paths = places.files
        for folder in places.folders { paths += try FolderListing.tree(at: folder).dropFirst() }
        for folder in places.deployed { paths += try FolderListing.tree(at: folder) }
        if let zone = Self.zone(of: configuration) { paths.append(zone) }
        witnesses =
            ([places.configuration] + places.folders + places.deployedRoots).map { Witness($0, followingLinks: true) }
            + paths.parallelMap(batch: 256) { Witness($0) }
    }

    /// A file or folder as it stood.
    private struct Witness: BinaryCodable, Sendable {
        /// Where it is.
        let path: String
        /// How it stood.
        var fingerprint: FileFingerprint

        /// A file or folder as it stands now, if there is one.
        ///
        /// - Parameter followingLinks: whether it is read wherever links lead.
        init(_ path: String, followingLinks: Bool = false) {
            self.init(path, FileFingerprint(of: path, followingLinks: followingLinks))
        }

        /// A file or folder as it stood.
        init(_ path: String, _ fingerprint: FileFingerprint) {
            self.path = path
            self.fingerprint = fingerprint
        }

        /// The same as it stands now.
        var again: Witness { Witness(path, followingLinks: fingerprint.followsLinks) }

        /// What tells it apart. By bytes: two forms of a letter make two files.
        var name: Name { Name(path: ExactText(path), followsLinks: fingerprint.followsLinks) }

        struct Name: Hashable {
            var path: ExactText
            var followsLinks: Bool
        }

        /// Whether it is a file whose digest becomes known once it is read: that of a campaign.
        func isDigested(in folder: String) -> Bool {
            !fingerprint.isFolder && path.hasPrefix(folder + "/campaigns/") && path.hasSuffix(".md")
        }

        /// Appends the witness.
        func write(to writer: inout ByteWriter) {
            writer.write(path)
            writer.write(fingerprint)
        }

        /// Reads a witness.
        init(from reader: inout ByteReader) throws(ByteReader.Damage) {
            path = try reader.value()
            fingerprint = try reader.value()
        }
    }

    /// What everything is rendered with: the configuration, and the rules of its zone where the system brings them.
    static func settingsFiles(in folder: String, _ configuration: WorkspaceConfiguration) -> [String] {
        [folder + "/newsadmin.yml"] + (zone(of: configuration).map { [$0] } ?? [])
    }

    /// The rules of a workspace's zone, which the system updates; nil where the program brings its own, as on Linux.
    private static func zone(of configuration: WorkspaceConfiguration) -> String? {
        #if canImport(Darwin)
            "/usr/share/zoneinfo/" + configuration.clock.name
        #else
            nil
        #endif
    }

    /// Whether a file that is read wherever links lead is among it.
    func include(_ path: String) -> Bool {
        witnesses.contains { $0.fingerprint.followsLinks && $0.path.hasBytes(of: path) }
    }

    /// Forgets what files held: they may hold something else by now.
    mutating func forgetDigests() {
        for index in witnesses.indices { witnesses[index].fingerprint.digest = nil }
    }

    /// The same with the digests of what was read, by path.
    func digesting(_ contents: [String: SourceFile]) -> BuildInputs {
        var inputs = self
        inputs.witnesses = witnesses.parallelMap(batch: 256) { witness in
            guard witness.fingerprint.digest == nil else { return witness }
            var witness = witness
            witness.fingerprint.digest = contents[witness.path]?.digest
            return witness
        }
        return inputs
    }

    /// Takes over the digests of files that nobody has touched since an earlier build.
    ///
    /// - Returns: what has changed since then.
    mutating func compare(with earlier: BuildInputs) -> Changes {
        var known = Dictionary(keepingFirst: earlier.witnesses.enumerated().map { ($1.name, $0) })
        var changes = Changes()
        for index in witnesses.indices {
            let path = witnesses[index].path
            guard let place = known.removeValue(forKey: witnesses[index].name) else {
                changes.note(path)
                continue
            }
            let witness = earlier.witnesses[place]
            if witnesses[index].fingerprint.isSame(as: witness.fingerprint, since: earlier.moment) {
                witnesses[index].fingerprint.digest = witness.fingerprint.digest
            } else if !(witnesses[index].fingerprint.isFolder && witness.fingerprint.isFolder) {
                // A folder is what is in it.
                changes.note(path)
            }
        }
        for name in known.keys { changes.note(name.path.text) }
        return changes
    }

    /// Whether all of it stands as it did, by the file system's word alone.
    var areUntouched: Bool {
        witnesses.parallelMap(batch: 256) { $0.fingerprint.isUntouched(at: $0.path) }.allSatisfy { $0 }
    }

    /// The files that came, went, or may have changed.
    struct Changes: Sendable {
        /// Their paths.
        private var paths: Set<ExactText> = []

        /// Whether a file is among them.
        func contains(_ path: String) -> Bool { paths.contains(ExactText(path)) }

        /// Whether one of some files is among them.
        func contain(anyOf files: [String]) -> Bool { files.contains(where: contains) }

        /// Whether campaigns that nobody has touched come out as they did: what they are rendered with has not changed.
        ///
        /// - Parameters:
        ///   - folder: the workspace's folder.
        ///   - settings: the files of the settings that everything is rendered with.
        ///   - images: the images that campaigns ask for, by their paths in the workspace.
        func leaveCampaigns(in folder: String, settings: [String], images: Set<ExactText>) -> Bool {
            let templates = folder + "/templates"
            return !contain(anyOf: settings + [templates])
                && paths.allSatisfy { path in
                    let steps = PathSteps(path.text)
                    return steps.below(templates) == nil
                        && steps.below(folder).map { images.contains(ExactText($0)) } != true
                }
        }

        fileprivate mutating func note(_ path: String) { paths.insert(ExactText(path)) }
    }

    /// Adds files that were found to be read while it was built, as they stood before that, by their paths.
    mutating func add(_ others: [String: FileFingerprint]) {
        guard !others.isEmpty else { return }
        let known = Set(witnesses.map(\.name))
        witnesses += others.sorted { $0.key.isBytewiseLess(than: $1.key) }.map { Witness($0.key, $0.value) }
            .filter { !known.contains($0.name) }
    }

    /// Whether one of some problems is about a part of it, or about something in a folder of it.
    func concern(anyOf problems: [FileProblem]) -> Bool {
        guard !problems.isEmpty else { return false }
        let known = Set(witnesses.map { ExactText($0.path) })
        return problems.contains { known.contains(ExactText($0.path)) || known.contains(ExactText($0.path.folder)) }
    }

    /// The same files and folders as they stand now.
    ///
    /// - Parameter clock: a file that may be written, to learn what time it is for the file system.
    func again(clock: String) throws(FileProblem) -> BuildInputs {
        var inputs = self
        inputs.moment = try FileMoment.now(at: clock)
        inputs.witnesses = witnesses.parallelMap(batch: 256) { $0.again }
        return inputs
    }

    /// Whether all of it still stood as it did when it was looked at again.
    func stillHold(as current: BuildInputs) -> Bool {
        witnesses.indices.parallelMap(batch: 256) { [moment] index in
            witnesses[index].fingerprint.stillHolds(
                at: witnesses[index].path, as: current.witnesses[index].fingerprint, since: moment)
        }.allSatisfy { $0 }
    }

    /// Whether nothing had come or gone when it was looked at again, and the configuration, which says what is read, was as
    /// it was: so that what was looked at then is all that a build may read.
    func areAll(in folder: String, as current: BuildInputs) -> Bool {
        witnesses.indices.allSatisfy { index in
            let (fingerprint, path) = (witnesses[index].fingerprint, witnesses[index].path)
            return !fingerprint.isFolder && !fingerprint.isAbsent && path != folder + "/newsadmin.yml"
                || current.witnesses[index].fingerprint.isSame(as: fingerprint, since: moment)
        }
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
