import Files
import Foundation
import TestSupport
import Testing

@Suite struct GzipCompressorTests {
    private static let inputs: [[UInt8]] = [
        [], [0], Array("news ".utf8), Array(String(repeating: "news and more news ", count: 5000).utf8),
        (0..<70_000).map { UInt8(truncatingIfNeeded: $0 &* $0 >> 3) },
    ]

    @Test(arguments: inputs)
    func theHeaderHoldsNoTimeNoNameAndNoSystem(_ input: [UInt8]) {
        var compressor = GzipCompressor()
        #expect(Array(compressor.compress(input).prefix(10)) == [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 2, 255])
    }

    @Test func aCompressorThatServedOthersGivesTheSameBytes() {
        var used = GzipCompressor()
        for input in Self.inputs + Self.inputs.reversed() {
            var fresh = GzipCompressor()
            #expect(used.compress(input) == fresh.compress(input))
        }
    }

    @Test(arguments: inputs)
    func gzipItselfReadsIt(_ input: [UInt8]) throws {
        let folder = try TestFolder()
        var compressor = GzipCompressor()
        try AtomicFile.write(compressor.compress(input), to: folder.path + "/file.gz")
        let gzip = Process()
        gzip.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        gzip.arguments = ["gzip", "-d", folder.path + "/file.gz"]
        try gzip.run()
        gzip.waitUntilExit()
        #expect(gzip.terminationStatus == 0)
        #expect(try FileReading.bytes(at: folder.path + "/file") == input)
    }
}
