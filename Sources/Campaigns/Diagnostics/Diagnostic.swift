/// One finding, at a place, with its way out.
///
/// What it says is shared, and never changed: a workspace may have tens of thousands of findings, and each is copied from
/// hand to hand.
public struct Diagnostic: Sendable {
    private var content: Content
    /// How bad it is, after the workspace's `rules:`.
    public var severity: Severity
    /// Whether it counts others of its rule, which are not listed themselves. It stands behind those of its place that are listed.
    public internal(set) var countsOthers = false

    /// A finding of the rule's own severity.
    public init(
        _ rule: Rule, at position: SourcePosition, _ message: String, suggestion: String? = nil,
        campaign: String? = nil, locales: Set<String>? = nil, client: String? = nil
    ) {
        self.init(
            rule, at: position, telling: Sentence(message), suggestion: suggestion.map { Sentence($0) },
            campaign: campaign, locales: locales, client: client)
    }

    /// A finding of the rule's own severity that tells moments, which pages write in their own way.
    public init(
        _ rule: Rule, at position: SourcePosition, telling message: Sentence, suggestion: Sentence? = nil,
        campaign: String? = nil, locales: Set<String>? = nil, client: String? = nil
    ) {
        self.init(
            rule, at: position, message, suggestion: suggestion,
            concerning: FindingConcern(campaign: campaign, locales: locales, client: client))
    }

    /// A finding of the rule's own severity.
    init(
        _ rule: Rule, at position: SourcePosition, _ message: Sentence, suggestion: Sentence?,
        concerning concern: FindingConcern
    ) {
        content = Content(position: position, rule: rule, message: message, suggestion: suggestion, concern: concern)
        severity = rule.severity
    }

    /// Where it is.
    public var position: SourcePosition { content.position }
    /// The rule that found it.
    public var rule: Rule { content.rule }
    /// What is wrong: the specific thing first, then the rule.
    public var message: String { content.message.text }
    /// What to write instead, or to do; nil where the message says it all.
    public var suggestion: String? { content.suggestion?.text }
    /// What is wrong and what to do, with the moments in it told apart from the words.
    public var sentences: (message: Sentence, suggestion: Sentence?) { (content.message, content.suggestion) }

    /// The campaign it belongs to, if it belongs to one.
    public var campaign: String? {
        get { concern.campaign }
        set { concern.campaign = newValue }
    }
    /// The locales that an error stops; nil: all of them.
    public var locales: Set<String>? {
        get { concern.locales }
        set { concern.locales = newValue }
    }
    /// The client it is about, if it is about one.
    public var client: String? {
        get { concern.client }
        set { concern.client = newValue }
    }

    /// What it is about.
    public var concern: FindingConcern {
        get { content.concern }
        set { if content.concern != newValue { content = content.concerning(newValue) } }
    }

    /// All but the severity, and whether it counts others.
    private final class Content: Sendable {
        let position: SourcePosition
        let rule: Rule
        let message: Sentence
        let suggestion: Sentence?
        let concern: FindingConcern

        init(
            position: SourcePosition, rule: Rule, message: Sentence, suggestion: Sentence?, concern: FindingConcern
        ) {
            self.position = position
            self.rule = rule
            self.message = message
            self.suggestion = suggestion
            self.concern = concern
        }

        func concerning(_ concern: FindingConcern) -> Content {
            Content(position: position, rule: rule, message: message, suggestion: suggestion, concern: concern)
        }
    }
}

extension Diagnostic: Hashable {
    /// Whether two findings say the same of the same place.
    public static func == (left: Diagnostic, right: Diagnostic) -> Bool {
        left.severity == right.severity && left.countsOthers == right.countsOthers
            && (left.content === right.content
                || (left.position == right.position && left.rule == right.rule && left.sentences == right.sentences
                    && left.concern == right.concern))
    }

    /// Feeds everything that is compared into a hasher.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(position)
        hasher.combine(rule)
        hasher.combine(severity)
        hasher.combine(countsOthers)
        hasher.combine(content.message)
        hasher.combine(content.suggestion)
        hasher.combine(concern)
    }
}

extension Diagnostic {
    /// Whether it touches one of some locales; nil: all of the workspace's.
    public func isAbout(_ locales: Set<String>?) -> Bool { concern.isAbout(locales) }
}

extension Diagnostic: CustomStringConvertible {
    /// `campaigns/a.fr.md:3:8: error: text; suggestion [rule-id]`.
    public var description: String {
        let place = "\(position.file):\(position.line):\(position.column)"
        let advice = suggestion.map { "; \($0)" } ?? ""
        return "\(place): \(severity.rawValue): \(message)\(advice) [\(rule.id)]"
    }
}
