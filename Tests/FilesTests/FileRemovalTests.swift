import Files
import Testing

@Suite struct FileRemovalTests {
    @Test func aFileGoesWithTheFoldersThatAreThenEmpty() throws {
        let folder = try TestFolder(["root/a/b/file": "", "root/a/other": ""])
        #expect(try FileRemoval.remove("a/b/file", below: folder.path + "/root"))
        #expect(folder.names == ["root/", "root/a/", "root/a/other"])
        #expect(try FileRemoval.remove("a/other", below: folder.path + "/root"))
        #expect(folder.names == ["root/"])
    }

    @Test func theRootItselfStaysThoughEmpty() throws {
        let folder = try TestFolder(["root/file": ""])
        #expect(try FileRemoval.remove("file", below: folder.path + "/root"))
        #expect(folder.names == ["root/"])
    }

    @Test(arguments: ["none", "a/none", "none/file", "a", "a/file/inside"])
    func whatIsNoFileIsLeftAlone(_ path: String) throws {
        let folder = try TestFolder(["root/a/file": ""])
        #expect(try !FileRemoval.remove(path, below: folder.path + "/root"))
        #expect(folder.names == ["root/", "root/a/", "root/a/file"])
    }

    @Test(arguments: ["../outside", "a/../../outside", "./../outside", "a/..", ".."])
    func theRootIsNeverLeft(_ path: String) throws {
        let folder = try TestFolder(["outside": "kept", "root/a/file": ""])
        #expect(try !FileRemoval.remove(path, below: folder.path + "/root"))
        #expect(folder.names == ["outside", "root/", "root/a/", "root/a/file"])
    }

    @Test func aLinkedFolderIsNotEntered() throws {
        let folder = try TestFolder(["elsewhere/file": "kept", "root/file": ""])
        try folder.link("root/linked", to: folder.path + "/elsewhere")
        #expect(try !FileRemoval.remove("linked/file", below: folder.path + "/root"))
        #expect(try folder.text("elsewhere/file") == "kept")
    }

    @Test func aLinkIsRemovedAndNotWhatItLeadsTo() throws {
        let folder = try TestFolder(["elsewhere/file": "kept", "root/file": ""])
        try folder.link("root/link", to: folder.path + "/elsewhere/file")
        #expect(try FileRemoval.remove("link", below: folder.path + "/root"))
        #expect(try folder.text("elsewhere/file") == "kept")
    }

    @Test func onlyHalvesAreRemovedFromAFolder() throws {
        let folder = try TestFolder([
            ".newsadmin-1-file": "", ".newsadmin-4194304-x": "", ".hidden": "", "file": "", ".newsadmin/lock": "",
            "below/.newsadmin-1-file": "",
        ])
        try FileRemoval.removeHalves(in: folder.path)
        #expect(
            folder.names
                == [".hidden", ".newsadmin/", ".newsadmin/lock", "below/", "below/.newsadmin-1-file", "file"])
        try FileRemoval.removeHalves(in: folder.path + "/none")
    }
}
