/// What a workspace's `rules:` makes of the rules.
public struct RuleSettings: Equatable, Sendable {
    /// What one entry of `rules:` says.
    struct Setting: Equatable, Sendable {
        /// The severity in place of the rule's own; nil where only the limit was given.
        var severity: Severity?
        /// Whether the rule is off.
        var isOff = false
        /// The limit in place of the rule's own.
        var limit: Int?
    }

    /// Settings by rule id.
    var settings: [String: Setting] = [:]

    /// How bad a finding of this rule is here; nil where the rule is off.
    public func severity(of rule: Rule) -> Severity? {
        guard !rule.isLocked, let setting = settings[rule.id] else { return rule.severity }
        return setting.isOff ? nil : setting.severity ?? rule.severity
    }

    /// The number that a finding of this rule must exceed here.
    ///
    /// - Precondition: the rule measures something.
    public func limit(of rule: Rule) -> Int {
        guard let limit = settings[rule.id]?.limit ?? rule.limit else {
            preconditionFailure("the rule \(rule.id) has no limit")
        }
        return limit
    }
}
