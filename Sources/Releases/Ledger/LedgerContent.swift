import Files

/// A file of the ledger as it was found.
struct LedgerContent: Sendable {
    /// Its bytes, where they are needed; else empty.
    var bytes: [UInt8] = []
    /// How many bytes it has.
    var size = 0
    /// Their SHA-256.
    var hash = ""
    /// Why it could not be read.
    var problem: String?

    init(path: String, below folder: String, keeping: Bool) {
        do throws(FileProblem) {
            let bytes = try FileReading.bytes(
                at: folder + "/" + path, limit: LedgerReader.sizeLimit, followingLinks: false)
            hash = SHA256Digest(of: bytes).hexadecimal
            size = bytes.count
            if keeping { self.bytes = bytes }
        } catch {
            problem = error.reason
        }
    }
}
