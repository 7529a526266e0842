import Foundation
import TestSupport
import Testing

@testable import Files

@Suite struct FileWitnessTests {
    private let folder: TestFolder
    private let path: String

    init() throws {
        folder = try TestFolder(["file": "text"])
        path = folder.path + "/file"
    }

    private func witness() throws -> (witness: FileWitness, moment: FileMoment) {
        let moment = try FileMoment.now(at: folder.path + "/clock")
        var witness = FileWitness(path)
        witness.digest = SHA256Digest(of: Array("text".utf8))
        return (witness, moment)
    }

    /// A file that was touched just before is no file that nobody can have touched since; what is in it decides.
    @Test func theContentDecidesWhereTheFileSystemsWordIsNotEnough() throws {
        let (witness, moment) = try witness()
        #expect(!witness.isUntouched(since: moment))
        #expect(witness.size(heldSince: moment) == 4)
        try AtomicFile.write(Array("other".utf8), to: path)
        #expect(witness.size(heldSince: moment) == nil)
        try AtomicFile.write(Array("text".utf8), to: path)
        #expect(witness.size(heldSince: moment) == 4)
        try FileManager.default.removeItem(atPath: path)
        #expect(witness.size(heldSince: moment) == nil)
    }

    @Test func withoutADigestNothingIsSure() throws {
        var (witness, moment) = try witness()
        witness.digest = nil
        #expect(witness.size(heldSince: moment) == nil)
    }

    /// The size is that of what is there, whatever stood there when the witness was made.
    @Test func theSizeIsThatOfTheContent() throws {
        try AtomicFile.write(Array("spoilt in between".utf8), to: path)
        let (witness, moment) = try witness()
        #expect(witness.size(heldSince: moment) == nil)
        try AtomicFile.write(Array("text".utf8), to: path)
        #expect(witness.size(heldSince: moment) == 4)
    }
}
