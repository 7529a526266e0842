import Files
import Foundation
import Synchronization
import TestSupport
import Testing

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

    @Test func aLockThatCannotBeMadeIsAProblem() throws {
        let folder = try TestFolder(["file": ""])
        #expect(throws: FileProblem.self) { _ = try FolderLock(at: folder.path + "/file/lock") }
    }
}
