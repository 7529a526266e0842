/// A place that phones get their files from, or that a web server takes them from.
public protocol ServingPlace: Sendable {
    /// What people call it: a folder or an address.
    var name: String { get }

    /// What is found at the places of some files, in their order; fewer looks where the place cannot be read on.
    func looks(at files: [ServedFile], of tree: ServedTree) -> [FileLook]

    /// What is there beside the files that are due; nothing where a place cannot be listed.
    func foreignFiles(besides tree: ServedTree) -> [VerificationFinding]
}
