import Crypto

/// The SHA-256 of some bytes.
public struct SHA256Digest: Equatable, Sendable {
    private let words: Words

    /// Its bytes, eight in each word: a build knows tens of thousands of digests, and an array would be a piece of memory of
    /// its own.
    private struct Words: Equatable {
        var first, second, third, fourth: UInt64
    }

    /// The digest of these bytes.
    public init(of content: [UInt8]) {
        self.init(SHA256.hash(data: content))
    }

    init(_ digest: SHA256.Digest) {
        words = digest.withUnsafeBytes { $0.loadUnaligned(as: Words.self) }
    }

    /// A digest that was worked out before; nil unless it has 32 bytes.
    init?(raw: [UInt8]) {
        guard raw.count == 32 else { return nil }
        words = raw.withUnsafeBytes { $0.loadUnaligned(as: Words.self) }
    }

    /// A digest by its 64 hexadecimal digits; nil where a text is none.
    public init?(hexadecimal text: String) {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(32)
        var high: UInt8?
        for character in text.utf8 {
            guard let digit = character.hexadecimalValue else { return nil }
            if let first = high { bytes.append(first << 4 | digit) }
            high = high == nil ? digit : nil
        }
        guard high == nil else { return nil }
        self.init(raw: bytes)
    }

    /// Its 32 bytes.
    var raw: [UInt8] { withUnsafeBytes(of: words) { Array($0) } }

    /// 64 lower-case hexadecimal digits.
    public var hexadecimal: String {
        String(unsafeUninitializedCapacity: 64) { buffer in
            let digits: StaticString = "0123456789abcdef"
            withUnsafeBytes(of: words) { bytes in
                for (index, byte) in bytes.enumerated() {
                    buffer[2 * index] = digits.utf8Start[Int(byte >> 4)]
                    buffer[2 * index + 1] = digits.utf8Start[Int(byte & 15)]
                }
            }
            return 64
        }
    }
}

extension SHA256Digest: BinaryCodable {
    /// Appends its bytes.
    public func write(to writer: inout ByteWriter) { writer.append(raw) }
    /// Reads a digest.
    public init(from reader: inout ByteReader) throws(ByteReader.Damage) {
        guard let digest = SHA256Digest(raw: try reader.content()) else { throw ByteReader.Damage() }
        self = digest
    }
}
