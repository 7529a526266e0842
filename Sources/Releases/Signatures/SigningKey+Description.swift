/// However a private key is printed, only its fingerprint shows.
extension SigningKey: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// The fingerprint of the public key.
    public var description: String {
        "the private key of \(publicKey.fingerprint)"
    }

    /// The same as ``description``.
    public var debugDescription: String {
        description
    }

    /// A mirror without children.
    public var customMirror: Mirror {
        Mirror(self, children: EmptyCollection<Mirror.Child>())
    }
}
