import TestSupport
import Testing

@testable import Files

@Suite struct FolderMakingTests {
    @Test func aFolderAndThoseAboveItAreMadeAndMayExist() throws {
        let folder = try TestFolder(["a/file": "kept"])
        try FolderMaking.make(folder.path + "/a/b/c")
        try FolderMaking.make(folder.path + "/a/b/c")
        #expect(folder.names == ["a/", "a/b/", "a/b/c/", "a/file"])
    }

    @Test func aFileInTheWayIsAProblem() throws {
        let folder = try TestFolder(["a": "kept"])
        let problem = try #require(throws: FileProblem.self) { try FolderMaking.make(folder.path + "/a") }
        #expect(problem.reason == "a file of that name is in the way")
        #expect(throws: FileProblem.self) { try FolderMaking.make(folder.path + "/a/b") }
        #expect(try folder.text("a") == "kept")
    }
}
