/// Writes files that stand by themselves, in folders that no run of newsadmin clears up: what processes that were killed
/// left half written beside such a file is removed first.
public enum SingleFile {
    /// Brings a file to hold exactly these bytes.
    ///
    /// - Parameters:
    ///   - bytes: what the file is to hold.
    ///   - path: its place; missing folders are made.
    /// - Throws: ``FileProblem``, also where a device stands there; the old file is then as it was.
    @discardableResult
    public static func write(_ bytes: [UInt8], to path: String) throws(FileProblem) -> AtomicFile.Outcome {
        clear(beside: path)
        return try AtomicFile.write(bytes, to: path)
    }

    /// Makes a new file that holds these bytes.
    ///
    /// - Parameters:
    ///   - bytes: what the file is to hold.
    ///   - path: its place; missing folders are made.
    /// - Throws: ``FileProblem``, also where anything stands there, which is then as it was.
    public static func create(_ bytes: [UInt8], at path: String) throws(FileProblem) {
        clear(beside: path)
        try AtomicFile.create(bytes, at: path)
    }

    private static func clear(beside path: String) {
        try? FileRemoval.removeTemporaryFiles(in: AtomicFile.parent(of: path), access: .shared)
    }
}
