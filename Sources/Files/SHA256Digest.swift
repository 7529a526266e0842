import Crypto

/// The SHA-256 of some bytes.
public struct SHA256Digest: Hashable, Sendable {
    private let bytes: [UInt8]

    /// The digest of these bytes.
    public init(of content: [UInt8]) {
        bytes = Array(SHA256.hash(data: content))
    }

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
