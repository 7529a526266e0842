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

    /// How a new file comes to its place.
    private struct Manner {
        /// Whether to wait until the bytes are on the disk before renaming.
        var isSynced = false
        /// Permissions of a new file, before the process's mask.
        var mode: UInt16 = 0o666
        /// Whether a file, or a link, that stands there is replaced; otherwise that is a problem.
        var replaces = true
        /// When it is said to have changed, in seconds since 1970; nil: now.
        var time: Int64?
    }

    /// Brings a file to hold exactly these bytes: beside its place under another name first, then by renaming.
    ///
    /// - Parameters:
    ///   - bytes: what the file is to hold.
    ///   - path: its place; missing folders are made.
    ///   - synced: whether to wait until the bytes are on the disk before renaming.
    /// - Throws: ``FileProblem``, also where a device stands there; the old file is then as it was.
    @discardableResult
    public static func write(
        _ bytes: [UInt8], to path: String, synced: Bool = false
    ) throws(FileProblem) -> Outcome {
        try write(bytes, to: path, Manner(isSynced: synced))
    }

    /// Brings a file to hold exactly these bytes, and to have changed at a moment.
    ///
    /// - Parameters:
    ///   - bytes: what the file is to hold.
    ///   - path: its place; missing folders are made.
    ///   - time: when it is said to have changed, in seconds since 1970; one that holds these bytes already gets it as well.
    /// - Throws: ``FileProblem``, also where a device stands there; the old file is then as it was.
    @discardableResult
    public static func write(
        _ bytes: [UInt8], to path: String, changedAt time: Int64
    ) throws(FileProblem) -> Outcome {
        try write(bytes, to: path, Manner(time: time))
    }

    private static func write(
        _ bytes: [UInt8], to path: String, _ manner: Manner
    ) throws(FileProblem) -> Outcome {
        let standing = try standing(at: path)
        let old = standing == .file ? matches(bytes, at: path) : nil
        if old == true {
            if let time = manner.time, FileTime.of(path) != time { try FileTime.set(time, of: path) }
            return .unchanged
        }
        try put(at: path, over: standing, manner) { file throws(FileProblem) in try file.append(bytes) }
        return old == nil ? .created : .replaced
    }

    /// Makes a new file that holds these bytes. It has its name only once it is whole.
    ///
    /// - Parameters:
    ///   - bytes: what the file is to hold.
    ///   - path: its place; missing folders are made.
    ///   - synced: whether to wait until the bytes are on the disk before it gets its name.
    ///   - mode: its permissions, before the process's mask.
    /// - Throws: ``FileProblem``, also where anything stands there, which is then as it was.
    public static func create(
        _ bytes: [UInt8], at path: String, synced: Bool = false, mode: UInt16 = 0o666
    ) throws(FileProblem) {
        if try UnnamedFile.write(bytes, to: path, synced: synced, mode: mode) { return }
        let manner = Manner(isSynced: synced, mode: mode, replaces: false)
        try put(at: path, over: try standing(at: path), manner) { file throws(FileProblem) in try file.append(bytes) }
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
        _ path: String, mode: UInt16 = 0o666, filledBy fill: (FileWriter) throws(FileProblem) -> Void
    ) throws(FileProblem) {
        let standing = try standing(at: path)
        try put(at: path, over: standing, Manner(mode: mode), fill)
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
        to path: String, synced: Bool = false, filledBy fill: (FileWriter) throws(FileProblem) -> Void
    ) throws(FileProblem) -> Outcome {
        let standing = try standing(at: path)
        let old = standing == .file ? FileComparison(of: path) : nil
        return try put(at: path, over: standing, Manner(isSynced: synced), comparing: old, fill)
    }

    /// What stands at a place; a device is refused, because renaming would take it away from everybody on the machine.
    private static func standing(at path: String) throws(FileProblem) -> FileExistence.Kind? {
        let kind = FileExistence.kind(of: path)
        if kind == .device { throw FileProblem(path: path, action: .write, reason: "it is a device, not a file") }
        return kind
    }

    /// Puts a new file at a place, in that of what is there if that is replaced and does not hold the same. Unless
    /// the new file is for its owner alone, that one's permissions are kept.
    ///
    /// - Throws: ``FileProblem``; the old file is then as it was.
    @discardableResult
    private static func put(
        at path: String, over standing: FileExistence.Kind?, _ manner: Manner,
        comparing old: consuming FileComparison? = nil, _ fill: (FileWriter) throws(FileProblem) -> Void
    ) throws(FileProblem) -> Outcome {
        precondition(
            old == nil || manner.replaces && manner.time == nil, "what is compared is replaced, and gets no time")
        let temporary = try TemporaryFile(beside: path, mode: manner.mode)
        if standing == .file, manner.replaces, manner.mode & 0o066 != 0 {
            FileMode.copy(from: path, to: temporary.descriptor)
        }
        let isNew = old == nil
        let file = FileWriter(temporary.descriptor, path: path, comparing: old)
        do throws(FileProblem) {
            try fill(file)
            if manner.isSynced, !file.isUnchanged { try file.sync() }
            try file.end()
            if file.isUnchanged {
                temporary.remove()
                return .unchanged
            }
            if let time = manner.time { try FileTime.set(time, of: temporary.path) }
            guard (manner.replaces ? rename(temporary.path, path) : link(temporary.path, path)) == 0 else {
                throw RefusedFiles.refusal(to: .write, path)
            }
        } catch {
            temporary.remove()
            throw error
        }
        if manner.replaces { temporary.release() } else { temporary.remove() }
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
