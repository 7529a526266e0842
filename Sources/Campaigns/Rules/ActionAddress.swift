extension Rule {
    /// An action whose address is http, which phones refuse to load unless the app makes an exception.
    public static let actionNotHTTPS = Rule.changeable("action-not-https", .warning)
    /// An action whose address no phone can open.
    public static let actionAddress = Rule.locked("action-address")
    /// An action whose scheme the workspace does not list, so that perhaps no phone opens it.
    public static let unlistedScheme = Rule.changeable("unlisted-scheme", .warning)
}

/// Checks the address of an action: it must have a scheme, and nothing that runs as a program.
enum ActionAddress {
    private static let refused: Set<String> = ["javascript", "data", "vbscript", "file", "blob", "about"]

    static func findings(in message: Message, schemes: [String]) -> [Diagnostic] {
        guard let address = message.actionURL, !lacksValue(address, in: message) else { return [] }
        func finding(_ rule: Rule, _ text: String, _ suggestion: String) -> [Diagnostic] {
            [Diagnostic(rule, at: address.position(), text, suggestion: suggestion, locales: [message.locale])]
        }
        if address.value.allSatisfy(\.isWhitespace) {
            return finding(
                .actionAddress, "the action's address is empty, so no phone opens it",
                "write one that begins with https://, or leave the action out")
        }
        guard let scheme = WebAddress.scheme(of: address.value) else {
            return finding(
                .actionAddress, "“\(address.value)” has no scheme, so no phone opens it", "begin it with https://")
        }
        if refused.contains(scheme) {
            return finding(.actionAddress, "an action may not open “\(scheme)” addresses", "use https")
        }
        if !WebAddress.hasOnlyAllowedCharacters(address.value) {
            return finding(
                .actionAddress, "“\(address.value)” holds a character that an address cannot have",
                "write a space as %20, and other characters by their percent codes")
        }
        if scheme == "http" {
            return finding(.actionNotHTTPS, "the action opens an address without encryption", "use https")
        }
        if scheme == "https", !WebAddress.isAbsoluteHTTP(address.value) {
            return finding(.actionAddress, "“\(address.value)” names no host", "write https://example.com/…")
        }
        if !AppConfiguration.systemSchemes.contains(scheme), !schemes.contains(scheme) {
            return finding(
                .unlistedScheme, "nobody knows whether a phone opens “\(scheme)” addresses",
                "list \(scheme) under app.schemes if the app opens them")
        }
        return []
    }

    /// Whether a variable that stands in the address has no value. That is found already; what else is wrong can be told once
    /// it has one.
    private static func lacksValue(_ address: Resolved<String>, in message: Message) -> Bool {
        guard address.value.utf8.contains(UInt8(ascii: "{")) else { return false }
        var unknown: [String] = []
        _ = Substitution(message.variables).apply(to: address.value, unknown: &unknown)
        // Braces that a value has brought in are no variable, but characters that an address cannot have.
        return !unknown.isEmpty && address.isWritten(withAnyOf: unknown)
    }
}
