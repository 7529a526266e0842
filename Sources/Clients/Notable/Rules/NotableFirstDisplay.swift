import Campaigns

extension NotableClient {
    /// The launches are counted from the notification's first appearance, so a minimum delays the first display too.
    func checkFirstDisplay(_ conditions: NotableConditions, _ findings: inout ClientFindings) {
        // Of a group of which one is enough, where nothing else in it holds before the first display.
        let others = conditions.any.filter { $0.name != .lastDisplayMinimumLaunches }
        let delays = others.allSatisfy(\.isFalseBeforeFirstDisplay)
        for condition in conditions.all + (delays ? conditions.any : []) {
            guard condition.name == .lastDisplayMinimumLaunches, let launches = condition.value.integer, launches > 0
            else { continue }
            findings.report(
                .notableFirstDisplay, at: condition.offset,
                "“\(condition.name.rawValue)” delays the first display as well, to launch \(launches &+ 1)",
                suggestion: "to show it at once and then pause, write show: always and notable: "
                    + "{any: {neverDisplayed: true, \(condition.name.rawValue): \(launches)}}")
        }
    }
}

extension Rule {
    /// A pause between displays that delays the first one too.
    static let notableFirstDisplay = Rule.changeable("notable-first-display", .warning)
}
