/// One finding, at a place, with its way out.
public struct Diagnostic: Hashable, Sendable {
    /// Where it is.
    public var position: SourcePosition
    /// The rule that found it.
    public var rule: Rule
    /// How bad it is, after the workspace's `rules:`.
    public var severity: Severity
    /// What is wrong: the specific thing first, then the rule.
    public var message: String
    /// What to write instead, or to do; nil where the message says it all.
    public var suggestion: String?
    /// The campaign it belongs to, if it belongs to one.
    public var campaign: String?
    /// The locales that an error stops; nil: all of them.
    public var locales: Set<String>?
    /// The client it is about, if it is about one.
    public var client: String?

    /// A finding of the rule's own severity.
    public init(
        _ rule: Rule, at position: SourcePosition, _ message: String, suggestion: String? = nil,
        campaign: String? = nil, locales: Set<String>? = nil, client: String? = nil
    ) {
        self.rule = rule
        self.position = position
        self.severity = rule.severity
        self.message = message
        self.suggestion = suggestion
        self.campaign = campaign
        self.locales = locales
        self.client = client
    }
}

extension Diagnostic {
    /// Whether it touches one of some locales; nil: all of the workspace's.
    public func isAbout(_ locales: Set<String>?) -> Bool {
        guard let locales, let own = self.locales else { return true }
        return !own.isDisjoint(with: locales)
    }
}

extension Diagnostic: CustomStringConvertible {
    /// `campaigns/a.fr.md:3:8: error: text; suggestion [rule-id]`.
    public var description: String {
        let place = "\(position.file):\(position.line):\(position.column)"
        let advice = suggestion.map { "; \($0)" } ?? ""
        return "\(place): \(severity.rawValue): \(message)\(advice) [\(rule.id)]"
    }
}
