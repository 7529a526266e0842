/// Why a file holds no key that releases can be signed or verified with; it never repeats what stands in the file.
public enum KeyProblem: Error, Equatable, Sendable, CustomStringConvertible {
    /// There is no PEM in it, or something before it.
    case notPEM
    /// More than one key or certificate stands in it.
    case severalKeys
    /// There is something behind the key.
    case trailingText
    /// The key is locked with a password.
    case encrypted
    /// It is a public key, where the private one is needed.
    case publicKey
    /// It is a private key, where the public one is needed.
    case privateKey
    /// It is a key of another algorithm, such as RSA.
    case algorithm(String)
    /// It is PEM of something else than a key, or of a key in another form.
    case otherForm
    /// It is an Ed25519 key that is too short, too long or no Base64.
    case damaged
    /// The key could not sign.
    case cannotSign

    /// A sentence for a person, with the way out.
    public var description: String {
        switch self {
        case .notPEM: "it is not a key in PEM form, which begins with “-----BEGIN”"
        case .severalKeys: "it holds more than one key; put each into a file of its own"
        case .trailingText: "there is text behind the key; remove it"
        case .encrypted: "the key is locked with a password; unlock it with “openssl pkey -in locked.key -out open.key”"
        case .publicKey: "it is a public key, but the private one is needed"
        case .privateKey: "it is a private key, but the public one is needed; keep the private one to yourself"
        case .algorithm(let name):
            "it is a key for \(name), but must be one for Ed25519; “newsadmin key generate” makes one"
        case .otherForm: "it is not a key in the form that “openssl pkey” writes"
        case .damaged: "the key is damaged: it has not the bytes of an Ed25519 key"
        case .cannotSign: "the key cannot sign"
        }
    }
}
