import CZlib

/// Unpacks gzip (RFC 1952) that is exactly one member, as phones and browsers can be sure to read it.
public enum GzipDecompressor {
    /// Why some bytes are not unpacked.
    public enum Problem: Error, Equatable, Sendable, CustomStringConvertible {
        /// They do not begin as gzip does.
        case notGzip
        /// They begin as gzip does, and what follows is none.
        case damaged
        /// They end before the gzip member does.
        case truncated
        /// They unpack to more bytes than this.
        case tooLarge(limit: Int)
        /// Behind the first member stands another one.
        case severalMembers
        /// Behind the member stand so many other bytes.
        case trailing(count: Int)

        /// What is wrong, to stand behind a colon.
        public var description: String {
            switch self {
            case .notGzip: "it is not gzip"
            case .damaged: "it is damaged gzip"
            case .truncated: "it ends too early"
            case .tooLarge(let limit): "it unpacks to more than \(limit) bytes"
            case .severalMembers: "it is several gzip files in one"
            case .trailing(let count):
                "\(count) \(count == 1 ? "byte follows" : "bytes follow") the end of the gzip file"
            }
        }
    }

    /// Whether bytes begin as gzip does.
    public static func isGzip(_ bytes: some Collection<UInt8>) -> Bool {
        bytes.starts(with: [0x1F, 0x8B])
    }

    /// The bytes that were packed.
    ///
    /// - Parameters:
    ///   - bytes: the gzip file.
    ///   - limit: the largest result, in bytes; of a larger one, no more than a piece beyond it is unpacked.
    public static func expand(_ bytes: [UInt8], limit: Int) throws(Problem) -> [UInt8] {
        guard isGzip(bytes) else { throw .notGzip }
        guard bytes.count <= Int(UInt32.max) else { throw .tooLarge(limit: limit) }
        var stream = z_stream()
        let status = inflateInit2_(&stream, 15 + 16, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size))
        precondition(status == Z_OK, "zlib could not be set up: status \(status)")
        defer { inflateEnd(&stream) }
        var result: [UInt8] = []
        var end = Z_OK
        bytes.withUnsafeBufferPointer { input in
            stream.next_in = UnsafeMutablePointer(mutating: input.baseAddress)
            stream.avail_in = UInt32(input.count)
            while end == Z_OK, result.count <= limit {
                let piece = [UInt8](unsafeUninitializedCapacity: pieceSize) { output, count in
                    stream.next_out = output.baseAddress
                    stream.avail_out = UInt32(pieceSize)
                    end = inflate(&stream, Z_NO_FLUSH)
                    count = pieceSize - Int(stream.avail_out)
                }
                result += piece
            }
        }
        if result.count > limit { throw .tooLarge(limit: limit) }
        if end == Z_BUF_ERROR { throw .truncated }
        guard end == Z_STREAM_END else { throw .damaged }
        let rest = bytes.suffix(Int(stream.avail_in))
        guard rest.isEmpty else { throw isGzip(rest) ? .severalMembers : .trailing(count: rest.count) }
        return result
    }

    private static let pieceSize = 1 << 16
}
