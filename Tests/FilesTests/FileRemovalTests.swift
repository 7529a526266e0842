@testable import Files
import Foundation
import TestSupport
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
            ".newsadmin-4194304-file": "", ".newsadmin-\(getpid())-x": "", ".hidden": "", "file": "",
            ".newsadmin/lock": "", "below/.newsadmin-4194304-file": "", ".newsadmin-": "", ".newsadmin-x-1": "",
            ".newsadmin-4194304": "",
        ])
        try FileRemoval.removeTemporaryFiles(in: folder.path, access: .shared)
        #expect(
            folder.names
                == [
                    ".hidden", ".newsadmin-", ".newsadmin-4194304", ".newsadmin-x-1", ".newsadmin/", ".newsadmin/lock",
                    "below/", "below/.newsadmin-4194304-file", "file",
                ])
        try FileRemoval.removeTemporaryFiles(in: folder.path + "/none", access: .shared)
    }

    @Test func whatAnotherProcessIsWritingStays() throws {
        let folder = try TestFolder()
        let temporary = try TemporaryFile(beside: folder.path + "/file", mode: 0o666)
        close(temporary.descriptor)
        let name = String(PathSteps(temporary.path).last)
        try FileRemoval.removeTemporaryFiles(in: folder.path, access: .shared)
        #expect(folder.names == [name])
        // Under a lock, nobody else writes there.
        try FileRemoval.removeTemporaryFiles(in: folder.path, access: .locked)
        #expect(folder.names.isEmpty)
        temporary.release()
    }

    @Test func aTemporaryFileGoesWithItsLockAndTheNextHasAnotherName() throws {
        let folder = try TestFolder()
        let temporary = try TemporaryFile(beside: folder.path + "/file", mode: 0o666)
        close(temporary.descriptor)
        temporary.remove()
        #expect(folder.names.isEmpty)
        let other = try TemporaryFile(beside: folder.path + "/file", mode: 0o666)
        close(other.descriptor)
        #expect(other.path != temporary.path)
        other.remove()
    }

    @Test(.enabled(if: geteuid() != 0, "nothing is forbidden to root"))
    func aFolderThatCannotBeLookedIntoIsAProblem() throws {
        let folder = try TestFolder(["root/locked/file": "kept"])
        let locked = folder.path + "/root/locked"
        try FileManager.default.setAttributes([.posixPermissions: 0o000], ofItemAtPath: locked)
        defer { try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: locked) }
        #expect(throws: FileProblem.self) { try FileRemoval.remove("locked/file", below: folder.path + "/root") }
    }
}
