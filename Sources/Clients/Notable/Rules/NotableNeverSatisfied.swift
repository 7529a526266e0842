import Campaigns

extension NotableClient {
    /// Some conditions are false until the notification has been displayed, so they must not be what displays it first.
    func checkNeverSatisfied(_ conditions: NotableConditions, _ findings: inout ClientFindings) {
        for condition in conditions.all where condition.isFalseBeforeFirstDisplay {
            report(condition, in: "all", &findings)
        }
        if !conditions.any.isEmpty, conditions.any.allSatisfy(\.isFalseBeforeFirstDisplay) {
            report(conditions.any[0], in: "any", &findings)
        }
    }

    private func report(_ condition: NotableBlockCondition, in group: String, _ findings: inout ClientFindings) {
        let name = "“\(group).\(condition.name.rawValue)”"
        switch condition.name {
        case .neverDisplayed:
            findings.report(
                .notableNeverSatisfied, at: condition.offset,
                "\(name) false means “was displayed before”, which nothing makes true, so nobody ever sees this",
                suggestion: "leave it out; “show: always” sets no condition")
        default:
            let value = JSONWriter().text(condition.value)
            findings.report(
                .notableNeverSatisfied, at: condition.offset,
                "\(name) is not satisfied before the first display, so nobody ever sees this",
                suggestion: "write show: always and notable: {any: {neverDisplayed: true, "
                    + "\(condition.name.rawValue): \(value)}}")
        }
    }
}

extension Rule {
    /// Conditions that no device ever satisfies.
    static let notableNeverSatisfied = Rule.changeable("notable-never-satisfied", .error)
}
