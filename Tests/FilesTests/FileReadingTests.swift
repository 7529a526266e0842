import Files
import Foundation
import TestSupport
import Testing

@Suite struct FileReadingTests {
    @Test(arguments: ["", "a", String(repeating: "Ä\r\n", count: 50_000)])
    func allBytesAreRead(_ text: String) throws {
        let folder = try TestFolder(["file": text])
        #expect(try FileReading.bytes(at: folder.path + "/file") == Array(text.utf8))
    }

    @Test func anAbsentFileIsToldFromOtherProblems() throws {
        let folder = try TestFolder(["file": "12345"])
        let absent = try #require(throws: FileProblem.self) { try FileReading.bytes(at: folder.path + "/none") }
        #expect(absent.cause == .absence)
        let large = try #require(throws: FileProblem.self) {
            try FileReading.bytes(at: folder.path + "/file", limit: 4)
        }
        #expect(large.cause != .absence)
        #expect(large.reason == "it is larger than 4 bytes")
        let isFolder = try #require(throws: FileProblem.self) { try FileReading.bytes(at: folder.path) }
        #expect(isFolder.reason == "it is not a regular file")
    }

    @Test func aPipeIsRefusedWithoutWaitingForAWriter() throws {
        let folder = try TestFolder()
        #expect(mkfifo(folder.path + "/pipe", 0o600) == 0)
        #expect(throws: FileProblem.self) { try FileReading.bytes(at: folder.path + "/pipe") }
    }

    @Test func aLinkIsFollowedOnlyWhereThatIsWanted() throws {
        let folder = try TestFolder(["file": "text"])
        try folder.link("link", to: "file")
        #expect(try FileReading.bytes(at: folder.path + "/link") == Array("text".utf8))
        #expect(throws: FileProblem.self) {
            try FileReading.bytes(at: folder.path + "/link", followingLinks: false)
        }
    }
}
