import Files

/// A place that phones get their files from, or that a web server takes them from.
public protocol ServingPlace: Sendable {
    /// What people call it: a folder or an address.
    var name: String { get }

    /// What is found at the places of some files, in their order; fewer looks where the place cannot be read on.
    func looks(at files: [ServedFile], of tree: ServedTree) -> [FileLook]

    /// What is there beside the files that are due; nothing where a place cannot be listed.
    func strangers(to tree: ServedTree) -> [VerificationFinding]
}

/// What was found at the place of one file.
public struct FileLook: Equatable, Sendable {
    /// The file's place below the address at which `feeds/` is served.
    public var path: String
    /// The SHA-256 of what is there; nil where there is nothing, or nothing that phones can read.
    public var hash: String?
    /// What is wrong.
    public var findings: [VerificationFinding] = []
    /// Why it could not be looked at; nil where it could.
    public var problem: String?

    /// A look that found nothing yet.
    init(at file: ServedFile) {
        path = file.path
    }
}
