import Campaigns

extension NotableClient {
    /// iOS 26 calls itself 26.0, which the library finds less than 26.0.0.
    func checkSystemVersions(_ conditions: NotableConditions, _ findings: inout ClientFindings) {
        for condition in conditions.all + conditions.any where condition.name == .iOSVersionLessThan {
            guard let version = condition.value.string else { continue }
            let parts = version.split(separator: ".", omittingEmptySubsequences: false)
            guard parts.count > 2, parts.dropFirst(2).allSatisfy({ !$0.isEmpty && $0.allSatisfy { $0 == "0" } }) else {
                continue
            }
            let own = parts.prefix(2).joined(separator: ".")
            findings.report(
                .notableSystemVersion, at: condition.offset,
                "a phone with iOS \(own) says “\(own)”, which Notable finds less than “\(version)”, so it is shown the "
                    + "message",
                suggestion: "write \(own)")
        }
    }
}

extension Rule {
    /// A system version longer than the one that phones report.
    static let notableSystemVersion = Rule.changeable("notable-system-version", .warning)
}
