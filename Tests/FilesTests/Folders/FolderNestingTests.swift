import Files
import Foundation
import TestSupport
import Testing

@Suite struct FolderNestingTests {
    /// A folder with `news/keys`, `newspaper`, and a link that leads to `news/keys`.
    private static func made() throws -> TestFolder {
        let folder = try TestFolder()
        for name in ["news/keys", "newspaper"] {
            try FileManager.default.createDirectory(
                atPath: folder.path + "/" + name, withIntermediateDirectories: true)
        }
        try FileManager.default.createSymbolicLink(
            atPath: folder.path + "/link", withDestinationPath: "news/keys")
        return folder
    }

    @Test(arguments: [
        "news/a.key", "news/keys/a.key", "news/absent/deeper/a.key", "link/a.key", "link/absent/a.key",
        "newspaper/../news/a.key", "news/./a.key", "news//a.key",
    ])
    func aFileBelowLiesInside(_ path: String) throws {
        let top = try Self.made()
        #expect(try FolderNesting.folder(top.path + "/news", holds: top.path + "/" + path))
    }

    @Test(arguments: ["a.key", "newspaper/a.key", "news", "news/../a.key", "absent/a.key", "link/../../a.key"])
    func aFileElsewhereLiesOutside(_ path: String) throws {
        let top = try Self.made()
        #expect(try !FolderNesting.folder(top.path + "/news", holds: top.path + "/" + path))
    }

    @Test func aPathThatCannotBeFollowedIsRefused() throws {
        let top = try Self.made()
        #expect(throws: FileProblem.self) {
            try FolderNesting.folder(top.path + "/news", holds: top.path + "/absent/../news/a.key")
        }
    }

    @Test func aPathWithoutFolderLiesInTheCurrentOne() throws {
        #expect(try FolderNesting.folder(".", holds: "a.key"))
        #expect(try !FolderNesting.folder(".", holds: "../a.key"))
    }
}
