import Files

/// How many findings of one rule in one file are listed each by itself.
///
/// A text that was pasted, or made to do harm, may break one rule ten thousand times. Nobody reads that, and every form
/// in which findings are printed or kept would carry it.
public enum FindingLimit {
    /// The most findings of one rule, in one file, for the same campaign, locales and client.
    public static let listed = 20
}

extension Sequence<Diagnostic> {
    /// The findings without those beyond ``FindingLimit/listed`` of one rule in one file; one in their place says how
    /// many they are.
    ///
    /// That one is of the same rule and concerns the same, so that it stops what the others would stop, and is changed
    /// by the same entries of `rules:` and `allow:`. It stands at the first of those that it stands for. They are two at
    /// least: a single one says more than its number. So findings that are limited already stay as they are.
    ///
    /// Those are listed that people read first, in whatever order they were found. So where any is not listed, the others
    /// are in reading order, and each is there once: one that was found twice would count twice.
    public func limited() -> [Diagnostic] {
        let findings = Array(self)
        guard findings.count > FindingLimit.listed + 1,
            FindingKind.counts(of: findings.map(FindingKind.init)).values.contains(where: {
                $0 > FindingLimit.listed + 1
            }
            )
        else { return findings }
        let once = findings.uniqued()
        let kinds = once.map(FindingKind.init)
        let counts = FindingKind.counts(of: kinds)
        var seen: [FindingKind: Int] = [:]
        return ReadingKey.keys(of: once).compactMap { key -> Diagnostic? in
            let (finding, kind) = (once[key.index], kinds[key.index])
            let number = seen[kind, default: 0]
            seen[kind] = number + 1
            let left = (counts[kind] ?? 0) - FindingLimit.listed
            guard left > 1, number >= FindingLimit.listed else { return finding }
            return number == FindingLimit.listed ? finding.counting(left) : nil
        }
    }
}

/// What findings have in common of which only some are listed.
private struct FindingKind: Hashable {
    private let rule: Rule
    private let file: String
    private let concern: FindingConcern

    init(_ finding: Diagnostic) {
        rule = finding.rule
        file = finding.position.file
        concern = finding.concern
    }

    /// How many findings there are of each kind.
    static func counts(of kinds: [FindingKind]) -> [FindingKind: Int] {
        var counts: [FindingKind: Int] = [:]
        for kind in kinds { counts[kind, default: 0] += 1 }
        return counts
    }
}

extension Diagnostic {
    /// A finding at the same place, and of the same severity, that says how many are not listed.
    fileprivate func counting(_ count: Int) -> Diagnostic {
        // How many there are is not known: some rules look no further once they have found enough.
        let words: Sentence =
            "\(CountWords.grouped(count)) more of “\(rule.id)” were found in this file, and are not listed"
        var finding = Diagnostic(
            rule, at: position, words, suggestion: "fix the first \(FindingLimit.listed), and look again",
            concerning: concern)
        finding.severity = severity
        finding.countsOthers = true
        return finding
    }
}
