#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Lists what is inside a folder, all levels.
public enum FolderListing {
    /// How many levels of subfolders are entered unless somebody says otherwise.
    public static let greatestDepth = 16

    /// The regular files below a folder, as paths relative to it, in order of their Unicode scalars.
    ///
    /// Names that begin with a dot are passed over, and so are symbolic links, so that nothing outside is reached.
    ///
    /// - Parameters:
    ///   - path: the folder.
    ///   - depth: how many levels of subfolders are entered.
    /// - Throws: ``FileProblem`` if the folder or one below it cannot be read; an absent folder is an empty one.
    public static func files(below path: String, depth: Int = greatestDepth) throws(FileProblem) -> [String] {
        try contents(below: path, depth: depth).files
    }

    /// What a folder holds on all levels but folders, as paths relative to it; hidden names are passed over.
    public struct Contents: Sendable {
        /// The regular files.
        public var files: [String] = []
        /// The symbolic links, which are not followed.
        public var links: [String] = []
        /// What is neither: pipes, sockets, devices.
        public var others: [String] = []
        /// The folders below the last level, which are not entered.
        public var deeper: [String] = []
    }

    /// The regular files below a folder as ``files(below:depth:)`` lists them, and what is passed over beside them.
    ///
    /// - Throws: ``FileProblem`` if the folder or one below it cannot be read; an absent folder is an empty one.
    public static func contents(
        below path: String, depth: Int = greatestDepth
    ) throws(FileProblem) -> Contents {
        var contents = Contents()
        for found in try all(below: path, depth: depth, where: { name, _, _ in !name.hasPrefix(".") }) {
            switch found.kind {
            case .file: contents.files.append(found.path)
            case .link: contents.links.append(found.path)
            case .other: contents.others.append(found.path)
            case .folder: if !found.isEntered { contents.deeper.append(found.path) }
            }
        }
        return Contents(
            files: sorted(contents.files), links: sorted(contents.links), others: sorted(contents.others),
            deeper: sorted(contents.deeper))
    }

    /// Something below a folder, with its path relative to it.
    struct Found {
        var path: String
        var kind: Kind
        /// Whether what is in it is found as well.
        var isEntered: Bool
    }

    /// All that is below a folder, in no order. Links are not followed.
    ///
    /// - Parameters:
    ///   - path: the folder.
    ///   - depth: how many levels of subfolders are entered.
    ///   - isWanted: whether something counts, by its name, its kind and its level, with all that is in it.
    static func all(
        below path: String, depth: Int, where isWanted: (_ name: String, _ kind: Kind, _ level: Int) -> Bool
    ) throws(FileProblem) -> [Found] {
        var found: [Found] = []
        var folders = [(relative: "", level: 0)]
        while let folder = folders.popLast() {
            let prefix = folder.relative.isEmpty ? "" : folder.relative + "/"
            for entry in try entries(of: folder.relative.isEmpty ? path : path + "/" + folder.relative)
            where isWanted(entry.name, entry.kind, folder.level) {
                let isEntered = entry.kind == .folder && folder.level < depth
                if isEntered { folders.append((prefix + entry.name, folder.level + 1)) }
                found.append(Found(path: prefix + entry.name, kind: entry.kind, isEntered: isEntered))
            }
        }
        return found
    }

    private static func sorted(_ paths: [String]) -> [String] {
        paths.sorted { $0.isBytewiseLess(than: $1) }
    }

    enum Kind {
        case file, folder, link, other
    }

    static func entries(of path: String) throws(FileProblem) -> [(name: String, kind: Kind)] {
        var opened = opendir(path)
        if opened == nil, errno == ENOENT, (try? FileExistence.isFolder(path)) == true {
            // It was away for a moment, as when another one is put in its place. If that lasts, it counts as empty.
            opened = opendir(path)
        }
        guard let stream = opened else {
            if errno == ENOENT { return [] }
            throw RefusedFiles.refusal(to: .list, path)
        }
        defer { closedir(stream) }
        var result: [(name: String, kind: Kind)] = []
        while true {
            // Only so can the end of the folder be distinguished from a disk that fails.
            errno = 0
            guard let entry = readdir(stream) else {
                guard errno == 0 else { throw RefusedFiles.refusal(to: .list, path) }
                return result
            }
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            if name == "." || name == ".." { continue }
            result.append((name, kind(of: entry.pointee.d_type, at: path + "/" + name)))
        }
    }

    private static func kind(of type: UInt8, at path: String) -> Kind {
        switch Int(type) {
        case Int(DT_REG): return .file
        case Int(DT_DIR): return .folder
        case Int(DT_LNK): return .link
        case Int(DT_UNKNOWN):
            // Some file systems do not say; lstat does, and does not follow links either.
            var status = stat()
            guard lstat(path, &status) == 0 else { return .other }
            switch status.st_mode & S_IFMT {
            case S_IFREG: return .file
            case S_IFDIR: return .folder
            case S_IFLNK: return .link
            default: return .other
            }
        default: return .other
        }
    }
}
