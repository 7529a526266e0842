#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif
import Synchronization

/// Writes a file so that a reader, or a crash, sees the old bytes or the new ones and nothing between.
public enum AtomicFile {
    /// What writing did.
    public enum Outcome: Sendable {
        /// There was no file there that could be read.
        case created
        /// The file held other bytes.
        case replaced
        /// The file held these bytes already and was not touched.
        case unchanged
    }

    /// Brings a file to hold exactly these bytes: beside its place under another name first, then by renaming.
    ///
    /// - Parameters:
    ///   - bytes: what the file is to hold.
    ///   - path: its place; missing folders are made.
    ///   - synced: whether to wait until the bytes are on the disk before renaming.
    ///   - mode: permissions of a new file, before the process's mask.
    ///   - replacing: whether a file, or a link, that stands there may be replaced; otherwise that is a problem.
    ///   - time: when it is said to have changed, in seconds since 1970; nil: now. A file that holds these bytes already
    ///     gets it as well.
    ///   - clearing: whether what killed processes left half written in its folder is removed first.
    /// - Throws: ``FileProblem``, also where a device stands there; the old file is then as it was.
    @discardableResult
    public static func write(
        _ bytes: [UInt8], to path: String, synced: Bool = false, mode: UInt16 = 0o666, replacing: Bool = true,
        time: Int64? = nil, clearing: Bool = false
    ) throws(FileProblem) -> Outcome {
        if clearing { try? FileRemoval.removeTemporaryFiles(in: parent(of: path), access: .shared) }
        if !replacing, time == nil, try UnnamedFile.write(bytes, to: path, synced: synced, mode: mode) {
            return .created
        }
        let standing = try standing(at: path)
        let old = replacing && standing == .file ? matches(bytes, at: path) : nil
        if old == true {
            if let time, FileTime.of(path) != time { try FileTime.set(time, of: path) }
            return .unchanged
        }
        try put(
            at: path, over: standing, synced: synced, mode: mode, replacing: replacing, time: time, comparing: nil
        ) { file throws(FileProblem) in try file.append(bytes) }
        return old == nil ? .created : .replaced
    }

    /// Brings a file to hold these parts one behind the other, without a look at what it holds.
    ///
    /// - Parameters:
    ///   - path: its place; missing folders are made.
    ///   - parts: what the file is to hold.
    /// - Throws: ``FileProblem``, also where a device stands there; the old file is then as it was.
    public static func replace(_ path: String, by parts: [[UInt8]]) throws(FileProblem) {
        try replace(path) { file throws(FileProblem) in
            for part in parts { try file.append(part) }
        }
    }

    /// Brings a file to hold what it is filled with, without a look at what it holds.
    ///
    /// - Parameters:
    ///   - path: its place; missing folders are made.
    ///   - mode: permissions of a new file, before the process's mask.
    ///   - fill: fills the file that takes this one's place once that is done.
    /// - Throws: ``FileProblem``, also where a device stands there; the old file is then as it was.
    static func replace(
        _ path: String, mode: UInt16 = 0o666, filledBy fill: (FilledFile) throws(FileProblem) -> Void
    ) throws(FileProblem) {
        let standing = try standing(at: path)
        try put(at: path, over: standing, synced: false, mode: mode, replacing: true, time: nil, comparing: nil, fill)
    }

    /// Brings a file to hold what it is filled with, part by part, and leaves alone one that holds that already.
    ///
    /// The new bytes are written beside the old file in any case: only the last part tells whether they are the same.
    ///
    /// - Parameters:
    ///   - path: its place; missing folders are made.
    ///   - synced: whether to wait until the bytes are on the disk before renaming.
    ///   - fill: fills the file that takes this one's place once that is done.
    /// - Throws: ``FileProblem``, also where a device stands there; the old file is then as it was.
    @discardableResult
    public static func write(
        to path: String, synced: Bool = false, filledBy fill: (FilledFile) throws(FileProblem) -> Void
    ) throws(FileProblem) -> Outcome {
        let standing = try standing(at: path)
        let old = standing == .file ? FileComparison(of: path) : nil
        return try put(
            at: path, over: standing, synced: synced, mode: 0o666, replacing: true, time: nil, comparing: old, fill)
    }

    /// What stands at a place; a device is refused, because renaming would take it away from everybody on the machine.
    private static func standing(at path: String) throws(FileProblem) -> FileExistence.Kind? {
        let kind = FileExistence.kind(of: path)
        if kind == .device { throw FileProblem(path: path, action: .write, reason: "it is a device, not a file") }
        return kind
    }

    /// Puts a new file at a place, in that of what is there if that may be replaced and does not hold the same. Unless
    /// `mode` is for the owner alone, that one's permissions are kept.
    ///
    /// - Throws: ``FileProblem``; the old file is then as it was.
    @discardableResult
    private static func put(
        at path: String, over standing: FileExistence.Kind?, synced: Bool, mode: UInt16, replacing: Bool, time: Int64?,
        comparing old: consuming FileComparison?, _ fill: (FilledFile) throws(FileProblem) -> Void
    ) throws(FileProblem) -> Outcome {
        precondition(old == nil || replacing && time == nil, "what is compared is replaced, and gets no time")
        let claimed = try ClaimedFile(beside: path, mode: mode)
        let temporary = claimed.path
        if standing == .file, replacing, mode & 0o066 != 0 { FileMode.copy(from: path, to: claimed.descriptor) }
        let isNew = old == nil
        let file = FilledFile(claimed.descriptor, path: path, comparing: old)
        do throws(FileProblem) {
            try fill(file)
            if synced, !file.isUnchanged { try file.sync() }
            try file.end()
            if file.isUnchanged {
                claimed.remove()
                return .unchanged
            }
            if let time { try FileTime.set(time, of: temporary) }
            guard (replacing ? rename(temporary, path) : link(temporary, path)) == 0 else {
                throw RefusedFiles.refusal(to: .write, path)
            }
        } catch {
            claimed.remove()
            throw error
        }
        if replacing { claimed.release() } else { claimed.remove() }
        return isNew ? .created : .replaced
    }

    /// Brings a file's name, and that of the folder it is in, onto the disk, as far as the file system can.
    public static func syncFolders(above path: String) {
        var folder = parent(of: path)
        for _ in 0..<2 where !folder.isEmpty {
            let descriptor = open(folder, O_RDONLY | O_CLOEXEC | O_DIRECTORY)
            if descriptor >= 0 {
                fsync(descriptor)
                close(descriptor)
            }
            folder = parent(of: folder)
        }
    }

    static func fill(_ descriptor: Int32, with bytes: [UInt8], path: String) throws(FileProblem) {
        var written = 0
        while written < bytes.count {
            let count = bytes.withUnsafeBytes { buffer in
                uninterrupted { Int(writeSome(descriptor, buffer.baseAddress! + written, bytes.count - written)) }
            }
            guard count > 0 else { throw RefusedFiles.refusal(to: .write, path) }
            written += count
        }
    }

    /// Waits until what was written is on the disk.
    static func sync(_ descriptor: Int32, path: String) throws(FileProblem) {
        #if canImport(Darwin)
            // There, fsync leaves it to the drive when it writes down what it was given.
            if fcntl(descriptor, F_FULLFSYNC) == 0 { return }
        #endif
        guard fsync(descriptor) == 0 else { throw RefusedFiles.refusal(to: .write, path) }
    }

    /// Whether the file holds these bytes; nil if there is none that can be read.
    private static func matches(_ bytes: [UInt8], at path: String) -> Bool? {
        guard var old = FileComparison(of: path) else { return nil }
        guard old.size == bytes.count else { return false }
        old.take(bytes)
        return old.held(bytes.count)
    }

    static func parent(of path: String) -> String {
        PathSteps(path).parent ?? "."
    }
}
