extension Sequence<Diagnostic> {
    /// The findings in the order in which people read them: by place, the worst first at one place, each once for all
    /// the locales that it is in.
    public func inReadingOrder() -> [Diagnostic] {
        let findings = Array(self)
        let keys = ReadingKey.keys(of: findings)
        var result: [Diagnostic] = []
        result.reserveCapacity(findings.count)
        // Findings that are the same but for their locales stand beside others of their key only.
        var first = 0
        var merged: [Int: Set<String>?] = [:]
        for (number, key) in keys.enumerated() {
            let finding = findings[key.index]
            if number > 0, !keys[number - 1].isAlike(key, among: findings) { first = result.count }
            guard let place = result[first...].firstIndex(where: { $0.isSameElsewhere(as: finding) }) else {
                result.append(finding)
                continue
            }
            if let locales = finding.locales {
                merged[place, default: result[place].locales]?.formUnion(locales)
            } else {
                merged[place] = .some(nil)
            }
        }
        for (place, locales) in merged { result[place].locales = locales }
        return result
    }
}

extension Diagnostic {
    /// Whether both differ in nothing but their locales; place, severity, rule and message are known to be the same.
    fileprivate func isSameElsewhere(as other: Diagnostic) -> Bool {
        suggestion == other.suggestion && campaign == other.campaign && client == other.client && rule == other.rule
    }
}

extension [Diagnostic] {
    /// The findings in reading order, those once that differ in nothing but their clients: a line does not name them.
    public var asLines: [Diagnostic] {
        indices.filter { $0 == 0 || !self[$0].isSameInAnotherClient(than: self[$0 - 1]) }.map { self[$0] }
    }
}

extension Diagnostic {
    fileprivate func isSameInAnotherClient(than other: Diagnostic) -> Bool {
        var other = other
        other.client = client
        return self == other
    }
}
