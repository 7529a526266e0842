import Clients
import Files

/// A folder that a web server serves.
public struct FolderPlace: ServingPlace {
    /// The folder as it was named.
    public let name: String
    private let folder: String
    private let regular: Set<String>
    private let others: Set<String>

    /// The folder, or `feeds/` in it where that is there and the folder itself has none of any client.
    ///
    /// Of what is in it, only the folders of clients and images are entered: others belong to somebody else, and may not be
    /// for us to look into.
    ///
    /// - Throws: ``FileProblem`` where it cannot be listed; an absent folder is an empty one.
    public init(_ path: String) throws(FileProblem) {
        var folder = try FileExistence.isFolder(path + "/feeds") ? path + "/feeds" : path
        // What is deployed to a folder may stand beside a folder of that name which is somebody else's.
        for client in ClientCatalogue.names where try FileExistence.isFolder(path + "/" + client) { folder = path }
        self.folder = folder
        name = path
        let own = Set(ServedFile.folders)
        let listing = try FolderListing.everything(below: folder) { own.contains($0) }
        regular = Set(listing.filter(\.isRegular).map(\.path))
        others = Set(listing.filter { !$0.isRegular }.map(\.path))
    }

    /// What is found at the places of some files.
    public func looks(at files: [ServedFile], of tree: ServedTree) -> [FileLook] {
        files.parallelMap(batch: 16) { look(at: $0, of: tree) }
    }

    /// What lies in the folders of clients and images and is not due.
    public func foreignFiles(besides tree: ServedTree) -> [VerificationFinding] {
        let due = Set(tree.files.map(\.path))
        // What stands where one of these would be is in the way of a due file.
        let parents = Set(due.flatMap(Self.folders))
        let folders = Set(tree.files.map(\.folder)).union(tree.downloads.keys).union([ServedFile.assetFolder])
        return (regular.union(others)).sorted().compactMap { path in
            let steps = PathSteps(path).names
            let isHidden = steps.contains { $0.utf8.first == UInt8(ascii: ".") }
            let folder = steps.first.map { String($0) } ?? path
            let plain = path.hasSuffix(".gz") ? String(path.dropLast(3)) : path
            guard folders.contains(folder), !isHidden, !due.contains(path), !due.contains(plain) else { return nil }
            // A link in the way of a due file is named there.
            guard !parents.contains(path) else { return nil }
            if let finding = tree.finding(aboutEarly: plain, at: path) { return finding }
            if tree.knows(path) || tree.knows(plain) {
                return VerificationFinding(
                    .leftOver, at: path, "it belongs to another state than the one that is due", severity: .warning)
            }
            if let owner = tree.owner(of: path) ?? tree.owner(of: plain) {
                return VerificationFinding(
                    .leftOver, at: path, "it belongs to “\(owner)”, which newsadmin.yml no longer lists",
                    severity: .warning)
            }
            return VerificationFinding(.unknown, at: path, "the ledger has never known this file", severity: .warning)
        }
    }

    /// The folders that a file stands in, by their paths.
    private static func folders(of path: String) -> [String] {
        path.indices.filter { path[$0] == "/" }.map { String(path[..<$0]) }
    }

    private func look(at file: ServedFile, of tree: ServedTree) -> FileLook {
        var look = FileLook(at: file)
        switch read(file.path, limit: tree.largestSize(at: file.path)) {
        case .bytes(let bytes):
            let hash = SHA256Digest(of: bytes).hexadecimal
            look.hash = hash
            if let finding = tree.finding(about: hash, of: file, at: file.path) { look.findings.append(finding) }
        case .absent: look.findings.append(.init(.missing, at: file.path, "there is no such file"))
        case .unusable(let reason): look.findings.append(.init(.altered, at: file.path, reason))
        case .tooLarge:
            look.isTooLarge = true
            look.findings.append(.init(.altered, at: file.path, Reading.excess))
        case .unreadable(let problem): look.problem = problem
        }
        if let finding = findingOfTwin(of: file, beside: look, in: tree) { look.findings.append(finding) }
        return look
    }

    /// What is wrong with a gzip form; one that fits a wrong file is as wrong as that, and not named again.
    private func findingOfTwin(
        of file: ServedFile, beside look: FileLook, in tree: ServedTree
    ) -> VerificationFinding? {
        let path = file.path + ".gz"
        let largest = tree.largestSize(at: file.path)
        // What does not shrink grows by some bytes only.
        switch read(path, limit: largest + largest / 100 + 1024) {
        case .absent:
            guard file.needsTwin, look.hash == file.hash else { return nil }
            return .init(
                .compression, at: path,
                "the gzip form is not there; every feed, view and page of \(ServedFile.twinSize) bytes or more has one")
        case .bytes(let bytes):
            do throws(GzipDecompressor.Problem) {
                let content = try GzipDecompressor.expand(bytes, limit: largest)
                let hash = SHA256Digest(of: content).hexadecimal
                guard hash != look.hash, let finding = tree.finding(about: hash, of: file, at: path) else { return nil }
                return .init(.compression, at: path, "unpacked: \(finding.message)")
            } catch {
                return .init(.compression, at: path, "a server would send it in place of the file: \(error)")
            }
        case .tooLarge: return .init(.compression, at: path, Reading.excess)
        case .unusable(let reason), .unreadable(let reason): return .init(.compression, at: path, reason)
        }
    }

    private enum Reading {
        case bytes([UInt8])
        case absent
        /// It cannot be what it should be.
        case unusable(String)
        /// It is larger than that can be.
        case tooLarge
        /// The operating system does not hand it out.
        case unreadable(String)

        static let excess = "it is larger than anything the ledger knows for it"
    }

    private func read(_ path: String, limit: Int) -> Reading {
        if !regular.contains(path), let way = others.first(where: { path == $0 || path.hasPrefix($0 + "/") }) {
            return .unusable("\(way) is a link or no regular file, which is not followed")
        }
        do throws(FileProblem) {
            return .bytes(try FileReading.bytes(at: folder + "/" + path, limit: limit, followingLinks: false))
        } catch {
            if error.cause == .excess { return .tooLarge }
            return error.cause == .absence ? .absent : .unreadable(error.description)
        }
    }
}
