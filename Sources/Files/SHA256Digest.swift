import Crypto

/// The SHA-256 of some bytes.
public struct SHA256Digest: Hashable, Sendable {
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

    /// A digest in 64 hexadecimal digits; nil where it is none.
    public init?(hexadecimal: String) {
        let digits = hexadecimal.utf8.map { byte -> UInt8? in
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
            case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
            default: nil
            }
        }
        guard digits.count == 64 else { return nil }
        var bytes: [UInt8] = []
        for place in stride(from: 0, to: 64, by: 2) {
            guard let high = digits[place], let low = digits[place + 1] else { return nil }
            bytes.append(high << 4 | low)
        }
        self.bytes = bytes
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
