import Foundation
import TestSupport
import Testing

@testable import Files

@Suite struct FileFingerprintTests {
    private let folder: TestFolder
    private let path: String

    init() throws {
        folder = try TestFolder(["file": "text"])
        path = folder.path + "/file"
    }

    private func fingerprint() throws -> (fingerprint: FileFingerprint, moment: FileMoment) {
        let moment = try FileMoment.now(at: folder.path + "/clock")
        return (FileFingerprint(of: path, digest: SHA256Digest(of: Array("text".utf8))), moment)
    }

    /// A file that was touched just before is no file that nobody can have touched since; what is in it decides.
    @Test func theContentDecidesWhereTheFileSystemsWordIsNotEnough() throws {
        let (fingerprint, moment) = try fingerprint()
        #expect(fingerprint.isUntouched(at: path))
        #expect(fingerprint.held(at: path, since: moment)?.bytes == 4)
        try AtomicFile.write(Array("other".utf8), to: path)
        #expect(fingerprint.held(at: path, since: moment) == nil)
        try AtomicFile.write(Array("text".utf8), to: path)
        #expect(fingerprint.held(at: path, since: moment)?.bytes == 4)
        try FileManager.default.removeItem(atPath: path)
        #expect(fingerprint.held(at: path, since: moment) == nil)
    }

    @Test func withoutADigestNothingIsSure() throws {
        var (fingerprint, moment) = try fingerprint()
        fingerprint.digest = nil
        #expect(fingerprint.held(at: path, since: moment) == nil)
    }

    /// What had another size when the fingerprint was made is not read, however large it has become.
    @Test func theContentIsReadOnlyIfItHasTheSize() throws {
        try AtomicFile.write(Array("spoilt in between".utf8), to: path)
        let (fingerprint, moment) = try fingerprint()
        #expect(fingerprint.held(at: path, since: moment) == nil)
        try AtomicFile.write(Array("text".utf8), to: path)
        #expect(fingerprint.held(at: path, since: moment) == nil)
    }
}
