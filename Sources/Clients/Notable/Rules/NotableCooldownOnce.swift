import Campaigns

extension NotableClient {
    /// A pause between displays means nothing where there is only one display; one in launches delays that, unless the
    /// same group lets it be shown at once.
    func checkCooldown(
        _ conditions: NotableConditions, _ written: NotableConditions, _ findings: inout ClientFindings
    ) {
        guard conditions[.neverDisplayed] == true else { return }
        let isAtOnce = written.any.contains { $0.name == .neverDisplayed && $0.value.boolean == true }
        let pauses: [NotableConditionName] =
            [.lastDisplayMinimumSeconds] + (isAtOnce ? [.lastDisplayMinimumLaunches] : [])
        for condition in written.any where pauses.contains(condition.name) {
            findings.report(
                .notableCooldownOnce, at: condition.offset,
                "“any.\(condition.name.rawValue)” never counts, because the message is shown only once",
                suggestion: "write show: always, or leave the condition out")
        }
    }
}

extension Rule {
    /// A pause between displays of a message that is displayed once.
    static let notableCooldownOnce = Rule.changeable("notable-cooldown-once", .warning)
}
