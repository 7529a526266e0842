import Campaigns

extension NotableClient {
    /// A pause between displays means nothing where there is only one display.
    func checkCooldown(
        _ conditions: NotableConditions, _ written: NotableConditions, _ findings: inout ClientFindings
    ) {
        guard conditions[.neverDisplayed] == true else { return }
        let pauses: [NotableBlockCondition.Name] = [.lastDisplayMinimumSeconds, .lastDisplayMinimumLaunches]
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
