import Clients

extension GeneratedKey {
    /// The public key's file and fingerprint, for people.
    public var text: String {
        """
        Public key:   \(TerminalText.shown(publicPath))
        Fingerprint:  \(publicKey.fingerprint)
        Private key:  \(TerminalText.shown(privatePath))

        """
    }

    /// The same as JSON; of the private key it names the file alone.
    public var json: String {
        JSONWriter(.pretty).printed([
            "schema": "newsadmin/key/1",
            "publicKeyFile": .string(publicPath),
            "publicKey": .string(publicKey.base64),
            "fingerprint": .string(publicKey.fingerprint),
            "privateKeyFile": .string(privatePath),
        ])
    }
}
