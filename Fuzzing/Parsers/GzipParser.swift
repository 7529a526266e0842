import Files

/// Gzip, unpacked into little memory.
enum GzipParser: Parser {
    static let name = "gzip"

    static func read(_ bytes: [UInt8]) {
        let limit = 1 << 20
        guard let content = try? GzipDecompressor.expand(bytes, limit: limit) else { return }
        precondition(content.count <= limit, "more than the limit")
        var compressor = GzipCompressor()
        let packed = compressor.compress(content)
        precondition((try? GzipDecompressor.expand(packed, limit: limit)) == content, "packed again it is another")
    }
}
