/// Finds paths that differ from others in nothing but case.
///
/// Where a file system ignores case both are one file, and whoever removes the one has lost the other.
public struct CaseCollisions: Sendable {
    private let paths: [String: String]

    /// Among these paths.
    public init(of paths: some Sequence<String>) {
        self.paths = Dictionary(keepingFirst: paths.map { ($0.lowercased(), $0) })
    }

    /// Whether a path below a folder is the same file as one of these, by another spelling.
    public func hold(_ path: String, below folder: String) -> Bool {
        guard let twin = paths[path.lowercased()], twin != path else { return false }
        return FolderNesting.areSame(folder + "/" + path, folder + "/" + twin)
    }
}
