/// A path that a build is about to write, and whether a gzip form may come to stand beside it.
///
/// The gzip form's path is not kept: there may be hundreds of thousands.
struct AnnouncedPath: Hashable, Sendable {
    /// The path below the output folder.
    let path: String
    /// Whether its gzip form is announced, too.
    let hasGzipForm: Bool

    init(_ path: String, hasGzipForm: Bool = false) {
        self.path = path
        self.hasGzipForm = hasGzipForm
    }

    /// All paths that it stands for.
    var all: [String] { hasGzipForm ? [path, path + ".gz"] : [path] }
}
