import Crypto
import Files
import Foundation

/// The key that releases are verified with: Ed25519 (RFC 8032).
public struct PublicKey: Equatable, Sendable {
    /// The key's 32 bytes.
    let bytes: [UInt8]

    /// What SubjectPublicKeyInfo has before the 32 bytes of an Ed25519 key.
    private static let prefix: [UInt8] = [
        0x30, 0x2A, 0x30, 0x05, 0x06, 0x03, 0x2B, 0x65, 0x70, 0x03, 0x21, 0x00,
    ]
    private static let label = "PUBLIC KEY"

    init(_ key: Curve25519.Signing.PublicKey) {
        bytes = Array(key.rawRepresentation)
    }

    /// Reads a file as `openssl pkey -pubout` writes it.
    ///
    /// - Throws: ``KeyProblem`` that says what the file is instead.
    public init(pem: [UInt8]) throws(KeyProblem) {
        bytes = Array(try KeyText(reading: pem).key(label: Self.label, prefix: Self.prefix))
    }

    /// Reads what ``base64`` wrote; nil for anything else.
    public init?(base64: String) {
        guard let data = Data(base64Encoded: base64), data.count == 32 else { return nil }
        bytes = Array(data)
    }

    /// The file's text.
    public var pem: String {
        KeyText(label: Self.label, bytes: Self.prefix + bytes).text
    }

    /// The key's bytes as Base64.
    public var base64: String {
        Data(bytes).base64EncodedString()
    }

    /// A short name of the key: the first 16 hexadecimal digits of the SHA-256 of its bytes.
    public var fingerprint: String {
        String(SHA256Digest(of: bytes).hexadecimal.prefix(16))
    }

    /// Whether the owner of this key signed exactly these bytes.
    func verify(signature: [UInt8], of content: [UInt8]) -> Bool {
        guard signature.count == 64, let key = try? Curve25519.Signing.PublicKey(rawRepresentation: bytes) else {
            return false
        }
        return key.isValidSignature(signature, for: content)
    }
}
