import Campaigns

extension NotableClient {
    /// `appVersionLessThan` is compared with the build, not with the version that people see.
    func checkBuildNumbers(_ written: NotableConditions, _ findings: inout ClientFindings) {
        let app = context.configuration.app
        for condition in written.all + written.any where condition.name == .appVersionLessThan {
            guard let text = condition.value.string, !app.builds.values.contains(text),
                let version = AppVersion(text), let known = app.versions.first(where: { $0 == version })
            else { continue }
            let build = app.builds[known.text]
            findings.report(
                .notableBuildNumber, at: condition.offset,
                "Notable compares “appVersionLessThan” with the build, and “\(text)” is a version",
                suggestion: build.map { "write its build, \($0), or versions: {before: \"\(known.text)\"}" }
                    ?? "write its build")
        }
    }
}

extension Rule {
    /// A marketing version where the library compares builds.
    static let notableBuildNumber = Rule.changeable("notable-build-number", .warning)
}
