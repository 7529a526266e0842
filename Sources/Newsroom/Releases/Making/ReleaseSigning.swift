import Releases

/// Signs manifests with the private key that the environment names.
struct ReleaseSigning: Sendable {
    private let signingKey: SigningKey

    /// The public key in Base64.
    var key: String { signingKey.publicKey.base64 }

    /// Reads the key.
    ///
    /// - Parameters:
    ///   - file: the private key's file.
    ///   - trusted: the public keys that the workspace lists.
    /// - Throws: ``ReleaseFailure`` where it cannot be read, or the workspace would not accept its signatures.
    init(file: String, trusted: Set<String>) throws(ReleaseFailure) {
        let bytes = try SecretFile(named: file, by: "NEWSADMIN_KEY").bytes()
        do {
            signingKey = try SigningKey(pem: bytes)
        } catch {
            throw .unknown("NEWSADMIN_KEY names no private key that can sign: \(error)")
        }
        guard trusted.contains(key) else {
            throw .usage(
                """
                the key that NEWSADMIN_KEY names (\(signingKey.publicKey.fingerprint)) is not listed in newsadmin.yml; add \
                its public key to release: {keys: […]}
                """)
        }
    }

    /// The signature of some bytes.
    func sign(_ bytes: [UInt8]) throws(ReleaseFailure) -> [UInt8] {
        do {
            return try signingKey.sign(bytes)
        } catch {
            throw .unknown("the release could not be signed: \(error)")
        }
    }
}
