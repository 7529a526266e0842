import Files

extension Rule {
    /// An address in a text that is http, which phones refuse to load unless the app makes an exception.
    static let linkNotHTTPS = Rule.changeable("link-not-https", .warning)
}

/// Finds links without encryption; the address of an action has a rule of its own.
enum LinkNotHTTPS {
    static func findings(in text: WrittenText, locales: Set<String>) -> [Diagnostic] {
        guard text.addresses.contains(where: isUnencrypted) else { return [] }
        var seen: Set<String> = []
        let unencrypted = text.addresses.filter { isUnencrypted($0) && seen.insert($0).inserted }
        return unencrypted.prefix(WrittenText.findingLimit).map { address in
            Diagnostic(
                .linkNotHTTPS, at: text.position(ofAddress: address),
                "the link “\(address)” opens an address without encryption", suggestion: "use https", locales: locales)
        }
    }

    private static func isUnencrypted(_ address: String) -> Bool {
        address.utf8.prefix(5).elementsEqual("http:".utf8) { $0.lowercased == $1 }
    }
}
