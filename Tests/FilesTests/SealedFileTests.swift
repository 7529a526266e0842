import Foundation
import TestSupport
import Testing

@testable import Files

@Suite struct SealedFileTests {
    private let folder: TestFolder
    private let file: SealedFile

    init() throws {
        folder = try TestFolder([:])
        file = SealedFile(at: folder.path + "/cache/file", maker: [1, 2, 3])
    }

    @Test(arguments: [[], [[]], [[7]], [[7, 8], [], [9]]] as [[[UInt8]]])
    func whatWasWrittenInPartsIsReadWhole(parts: [[UInt8]]) throws {
        try file.write([[0]])
        try file.write(parts)
        #expect(file.content == Array(parts.joined()))
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path + "/cache") == ["file"])
    }

    @Test func whatIsDamagedOrOfAnotherMakerIsNothing() throws {
        try file.write([[7, 8], [9]])
        #expect(SealedFile(at: file.path, maker: [1, 2]).content == nil)
        let bytes = try FileReading.bytes(at: file.path)
        for place in bytes.indices {
            var damaged = bytes
            damaged[place] ^= 1
            try AtomicFile.write(damaged, to: file.path)
            #expect(file.content == nil, "byte \(place)")
            try AtomicFile.write(Array(bytes[..<place]), to: file.path)
            #expect(file.content == nil, "cut at \(place)")
        }
    }
}
