import Foundation
import TestSupport
import Testing

@testable import Files

@Suite struct CacheFileTests {
    private let folder: TestFolder
    private let file: CacheFile

    init() throws {
        folder = try TestFolder([:])
        file = CacheFile(at: folder.path + "/cache/file", maker: [1, 2, 3])
    }

    /// Long lists are handed over while they are written.
    @Test(arguments: [0, 1, 1024, 40_000])
    func whatWasWrittenIsReadWhole(count: Int) throws {
        let numbers = (0..<count).map { $0 * 7919 % 1000 }
        try file.write { $0.write("before") }
        try file.write { writer in
            writer.write(many: numbers)
            writer.write("behind")
            #expect(writer.bytes.count == 10, "what was written of the list is not in the memory any more")
        }
        var reader = ByteReader(try #require(file.content))
        #expect(try reader.many(Int.self) == numbers)
        #expect(try reader.value(String.self) == "behind")
        #expect(reader.isAtEnd)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path + "/cache") == ["file"])
    }

    @Test func whatIsDamagedOrOfAnotherMakerIsNothing() throws {
        try file.write { $0.write("7, 8, 9") }
        #expect(CacheFile(at: file.path, maker: [1, 2]).content == nil)
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
