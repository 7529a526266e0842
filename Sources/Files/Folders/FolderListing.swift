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
        var folders = [(relative: "", depth: 0)]
        while let folder = folders.popLast() {
            let absolute = folder.relative.isEmpty ? path : path + "/" + folder.relative
            for entry in try entries(of: absolute) where !entry.name.hasPrefix(".") {
                let relative = folder.relative.isEmpty ? entry.name : folder.relative + "/" + entry.name
                switch entry.kind {
                case .file: contents.files.append(relative)
                case .link: contents.links.append(relative)
                case .other: contents.others.append(relative)
                case .folder where folder.depth < depth: folders.append((relative, folder.depth + 1))
                case .folder: contents.deeper.append(relative)
                }
            }
        }
        return Contents(
            files: sorted(contents.files), links: sorted(contents.links), others: sorted(contents.others),
            deeper: sorted(contents.deeper))
    }

    private static func sorted(_ paths: [String]) -> [String] {
        paths.sorted { $0.precedesByBytes($1) }
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
            throw FileProblem(path: path, action: "list")
        }
        defer { closedir(stream) }
        var result: [(name: String, kind: Kind)] = []
        while true {
            // Only so can the end of the folder be told from a disk that fails.
            errno = 0
            guard let entry = readdir(stream) else {
                guard errno == 0 else { throw FileProblem(path: path, action: "list") }
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
