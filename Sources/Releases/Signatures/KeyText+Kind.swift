extension KeyText {
    /// The 32 bytes of an Ed25519 key.
    ///
    /// - Parameters:
    ///   - label: what the block must say it is.
    ///   - prefix: the bytes that DER has before the key itself, always the same for Ed25519 (RFC 8410).
    /// - Throws: ``KeyProblem`` that says what it is instead.
    func key(label expected: String, prefix: [UInt8]) throws(KeyProblem) -> ArraySlice<UInt8> {
        guard label == expected else { throw mislabelled }
        guard bytes.count == prefix.count + 32, bytes.starts(with: prefix) else {
            throw KeyAlgorithm.problem(with: bytes)
        }
        return bytes.suffix(32)
    }

    /// What is said of a block that says it is something else than expected.
    private var mislabelled: KeyProblem {
        switch label {
        case "ENCRYPTED PRIVATE KEY": .encrypted
        case "PUBLIC KEY": .publicKey
        case "PRIVATE KEY": .privateKey
        case "RSA PRIVATE KEY", "RSA PUBLIC KEY": .algorithm("RSA")
        case "EC PRIVATE KEY": .algorithm("ECDSA")
        case "DSA PRIVATE KEY": .algorithm("DSA")
        default: .otherForm
        }
    }
}
