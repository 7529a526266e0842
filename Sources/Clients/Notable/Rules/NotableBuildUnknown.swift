import Campaigns

extension NotableClient {
    /// Whom a bound on builds reaches is known by the builds of the app's versions, so those of the versions that a campaign
    /// is for must be known.
    func checkUnknownBuilds(_ conditions: NotableConditions, of campaign: Campaign, _ findings: inout ClientFindings) {
        guard let condition = (conditions.all + conditions.any).first(where: { $0.name == .appVersionLessThan }) else {
            return
        }
        let app = context.configuration.app
        let unknown = app.versions.filter { campaign.versions.contains($0) && app.builds[$0.text] == nil }
        guard let first = unknown.first?.text else { return }
        let more = unknown.count > 1 ? " and \(unknown.count - 1) more" : ""
        findings.report(
            .notableBuildUnknown, at: condition.offset,
            "Notable compares builds, and app.builds has none for \(first)\(more): whom this reaches cannot be told",
            suggestion: "add the lowest build of each version to app.builds")
    }
}

extension Rule {
    /// A bound on builds where those of the app's versions are not known.
    static let notableBuildUnknown = Rule.changeable("notable-build-unknown", .warning)
}
