#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Makes folders.
enum FolderMaking {
    /// Makes a folder and those above it; one that exists is left as it is.
    ///
    /// - Throws: ``FileProblem`` if one cannot be made, or a file is in the way.
    static func make(_ path: String) throws(FileProblem) {
        if path.isEmpty || mkdir(path, 0o777) == 0 { return }
        switch errno {
        case EEXIST:
            var status = stat()
            guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else {
                throw FileProblem(path: path, action: .makeFolder, reason: "a file of that name is in the way")
            }
        case ENOENT:
            guard let parent = PathSteps(path).parent, !parent.isEmpty else {
                throw RefusedFiles.refusal(to: .makeFolder, path)
            }
            try make(parent)
            guard mkdir(path, 0o777) == 0 || errno == EEXIST else {
                throw RefusedFiles.refusal(to: .makeFolder, path)
            }
        default:
            let problem = RefusedFiles.refusal(to: .makeFolder, path)
            // A file system that takes nothing says so before it looks what is there.
            var status = stat()
            guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else { throw problem }
        }
    }
}
