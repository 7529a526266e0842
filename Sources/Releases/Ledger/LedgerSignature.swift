import Clients
import Crypto
import Foundation

/// The signature over a manifest: Ed25519, 64 bytes as `openssl pkeyutl` writes them.
enum LedgerSignature {
    /// Whether bytes are a key's signature of other bytes.
    ///
    /// - Parameter key: the 32 bytes of the public key in Base64.
    static func isValid(_ signature: [UInt8], of bytes: [UInt8], key: String) -> Bool {
        guard let raw = Data(base64Encoded: key),
            let key = try? Curve25519.Signing.PublicKey(rawRepresentation: raw)
        else { return false }
        return key.isValidSignature(signature, for: bytes)
    }
}
