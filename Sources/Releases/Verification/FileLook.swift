/// What was found at the place of one file.
public struct FileLook: Equatable, Sendable {
    /// The file's place below the address at which `feeds/` is served.
    public var path: String
    /// The SHA-256 of what is there; nil where there is nothing, or nothing that phones can read.
    public var hash: String?
    /// Whether something larger is there than the ledger knows for it, which is not read.
    public var isTooLarge = false
    /// What is wrong.
    public var findings: [VerificationFinding] = []
    /// Why it could not be looked at; nil where it could.
    public var problem: String?

    /// A look that found nothing yet.
    init(at file: ServedFile) {
        path = file.path
    }
}
