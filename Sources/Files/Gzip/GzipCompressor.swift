import CZlib

/// Compresses to gzip (RFC 1952), the same bytes on every machine: no time, no name, no system.
///
/// One compressor serves many files, because setting zlib up costs more than a small file does.
public struct GzipCompressor: ~Copyable {
    private var deflater: Deflater
    private let precompressed: PrecompressedTexts
    private let level: Int32

    /// A compressor; it holds some 270 KB until it ends.
    ///
    /// - Parameters:
    ///   - level: zlib's, from 1, the fastest, to 9, the smallest output.
    ///   - precompressed: texts that stand in many files and are compressed once for all of them.
    public init(level: Int32 = 9, precompressed: PrecompressedTexts = PrecompressedTexts()) {
        deflater = Deflater(level: level)
        self.precompressed = precompressed
        self.level = level
    }

    /// The gzip form of these bytes.
    public mutating func compress(_ bytes: [UInt8]) -> [UInt8] {
        precondition(bytes.count <= Int(UInt32.max), "zlib counts a piece of input in 32 bits")
        let places = precompressed.places(in: bytes)
        var output = Self.header(level: level)
        output.reserveCapacity(deflater.bound(bytes.count) + places.count * 64 + 32)
        deflater.reset()
        bytes.withUnsafeBufferPointer { input in
            var position = 0
            for place in places {
                deflater.append(UnsafeBufferPointer(rebasing: input[position..<place.start]), .wholeByte, to: &output)
                let text = precompressed.texts[place.text]
                output.append(contentsOf: text.packed)
                position = place.start + text.plain.count
            }
            deflater.append(UnsafeBufferPointer(rebasing: input[position...]), .end, to: &output)
            Self.append(UInt32(truncatingIfNeeded: crc32(0, input.baseAddress, UInt32(input.count))), to: &output)
        }
        Self.append(UInt32(bytes.count), to: &output)
        return output
    }

    /// The ten bytes before the compressed data; 255 is RFC 1952's "unknown" system.
    private static func header(level: Int32) -> [UInt8] {
        [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, level == 9 ? 2 : level == 1 ? 4 : 0, 255]
    }

    private static func append(_ number: UInt32, to output: inout [UInt8]) {
        withUnsafeBytes(of: number.littleEndian) { output.append(contentsOf: $0) }
    }

    /// The version of zlib in use, such as `1.3.1`; it decides the compressed bytes.
    public static var libraryVersion: String {
        String(cString: zlibVersion())
    }
}
