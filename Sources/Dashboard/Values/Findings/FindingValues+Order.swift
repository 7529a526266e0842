import Campaigns

extension FindingValues {
    /// Whether findings stand in reading order already, none of them twice in different locales: as a rule they do,
    /// and sorting them again for each page would cost more than drawing it.
    static func areInReadingOrder(_ findings: [Diagnostic]) -> Bool {
        var start = 0
        for index in findings.indices.dropFirst() {
            switch order(findings[index - 1], findings[index]) {
            case .before: start = index
            case .after: return false
            case .same:
                for earlier in start..<index where isSame(findings[earlier], findings[index]) { return false }
            }
        }
        return true
    }

    private enum Order {
        case before, same, after
    }

    /// How two findings stand to each other in reading order, which is that of `inReadingOrder()`.
    private static func order(_ left: Diagnostic, _ right: Diagnostic) -> Order {
        if left.position != right.position { return left.position < right.position ? .before : .after }
        if left.severity != right.severity { return left.severity > right.severity ? .before : .after }
        if left.rule.id != right.rule.id { return left.rule.id < right.rule.id ? .before : .after }
        if left.countsOthers != right.countsOthers { return right.countsOthers ? .before : .after }
        if left.message != right.message { return left.message < right.message ? .before : .after }
        return .same
    }

    /// Whether two findings of one place differ in nothing but their locales.
    private static func isSame(_ left: Diagnostic, _ right: Diagnostic) -> Bool {
        left.client == right.client && left.suggestion == right.suggestion && left.campaign == right.campaign
            && left.rule == right.rule
    }
}
