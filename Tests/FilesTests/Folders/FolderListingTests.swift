import Foundation
import Files
import TestSupport
import Testing

@Suite struct FolderListingTests {
    @Test func filesOfAllLevelsAreListedInOrderOfTheirScalars() throws {
        let folder = try TestFolder([
            "b.md": "", "a/z.md": "", "a.md": "", "A.md": "", "a/b/c.md": "", "ä.md": "", "日本.md": "", "10.md": "",
            "9.md": "",
        ])
        #expect(
            try FolderListing.files(below: folder.path)
                == ["10.md", "9.md", "A.md", "a.md", "a/b/c.md", "a/z.md", "b.md", "ä.md", "日本.md"])
    }

    @Test func hiddenNamesAreNotListed() throws {
        let folder = try TestFolder([".a": "", ".git/config": "", "a/.b": "", "a/b": ""])
        #expect(try FolderListing.files(below: folder.path) == ["a/b"])
    }

    @Test func linksAreNotFollowed() throws {
        let folder = try TestFolder(["inside/file": "", "outside/file": ""])
        try folder.link("inside/link", to: folder.path + "/outside/file")
        try folder.link("inside/folder", to: folder.path + "/outside")
        try folder.link("inside/circle", to: folder.path + "/inside")
        let contents = try FolderListing.contents(below: folder.path + "/inside")
        #expect(contents.files == ["file"])
        #expect(contents.links == ["circle", "folder", "link"])
    }

    @Test func depthIsLimited() throws {
        let folder = try TestFolder(["a": "", "1/a": "", "1/2/a": "", "1/2/3/a": ""])
        #expect(try FolderListing.files(below: folder.path, depth: 2) == ["1/2/a", "1/a", "a"])
    }

    @Test func foldersOfOthersAreNotEntered() throws {
        let folder = try TestFolder(["file": "", "own/a": "", "own/others/b": "", "others/c": "", ".d": ""])
        let everything = try FolderListing.everything(below: folder.path) { $0 == "own" }
        #expect(everything.map(\.path) == [".d", "file", "own/a", "own/others/b"])
        #expect(!everything.contains { $0.isLink || !$0.isRegular })
        try FileManager.default.createSymbolicLink(
            atPath: folder.path + "/own/link", withDestinationPath: folder.path + "/others")
        #expect(try FolderListing.everything(below: folder.path).filter(\.isLink).map(\.path) == ["own/link"])
    }

    @Test func anAbsentFolderIsAnEmptyOne() throws {
        let folder = try TestFolder(["file": ""])
        #expect(try FolderListing.files(below: folder.path + "/none") == [])
        #expect(throws: FileProblem.self) { try FolderListing.files(below: folder.path + "/file") }
    }
}
