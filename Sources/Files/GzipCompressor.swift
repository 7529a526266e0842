import CZlib

/// Compresses to gzip (RFC 1952), the same bytes on every machine: no time, no name, no system.
///
/// One compressor serves many files, because setting zlib up costs more than a small file does.
public struct GzipCompressor: ~Copyable {
    private let stream: UnsafeMutablePointer<z_stream>
    private let header: UnsafeMutablePointer<gz_header>

    /// A compressor; it holds some 270 KB until it ends.
    ///
    /// - Parameter level: zlib's, from 1, the fastest, to 9, the smallest output.
    public init(level: Int32 = 9) {
        stream = .allocate(capacity: 1)
        stream.initialize(to: z_stream())
        header = .allocate(capacity: 1)
        header.initialize(to: gz_header())
        // 255: RFC 1952's "unknown"; zlib would otherwise write the system it was compiled for.
        header.pointee.os = 255
        let status = deflateInit2_(
            stream, level, Z_DEFLATED, 15 + 16, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size))
        precondition(status == Z_OK, "zlib could not be set up: status \(status)")
    }

    deinit {
        deflateEnd(stream)
        stream.deallocate()
        header.deallocate()
    }

    /// The gzip form of these bytes.
    public mutating func compress(_ bytes: [UInt8]) -> [UInt8] {
        precondition(bytes.count <= Int(UInt32.max), "zlib counts a piece of input in 32 bits")
        deflateReset(stream)
        deflateSetHeader(stream, header)
        let bound = Int(deflateBound(stream, UInt(bytes.count)))
        return bytes.withUnsafeBufferPointer { input in
            [UInt8](unsafeUninitializedCapacity: bound) { output, count in
                stream.pointee.next_in = UnsafeMutablePointer(mutating: input.baseAddress)
                stream.pointee.avail_in = UInt32(input.count)
                stream.pointee.next_out = output.baseAddress
                stream.pointee.avail_out = UInt32(bound)
                let status = deflate(stream, Z_FINISH)
                precondition(status == Z_STREAM_END, "zlib's own bound was too small: status \(status)")
                count = bound - Int(stream.pointee.avail_out)
            }
        }
    }

    /// The version of zlib in use, such as `1.3.1`; it decides the compressed bytes.
    public static var libraryVersion: String {
        String(cString: zlibVersion())
    }
}
