import Files

/// The file of a translation on the disk.
struct TranslationFile {
    private let path: String

    /// The file of a path relative to the workspace.
    init(_ name: String, in folder: String) {
        path = folder + "/" + name
    }

    /// Brings the file to hold bytes, behind the byte-order mark that it may have.
    ///
    /// - Parameters:
    ///   - bytes: what it is to hold.
    ///   - before: what was read from it, without a mark; nil: there was none, and there must be none now.
    ///   - isDryRun: whether to report only what would be done.
    func write(
        _ bytes: [UInt8], over before: [UInt8]?, isDryRun: Bool
    ) throws(FileProblem) -> AtomicFile.Outcome {
        guard let before else {
            if isDryRun { return .created }
            try SingleFile.create(bytes, at: path)
            return .created
        }
        let old = try FileReading.bytes(at: path, followingLinks: false)
        let mark: [UInt8] = old.starts(with: ByteOrderMark.utf8) ? ByteOrderMark.utf8 : []
        guard old.dropFirst(mark.count).elementsEqual(before) else {
            throw FileProblem(path: path, action: .write, reason: "somebody has just changed it; try again")
        }
        if isDryRun { return bytes == before ? .unchanged : .replaced }
        return try SingleFile.write(mark + bytes, to: path)
    }
}
