import Foundation
import TestSupport
import Testing

@testable import Files

@Suite struct FileMarkTests {
    private let folder: TestFolder
    private let path: String

    init() throws {
        folder = try TestFolder(["file": "text"])
        path = folder.path + "/file"
    }

    private func mark() throws -> (mark: FileMark, moment: FileMoment) {
        let moment = try FileMoment.now(at: folder.path + "/clock")
        return (FileMark(of: path, digest: SHA256Digest(of: Array("text".utf8))), moment)
    }

    /// A file that was touched just before is no file that nobody can have touched since; what is in it decides.
    @Test func theContentDecidesWhereTheFileSystemsWordIsNotEnough() throws {
        let (mark, moment) = try mark()
        #expect(mark.isUntouched(at: path))
        #expect(mark.held(at: path, since: moment)?.bytes == 4)
        try AtomicFile.write(Array("other".utf8), to: path)
        #expect(mark.held(at: path, since: moment) == nil)
        try AtomicFile.write(Array("text".utf8), to: path)
        #expect(mark.held(at: path, since: moment)?.bytes == 4)
        try FileManager.default.removeItem(atPath: path)
        #expect(mark.held(at: path, since: moment) == nil)
    }

    @Test func withoutADigestNothingIsSure() throws {
        var (mark, moment) = try mark()
        mark.digest = nil
        #expect(mark.held(at: path, since: moment) == nil)
    }

    /// What had another size when the mark was made is not read, however large it has become.
    @Test func theContentIsReadOnlyIfItHasTheSize() throws {
        try AtomicFile.write(Array("spoilt in between".utf8), to: path)
        let (mark, moment) = try mark()
        #expect(mark.held(at: path, since: moment) == nil)
        try AtomicFile.write(Array("text".utf8), to: path)
        #expect(mark.held(at: path, since: moment) == nil)
    }
}
