import Crypto

/// The private key that releases are signed with: Ed25519 (RFC 8032).
public struct SigningKey: Sendable {
    private let key: Curve25519.Signing.PrivateKey

    /// What PKCS#8 has before the 32 bytes of an Ed25519 key.
    private static let prefix: [UInt8] = [
        0x30, 0x2E, 0x02, 0x01, 0x00, 0x30, 0x05, 0x06, 0x03, 0x2B, 0x65, 0x70, 0x04, 0x22, 0x04, 0x20,
    ]
    private static let label = "PRIVATE KEY"

    private init(_ key: Curve25519.Signing.PrivateKey) {
        self.key = key
    }

    /// A new key, from the system's source of random bytes.
    public static func generate() -> SigningKey {
        SigningKey(Curve25519.Signing.PrivateKey())
    }

    /// Reads a file as `openssl genpkey -algorithm ed25519` writes it.
    ///
    /// - Throws: ``KeyProblem`` that says what the file is instead.
    public init(pem: [UInt8]) throws(KeyProblem) {
        let bytes = try KeyText(reading: pem).key(label: Self.label, prefix: Self.prefix)
        do {
            key = try Curve25519.Signing.PrivateKey(rawRepresentation: bytes)
        } catch {
            throw .damaged
        }
    }

    /// The file's text, secret, for the one who keeps it.
    public var pem: String {
        KeyText(label: Self.label, bytes: Self.prefix + key.rawRepresentation).text
    }

    /// The key that others verify with.
    public var publicKey: PublicKey {
        PublicKey(key.publicKey)
    }

    /// The signature of these bytes, 64 bytes long.
    ///
    /// - Throws: ``KeyProblem/cannotSign``.
    public func sign(_ bytes: [UInt8]) throws(KeyProblem) -> [UInt8] {
        do {
            return Array(try key.signature(for: bytes))
        } catch {
            throw .cannotSign
        }
    }
}
