/// How many findings of one rule in one text are told each by itself.
///
/// A text that was pasted, or made to do harm, may break one rule ten thousand times. Nobody reads that, and every form
/// in which findings are told or kept would carry it.
public enum FindingLimit {
    /// The most findings of one rule, in one file, for the same campaign, locales and client.
    public static let told = 20
}

extension Sequence<Diagnostic> {
    /// The findings without those beyond ``FindingLimit/told`` of one rule in one text; one in their place says how
    /// many they are.
    ///
    /// That one is of the same rule and concerns the same, so that it stops what the others would stop, and is changed
    /// by the same entries of `rules:` and `allow:`. It stands at the first of those that it stands for. They are two at
    /// least: a single one says more than its number. So findings that are limited already stay as they are.
    public func limited() -> [Diagnostic] {
        let findings = Array(self)
        guard findings.count > FindingLimit.told + 1 else { return findings }
        let kinds = findings.map(FindingKind.init)
        var counts: [FindingKind: Int] = [:]
        for kind in kinds { counts[kind, default: 0] += 1 }
        var seen: [FindingKind: Int] = [:]
        return zip(findings, kinds).compactMap { finding, kind -> Diagnostic? in
            let number = seen[kind, default: 0]
            seen[kind] = number + 1
            let left = (counts[kind] ?? 0) - FindingLimit.told
            guard left > 1, number >= FindingLimit.told else { return finding }
            return number == FindingLimit.told ? finding.standing(for: left) : nil
        }
    }
}

/// What findings have in common of which only some are told.
private struct FindingKind: Hashable {
    private let rule: Rule
    private let file: String
    private let concern: FindingConcern

    init(_ finding: Diagnostic) {
        rule = finding.rule
        file = finding.position.file
        concern = finding.concern
    }
}

extension Diagnostic {
    /// A finding at the same place, and of the same severity, that says how many are not told.
    fileprivate func standing(for count: Int) -> Diagnostic {
        var finding = Diagnostic(
            rule, at: position, "\(CountWords.grouped(count)) more of “\(rule.id)” are in this text, and not listed",
            suggestion: "mend the first \(FindingLimit.told), and look again", concerning: concern)
        finding.severity = severity
        return finding
    }
}
