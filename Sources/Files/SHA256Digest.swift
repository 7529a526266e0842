import Crypto

/// The SHA-256 of some bytes.
public struct SHA256Digest: Equatable, Sendable {
    private let bytes: [UInt8]

    /// The digest of these bytes.
    public init(of content: [UInt8]) {
        bytes = Array(SHA256.hash(data: content))
    }

    /// A digest that was worked out before; nil unless it has 32 bytes.
    public init?(raw: [UInt8]) {
        guard raw.count == 32 else { return nil }
        bytes = raw
    }

    /// Its 32 bytes.
    public var raw: [UInt8] { bytes }

    /// 64 lower-case hexadecimal digits.
    public var hexadecimal: String {
        String(unsafeUninitializedCapacity: 64) { buffer in
            let digits: StaticString = "0123456789abcdef"
            for (index, byte) in bytes.enumerated() {
                buffer[2 * index] = digits.utf8Start[Int(byte >> 4)]
                buffer[2 * index + 1] = digits.utf8Start[Int(byte & 15)]
            }
            return 64
        }
    }
}

extension SHA256Digest: ByteCoded {
    /// Appends its bytes.
    public func write(to writer: inout ByteWriter) { writer.append(bytes) }
    /// Reads a digest.
    public init(from reader: inout ByteReader) throws(ByteReader.Damage) {
        guard let digest = SHA256Digest(raw: try reader.content()) else { throw ByteReader.Damage() }
        self = digest
    }
}
