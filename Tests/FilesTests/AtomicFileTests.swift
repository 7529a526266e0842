@testable import Files
import Foundation
import TestSupport
import Testing

@Suite struct AtomicFileTests {
    @Test func aFileIsCreatedThenUnchangedThenReplaced() throws {
        let folder = try TestFolder()
        let target = folder.path + "/a/b/c.txt"
        #expect(try AtomicFile.write(Array("one".utf8), to: target) == .created)
        #expect(try AtomicFile.write(Array("one".utf8), to: target) == .unchanged)
        #expect(try AtomicFile.write(Array("two".utf8), to: target) == .replaced)
        #expect(try folder.text("a/b/c.txt") == "two")
        #expect(folder.names == ["a/", "a/b/", "a/b/c.txt"])
    }

    @Test(arguments: [0, 1, 4096, 1 << 18, (1 << 18) + 1, 1_000_000])
    func aFileWithTheseBytesIsNotTouched(_ count: Int) throws {
        let folder = try TestFolder()
        let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31) }
        let target = folder.path + "/file"
        try AtomicFile.write(bytes, to: target)
        try folder.age("file")
        let before = try folder.trace(of: "file")
        #expect(try AtomicFile.write(bytes, to: target) == .unchanged)
        #expect(try folder.trace(of: "file") == before)
    }

    @Test func oneOtherByteAtTheEndIsSeen() throws {
        let folder = try TestFolder()
        let target = folder.path + "/file"
        var bytes = [UInt8](repeating: 7, count: 600_000)
        try AtomicFile.write(bytes, to: target)
        bytes[599_999] = 8
        #expect(try AtomicFile.write(bytes, to: target, synced: true) == .replaced)
        #expect(try FileReading.bytes(at: target) == bytes)
    }

    /// What a file is filled with part by part is compared as if it had come at once.
    @Test(arguments: [0, 1, 1 << 18, 600_000], [1, 1000, (1 << 18) + 1])
    func aFileThatIsFilledWithWhatItHoldsIsNotTouched(_ count: Int, part: Int) throws {
        let folder = try TestFolder()
        let target = folder.path + "/a/file"
        let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31) }
        func write(_ bytes: [UInt8]) throws -> AtomicFile.Outcome {
            try AtomicFile.write(to: target, synced: true) { file throws(FileProblem) in
                let step = max(part, count / 100)
                for start in stride(from: 0, to: bytes.count, by: step) {
                    try file.append(Array(bytes[start..<min(start + step, bytes.count)]))
                }
            }
        }
        #expect(try write(bytes) == .created)
        try folder.age("a/file")
        let before = try folder.trace(of: "a/file")
        #expect(try write(bytes) == .unchanged)
        #expect(try folder.trace(of: "a/file") == before)
        var others = [bytes + [0]]
        if let last = bytes.last { others += [Array(bytes.dropLast()), bytes.dropLast() + [last &+ 1]] }
        for other in others {
            #expect(try write(other) == .replaced)
            #expect(try FileReading.bytes(at: target) == other)
        }
        #expect(folder.names == ["a/", "a/file"])
    }

    @Test func aFileKeepsItsPermissions() throws {
        let folder = try TestFolder(["file": "old"])
        let path = folder.path + "/file"
        func permissions() throws -> Int? {
            try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
        }
        for mode in [0o600, 0o664, 0o640] {
            try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
            #expect(try AtomicFile.write(Array("new \(mode)".utf8), to: path) == .replaced)
            #expect(try permissions() == mode)
        }
        // What is for its owner alone is not opened to others because it was before.
        try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: path)
        try AtomicFile.replace(path, mode: 0o600) { file throws(FileProblem) in
            try file.append(Array("secret".utf8))
        }
        #expect(try permissions() == 0o600)
    }

    @Test func aLinkIsReplacedByWhatIsFilledIn() throws {
        let folder = try TestFolder(["elsewhere": "kept"])
        try folder.link("file", to: folder.path + "/elsewhere")
        let outcome = try AtomicFile.write(to: folder.path + "/file") { file throws(FileProblem) in
            try file.append(Array("kept".utf8))
        }
        #expect(outcome == .created)
        #expect(throws: FileProblem.self) {
            try AtomicFile.write(to: "/dev/null") { file throws(FileProblem) in try file.append([1]) }
        }
        try AtomicFile.write(Array("new".utf8), to: folder.path + "/file")
        #expect(try folder.text("elsewhere") == "kept")
    }

    @Test func aFileThatIsNotFilledStaysAsItWas() throws {
        let folder = try TestFolder(["file": "as it was"])
        #expect(throws: FileProblem.self) {
            try AtomicFile.write(to: folder.path + "/file") { file throws(FileProblem) in
                try file.append([1, 2, 3])
                throw FileProblem(path: "file", action: .write, reason: "it is a test")
            }
        }
        #expect(try folder.text("file") == "as it was")
        #expect(folder.names == ["file"])
    }

    @Test func aLinkIsReplacedAndNotFollowed() throws {
        let folder = try TestFolder(["elsewhere": "kept"])
        try folder.link("file", to: folder.path + "/elsewhere")
        #expect(try AtomicFile.write(Array("kept".utf8), to: folder.path + "/file") == .created)
        try AtomicFile.write(Array("new".utf8), to: folder.path + "/file")
        #expect(try folder.text("elsewhere") == "kept")
        #expect(try folder.text("file") == "new")
    }

    @Test(arguments: ["one", "two"])
    func whereNothingMayBeReplacedWhatStandsThereStays(_ text: String) throws {
        let folder = try TestFolder()
        let target = folder.path + "/file"
        try AtomicFile.create(Array("one".utf8), at: target)
        #expect(throws: FileProblem.self) { try AtomicFile.create(Array(text.utf8), at: target) }
        try FileManager.default.createSymbolicLink(atPath: folder.path + "/link", withDestinationPath: "absent")
        #expect(throws: FileProblem.self) {
            try AtomicFile.create(Array(text.utf8), at: folder.path + "/link")
        }
        #expect(try folder.text("file") == "one")
        #expect(folder.names == ["file", "link"])
    }

    @Test func aFolderInTheWayIsAProblemAndNothingIsLeftBehind() throws {
        let folder = try TestFolder(["file/inside": "kept"])
        #expect(throws: FileProblem.self) { try AtomicFile.write([1], to: folder.path + "/file") }
        #expect(folder.names == ["file/", "file/inside"])
    }

    @Test func aFileInThePlaceOfAFolderIsAProblem() throws {
        let folder = try TestFolder(["file": "kept"])
        #expect(throws: FileProblem.self) { try AtomicFile.write([1], to: folder.path + "/file/inside") }
        #expect(try folder.text("file") == "kept")
        #expect(folder.names == ["file"])
    }

    @Test(.enabled(if: geteuid() != 0, "nothing is forbidden to root"))
    func aFolderThatCannotBeWrittenLeavesTheOldBytes() throws {
        let folder = try TestFolder(["locked/file": "old"])
        let locked = folder.path + "/locked"
        try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: locked)
        defer { try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: locked) }
        let problem = try #require(throws: FileProblem.self) { try AtomicFile.write([1], to: locked + "/file") }
        #expect(problem.description == "cannot write \(locked)/file: Permission denied")
        #expect(try folder.text("locked/file") == "old")
    }

    /// As two containers do that share a folder, each of which sees no process but its own.
    @Test func whatIsBeingWrittenIsNotTidiedAway() throws {
        let folder = try TestFolder()
        try AtomicFile.write(to: folder.path + "/slow") { file throws(FileProblem) in
            try file.append(Array("first, ".utf8))
            try SingleFile.write(Array("quick".utf8), to: folder.path + "/quick")
            #expect(folder.names.count { $0.hasPrefix(".newsadmin-") } == 1)
            try file.append(Array("second".utf8))
        }
        #expect(folder.names == ["quick", "slow"])
        #expect(try folder.text("slow") == "first, second")
    }

    @Test func manyWriteAndTidyUpInOneFolder() throws {
        let folder = try TestFolder()
        let outcomes = (0..<400).parallelMap { number in
            Result { try SingleFile.write(Array("\(number)".utf8), to: folder.path + "/\(number % 7)") }
        }
        for outcome in outcomes { _ = try outcome.get() }
        #expect(folder.names == (0..<7).map(String.init))
    }

    @Test func filesWithLongNamesOfOneEndAreWrittenAtTheSameTime() throws {
        let folder = try TestFolder()
        let end = String(repeating: "末", count: 80)
        let outcomes = (0..<200).parallelMap { number in
            Result { try AtomicFile.write(Array("\(number)".utf8), to: folder.path + "/\(number)-\(end)") }
        }
        for outcome in outcomes { _ = try outcome.get() }
        for number in 0..<200 { #expect(try folder.text("\(number)-\(end)") == "\(number)") }
        #expect(folder.names.count == 200)
    }

    @Test func whatKilledProcessesLeftIsRemovedWhereThatIsAskedFor() throws {
        let folder = try TestFolder([".newsadmin-4194304-other": "half"])
        try AtomicFile.write(Array("whole".utf8), to: folder.path + "/file")
        #expect(folder.names == [".newsadmin-4194304-other", "file"])
        try SingleFile.write(Array("whole".utf8), to: folder.path + "/file")
        #expect(folder.names == ["file"])
    }

    @Test func aNewFileGetsTheModeThatItIsGiven() throws {
        let folder = try TestFolder()
        let target = folder.path + "/a"
        try AtomicFile.create([1], at: target, synced: true, mode: 0o600)
        #expect(!FileMode.isOpenToOthers(target))
        try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: target)
        #expect(FileMode.isOpenToOthers(target))
        #expect(!FileMode.isOpenToOthers(folder.path + "/none"))
    }

    @Test func filesOfOneFolderAreWrittenSideBySide() throws {
        let folder = try TestFolder()
        let outcomes = Array(0..<200).parallelMap(batch: 1) { number in
            try? AtomicFile.write(Array("\(number)".utf8), to: "\(folder.path)/deep/folder/\(number)")
        }
        #expect(outcomes == Array(repeating: .created, count: 200))
        #expect(folder.names.count == 202)
    }
}
