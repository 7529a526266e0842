import Foundation
import Synchronization
import TestSupport
import Testing

@testable import Files

@Suite struct FolderLockTests {
    @Test func theSecondWaitsUntilTheFirstIsDone() throws {
        let folder = try TestFolder()
        let path = folder.path + "/made/lock"
        let firstIsDone = Mutex(false)
        let waits = DispatchSemaphore(value: 0)
        let ends = DispatchSemaphore(value: 0)
        let sawTheFirstDone = Mutex(false)
        do {
            let first = try FolderLock(at: path)
            Thread.detachNewThread {
                if let second = try? FolderLock(at: path, onWaiting: { waits.signal() }) {
                    let isDone = firstIsDone.withLock { $0 }
                    sawTheFirstDone.withLock { $0 = isDone }
                    _ = consume second
                }
                ends.signal()
            }
            waits.wait()
            firstIsDone.withLock { $0 = true }
            _ = consume first
        }
        ends.wait()
        #expect(sawTheFirstDone.withLock { $0 })
        #expect(folder.names == ["made/", "made/lock"])
    }

    @Test func aFreeLockIsTakenWithoutWaitingAndAsOftenAsOneLikes() throws {
        let folder = try TestFolder()
        for _ in 0..<3 {
            var waited = false
            let lock = try FolderLock(at: folder.path + "/lock", onWaiting: { waited = true })
            _ = consume lock
            #expect(!waited)
        }
    }

    /// A program that is being started holds the locks of who starts it for a moment.
    @Test(arguments: [1, FolderLock.tries])
    func aLockThatBecomesFreeSoonIsTakenWithoutAWord(_ pauses: Int) throws {
        let folder = try TestFolder()
        let held = try Self.opened(folder.path + "/lock")
        #expect(flock(held, LOCK_EX | LOCK_NB) == 0)
        var (paused, told) = (0, 0)
        let lock = try FolderLock(
            at: folder.path + "/lock",
            pausing: {
                paused += 1
                if paused == pauses { close(held) }
            }, onWaiting: { told += 1 })
        #expect((paused, told) == (pauses, 0))
        _ = consume lock
    }

    @Test func aLockThatIsKeptIsToldOfOnce() throws {
        let folder = try TestFolder()
        let held = try Self.opened(folder.path + "/lock")
        #expect(flock(held, LOCK_EX | LOCK_NB) == 0)
        var (paused, told) = (0, 0)
        let lock = try FolderLock(
            at: folder.path + "/lock", pausing: { paused += 1 },
            onWaiting: {
                told += 1
                close(held)
            })
        #expect((paused, told) == (FolderLock.tries, 1))
        _ = consume lock
    }

    /// `.newsadmin/` may be deleted at any time, and the next run makes a new file there.
    @Test(arguments: [true, false])
    func whoWaitedForAFileThatIsGoneLocksTheOneThatIsThere(_ isReplaced: Bool) throws {
        let folder = try TestFolder()
        let path = folder.path + "/made/lock"
        let held = try Self.opened(path)
        #expect(flock(held, LOCK_EX | LOCK_NB) == 0)
        var waits = 0
        let lock = try FolderLock(at: path) {
            waits += 1
            try? FileManager.default.removeItem(atPath: folder.path + "/made")
            if isReplaced { try? folder.add("made/lock", "") }
            close(held)
        }
        #expect(waits == 1)
        let next = try Self.opened(path)
        #expect(flock(next, LOCK_EX | LOCK_NB) != 0, "the file that stands there is not locked")
        _ = consume lock
        #expect(flock(next, LOCK_EX | LOCK_NB) == 0)
        close(next)
    }

    @Test func whoWaitedForAFileThatIsGoneWaitsForWhoeverHoldsTheNewOne() throws {
        let folder = try TestFolder()
        let path = folder.path + "/made/lock"
        let first = try Self.opened(path)
        #expect(flock(first, LOCK_EX | LOCK_NB) == 0)
        let secondIsDone = Mutex(false)
        let mayEnd = DispatchSemaphore(value: 0)
        let lock = try FolderLock(at: path) {
            try? FileManager.default.removeItem(atPath: folder.path + "/made")
            let isHeld = DispatchSemaphore(value: 0)
            Thread.detachNewThread {
                let second = try? FolderLock(at: path)
                isHeld.signal()
                mayEnd.wait()
                secondIsDone.withLock { $0 = true }
                _ = consume second
            }
            isHeld.wait()
            close(first)
            mayEnd.signal()
        }
        #expect(secondIsDone.withLock { $0 })
        _ = consume lock
    }

    /// A lock file that was opened as another process would.
    private static func opened(_ path: String) throws -> Int32 {
        try FolderMaking.make(path.replacing("/lock", with: ""))
        let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o666)
        try #require(descriptor >= 0)
        return descriptor
    }

    @Test func aLockThatCannotBeMadeIsAProblem() throws {
        let folder = try TestFolder(["file": ""])
        #expect(throws: FileProblem.self) { _ = try FolderLock(at: folder.path + "/file/lock") }
    }
}
