/// Recognizes of which algorithm a key in DER form is, so that a message can name it.
enum KeyAlgorithm {
    /// The object identifier of Ed25519 (RFC 8410).
    static let ed25519: [UInt8] = [0x06, 0x03, 0x2B, 0x65, 0x70]

    private static let others: [(name: String, identifier: [UInt8])] = [
        ("RSA", [0x06, 0x09, 0x2A, 0x86, 0x48, 0x86, 0xF7, 0x0D, 0x01, 0x01, 0x01]),
        ("RSA", [0x06, 0x09, 0x2A, 0x86, 0x48, 0x86, 0xF7, 0x0D, 0x01, 0x01, 0x0A]),
        ("ECDSA", [0x06, 0x07, 0x2A, 0x86, 0x48, 0xCE, 0x3D, 0x02, 0x01]),
        ("DSA", [0x06, 0x07, 0x2A, 0x86, 0x48, 0xCE, 0x38, 0x04, 0x01]),
        ("X25519", [0x06, 0x03, 0x2B, 0x65, 0x6E]),
        ("X448", [0x06, 0x03, 0x2B, 0x65, 0x6F]),
        ("Ed448", [0x06, 0x03, 0x2B, 0x65, 0x71]),
    ]

    /// Why these bytes are no Ed25519 key of the expected form.
    static func problem(with bytes: [UInt8]) -> KeyProblem {
        // The identifier stands among the first bytes; further on the same bytes can be chance.
        let head = bytes.prefix(32)
        if head.contains(ed25519) { return .damaged }
        for (name, identifier) in others where head.contains(identifier) { return .algorithm(name) }
        return .otherForm
    }
}
