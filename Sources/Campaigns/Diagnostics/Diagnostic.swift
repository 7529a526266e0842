/// One finding, at a place, with its way out.
public struct Diagnostic: Sendable {
    private let found: Found
    /// How bad it is, after the workspace's `rules:`.
    public var severity: Severity
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
        found = Found(rule, position, message, suggestion)
        severity = rule.severity
        self.campaign = campaign
        self.locales = locales
        self.client = client
    }

    /// Where it is.
    public var position: SourcePosition { found.position }
    /// The rule that found it.
    public var rule: Rule { found.rule }
    /// What is wrong: the specific thing first, then the rule.
    public var message: String { found.message }
    /// What to write instead, or to do; nil where the message says it all.
    public var suggestion: String? { found.suggestion }

    /// What stays as it was found. It is shared: a workspace may have tens of thousands of findings, and each is copied
    /// from hand to hand.
    private final class Found: Sendable {
        let position: SourcePosition
        let rule: Rule
        let message: String
        let suggestion: String?

        init(_ rule: Rule, _ position: SourcePosition, _ message: String, _ suggestion: String?) {
            self.position = position
            self.rule = rule
            self.message = message
            self.suggestion = suggestion
        }
    }
}

extension Diagnostic: Hashable {
    /// Whether two findings say the same of the same place.
    public static func == (left: Diagnostic, right: Diagnostic) -> Bool {
        left.severity == right.severity && left.campaign == right.campaign && left.locales == right.locales
            && left.client == right.client
            && (left.found === right.found
                || (left.position == right.position && left.rule == right.rule && left.message == right.message
                    && left.suggestion == right.suggestion))
    }

    /// Feeds everything that is compared into a hasher.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(position)
        hasher.combine(rule)
        hasher.combine(severity)
        hasher.combine(message)
        hasher.combine(suggestion)
        hasher.combine(campaign)
        hasher.combine(locales)
        hasher.combine(client)
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
