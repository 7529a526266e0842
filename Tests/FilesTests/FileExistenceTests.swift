@testable import Files
import TestSupport
import Testing

@Suite struct FileExistenceTests {
    @Test func filesFoldersAndLinksExistWhereverLinksLead() throws {
        let folder = try TestFolder(["folder/file": ""])
        try folder.link("dangling", to: "nowhere")
        try folder.link("linked", to: "folder")
        for name in ["folder", "folder/file", "dangling", "linked"] {
            #expect(try FileExistence.exists(folder.path + "/" + name), "\(name)")
        }
        for name in ["none", "none/none", "folder/file/none"] {
            #expect(try !FileExistence.exists(folder.path + "/" + name), "\(name)")
        }
        #expect(try FileExistence.isFolder(folder.path + "/folder"))
        #expect(try FileExistence.isFolder(folder.path + "/linked"))
        for name in ["folder/file", "dangling", "none"] {
            #expect(try !FileExistence.isFolder(folder.path + "/" + name), "\(name)")
        }
    }

    @Test func whatStandsUnderANameIsTold() throws {
        let folder = try TestFolder(["file": "text"])
        try folder.link("link", to: "file")
        #expect(FileExistence.kind(of: "/dev/null") == .device)
        #expect(FileExistence.kind(of: folder.path + "/file") == .file)
        #expect(FileExistence.kind(of: folder.path + "/link") == .link)
        #expect(FileExistence.kind(of: folder.path) == .other)
        #expect(FileExistence.kind(of: folder.path + "/absent") == nil)
    }
}
