extension Rule {
    /// An action whose address is http, which phones refuse to load unless the app makes an exception.
    public static let actionNotHTTPS = Rule.changeable("action-not-https", .warning)
    /// An action whose address no phone can open.
    static let actionAddress = Rule.locked("action-address")
    /// An action whose scheme the workspace does not list, so that perhaps no phone opens it.
    static let unlistedScheme = Rule.changeable("unlisted-scheme", .warning)
}

/// Checks the address of an action: it must have a scheme, and nothing that runs as a program.
public enum ActionAddress {
    /// What is wrong with an address, and the way out.
    public struct Problem: Sendable {
        /// The rule that it breaks.
        public let rule: Rule
        /// What is wrong, for a person.
        public let text: String
        /// What to write instead.
        public let suggestion: String
    }

    private static let refused: Set<String> = ["javascript", "data", "vbscript", "file", "blob", "about"]

    static func findings(in message: Message, schemes: [String]) -> [Diagnostic] {
        guard let address = message.actionURL, !lacksValue(address, in: message),
            let problem = problem(with: address.value, schemes: schemes)
        else { return [] }
        return [
            Diagnostic(
                problem.rule, at: address.position(), problem.text, suggestion: problem.suggestion,
                locales: [message.locale])
        ]
    }

    /// What is wrong with an address; nil where nothing is.
    ///
    /// - Parameter schemes: the URL schemes that a phone can open because of the app, in lower case.
    public static func problem(with address: String, schemes: [String]) -> Problem? {
        if address.allSatisfy(\.isWhitespace) {
            return Problem(
                rule: .actionAddress, text: "the action's address is empty, so no phone opens it",
                suggestion: "write one that begins with https://, or leave the action out")
        }
        guard let scheme = WebAddress.scheme(of: address) else {
            return Problem(
                rule: .actionAddress, text: "“\(address)” has no scheme, so no phone opens it",
                suggestion: "begin it with https://")
        }
        if refused.contains(scheme) {
            return Problem(
                rule: .actionAddress, text: "an action may not open “\(scheme)” addresses", suggestion: "use https")
        }
        return problemOfCharacters(in: address) ?? problem(with: address, of: scheme, schemes)
    }

    /// A character that phones do not take where it stands: many make no address of such a text.
    private static func problemOfCharacters(in address: String) -> Problem? {
        if !WebAddress.hasOnlyAllowedCharacters(address) {
            return Problem(
                rule: .actionAddress, text: "“\(address)” holds a character that an address cannot have",
                suggestion: "write a space as %20, and other characters by their percent codes")
        }
        if !WebAddress.hasOnlyWholeCodes(address) {
            return Problem(
                rule: .actionAddress, text: "“\(address)” holds a % without the two digits of a code behind it",
                suggestion: "write the sign itself as %25")
        }
        if !WebAddress.hasOneFragment(address) {
            return Problem(
                rule: .actionAddress, text: "“\(address)” holds a second #, which an address cannot have",
                suggestion: "write the second one as %23")
        }
        return nil
    }

    private static func problem(with address: String, of scheme: String, _ schemes: [String]) -> Problem? {
        if scheme == "http" || scheme == "https", !WebAddress.isAbsoluteHTTP(address) {
            return Problem(
                rule: .actionAddress, text: "“\(address)” names no host", suggestion: "write https://example.com/…")
        }
        if scheme == "http" {
            return Problem(
                rule: .actionNotHTTPS, text: "the action opens an address without encryption", suggestion: "use https")
        }
        if !AppConfiguration.systemSchemes.contains(scheme), !schemes.contains(scheme) {
            let known = AppConfiguration.systemSchemes.sorted() + schemes
            return Problem(
                rule: .unlistedScheme, text: "nobody knows whether a phone opens “\(scheme)” addresses",
                suggestion: DidYouMean.suggestion(for: scheme, among: known)
                    ?? "list \(scheme) under app.schemes if the app opens them")
        }
        return nil
    }

    /// Whether a variable that stands in the address has no value. That is found already; what else is wrong can be found once
    /// it has one.
    private static func lacksValue(_ address: Resolved<String>, in message: Message) -> Bool {
        guard address.value.utf8.contains(UInt8(ascii: "{")) else { return false }
        var unknown: [String] = []
        _ = Substitution(message.variables).apply(to: address.value, unknown: &unknown)
        // Braces that a value has brought in are no variable, but characters that an address cannot have.
        return !unknown.isEmpty && address.isWritten(withAnyOf: unknown)
    }
}
