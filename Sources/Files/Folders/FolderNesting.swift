#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Tells what lies in which folder.
public enum FolderNesting {
    /// Whether a file of that name, present or not, would lie in a folder or below it, wherever links lead.
    ///
    /// Folders are compared by their identity on the disk, so that neither the spelling of a path nor a link misleads.
    ///
    /// - Throws: ``FileProblem`` if that cannot be known.
    public static func folder(_ folder: String, holds path: String) throws(FileProblem) -> Bool {
        guard let sought = identity(of: folder) else { throw RefusedFiles.refusal(to: .lookAt, folder) }
        var parts = PathSteps(path).all.dropLast()
        let root = PathSteps(path).beginAtRoot ? "/" : "."
        while true {
            if let place = realPath(parts.allSatisfy(\.isEmpty) ? root : parts.joined(separator: "/")) {
                return holds(sought, place)
            }
            guard errno == ENOENT, let last = parts.popLast() else {
                throw RefusedFiles.refusal(to: .lookAt, path)
            }
            if last == ".." {
                throw FileProblem(
                    path: path, action: .lookAt, reason: "“..” stands behind a folder that does not exist")
            }
        }
    }

    /// Whether two paths lead to one file or folder, by whatever spelling or link: file systems that ignore case, as those of
    /// most Macs, have one for `Sale` and `sale`. Where neither is there yet, whether they will.
    public static func areSame(_ one: String, _ other: String) -> Bool {
        switch (identity(of: one), identity(of: other)) {
        case (let one?, let other?): one == other
        case (nil, nil): placeToBe(of: one).map { $0 == placeToBe(of: other) } ?? false
        default: false
        }
    }

    /// Where something will lie that is not there: what is there of its path, without links, and the rest; nil where
    /// that cannot be known.
    private static func placeToBe(of path: String) -> String? {
        var names = PathSteps(path).names
        let root = PathSteps(path).beginAtRoot ? "/" : "./"
        var rest: [Substring] = []
        while true {
            if let place = realPath(root + names.joined(separator: "/")) {
                return ([Substring(place)] + rest).joined(separator: "/")
            }
            guard let last = names.popLast(), last != ".." else { return nil }
            if last != "." { rest.insert(last, at: 0) }
        }
    }

    private static func holds(_ sought: Identity, _ place: String) -> Bool {
        var place = place
        while let parent = PathSteps(place).parent {
            if identity(of: place) == sought { return true }
            place = parent
        }
        return identity(of: "/") == sought
    }

    private struct Identity: Equatable {
        var device: UInt64
        var number: UInt64
    }

    private static func identity(of path: String) -> Identity? {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        return Identity(
            device: UInt64(truncatingIfNeeded: status.st_dev), number: UInt64(truncatingIfNeeded: status.st_ino))
    }

    /// Where a path leads, from the root and without links; nil where nothing is there.
    public static func resolved(_ path: String) -> String? { realPath(path) }

    private static func realPath(_ path: String) -> String? {
        guard let resolved = realpath(path, nil) else { return nil }
        defer { free(resolved) }
        return String(cString: resolved)
    }
}
