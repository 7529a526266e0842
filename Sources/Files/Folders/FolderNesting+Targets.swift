#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

extension FolderNesting {
    /// Refuses a folder that is a symbolic link to what others are in use for: to a folder, to one of some folders in it, or
    /// to one that lies in these or around them.
    ///
    /// A link to nothing leads to where its folder would be made.
    ///
    /// - Parameters:
    ///   - name: the path of the folder, relative to `root`.
    ///   - others: the paths of folders in use, relative to `root`; those that are absent are not in use.
    ///   - root: a folder that may not be led to either, although all that is in it may be.
    /// - Throws: ``FileProblem`` about the link, also if it cannot be known where it leads.
    public static func refuseLink(_ name: String, to others: [String], in root: String) throws(FileProblem) {
        let path = root + "/" + name
        guard FileExistence.kind(of: path) == .link else { return }
        let target = try target(of: path)
        if try covers(target, root) { throw mixing(path, with: "the workspace") }
        for other in others {
            let place = root + "/" + other
            // `||` would forget what kind of error it is.
            if try covers(target, place) { throw mixing(path, with: other) }
            if try covers(place, target) { throw mixing(path, with: other) }
            guard FileExistence.kind(of: place) == .link else { continue }
            if try self.target(of: place) == target { throw mixing(path, with: other) }
        }
    }

    private static func mixing(_ path: String, with other: String) -> FileProblem {
        FileProblem(
            path: path, action: .use,
            reason: "it is a symbolic link, and what is written there would mix with \(other); put a folder here")
    }

    /// Whether a folder is another one or holds it; not where it is absent.
    private static func covers(_ folder: String, _ other: String) throws(FileProblem) -> Bool {
        guard try FileExistence.isFolder(folder) else { return false }
        return try self.folder(folder, holds: other + "/inside")
    }

    /// Where a link leads in the end, whether anything is there or not.
    private static func target(of path: String) throws(FileProblem) -> String {
        var path = path
        for _ in 0..<mostLinks {
            guard FileExistence.kind(of: path) == .link else { return path }
            let target = try text(ofLink: path)
            path = PathSteps(target).beginAtRoot ? target : (PathSteps(path).parent ?? ".") + "/" + target
        }
        throw FileProblem(path: path, action: .lookAt, reason: "too many symbolic links lead to each other")
    }

    private static func text(ofLink path: String) throws(FileProblem) -> String {
        var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
        let count = readlink(path, &buffer, buffer.count)
        guard count > 0 else { throw RefusedFiles.refusal(to: .lookAt, path) }
        let bytes = buffer.prefix(count).map { UInt8(bitPattern: $0) }
        let text = String(decoding: bytes, as: UTF8.self)
        guard text.utf8.elementsEqual(bytes) else {
            throw FileProblem(
                path: path, action: .lookAt, reason: "it is a symbolic link to a name that is not UTF-8")
        }
        return text
    }

    /// How many links systems follow.
    private static let mostLinks = 40
}
