import Files

/// Keeps others from writing into a workspace's ledgers, for whoever writes and for whoever may not see half of what
/// another one writes: releases of several locales are made one after the other.
public struct LedgerLock: ~Copyable {
    private let lock: FolderLock

    /// Waits for the lock and takes it.
    ///
    /// - Parameters:
    ///   - folder: the workspace's folder.
    ///   - onWaiting: called once if another process holds it, before waiting for it.
    public init(folder: String, onWaiting: () -> Void = {}) throws(FileProblem) {
        lock = try FolderLock(at: folder + "/.newsadmin/ledger.lock", onWaiting: onWaiting)
    }
}
