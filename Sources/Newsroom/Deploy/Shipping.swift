import Campaigns

/// Check, release and deploy in one, for teams in which nobody approves.
public struct Shipping: Sendable {
    private let plan: ReleasePlan
    /// The deployment that follows the release.
    public let deployment: DeployPlan

    /// What is to be shipped.
    ///
    /// - Parameters:
    ///   - plan: the release.
    ///   - variables: the environment of the process, in which rclone finds its configuration.
    public init(_ plan: ReleasePlan, variables: [String: String]) {
        self.plan = plan
        deployment = DeployPlan(folder: plan.folder, now: plan.now, locales: plan.locales, variables: variables)
    }

    /// What is found in the locales.
    ///
    /// - Throws: ``ReleaseFailure`` where somebody has to approve, there is no place to deploy to, or there are errors.
    public func check() throws(ReleaseFailure) -> [Diagnostic] {
        let edition = try ReleaseFailure.reading { () throws(WorkspaceReader.Failure) in
            try EditionReader(now: plan.now, makesSchedules: true).read(plan.folder)
        }
        let configuration = edition.workspace.configuration
        try configuration.checkLocales(plan.locales)
        guard configuration.release.approvals == 0 else {
            let approvals = configuration.release.approvals
            throw .refused(
                plan.locales.map { locale in
                    Refusal(
                        locale: locale,
                        """
                        somebody has to approve here (release: {approvals: \(approvals)}); type \
                        \(command: "approve", "--all", "--locale", locale, "--reviewer", "NAME") (without git also \
                        --author WRITER), \(command: "release", locale) and \(command: "deploy", locale)
                        """)
                })
        }
        guard configuration.production.remote != nil else {
            throw .usage("newsadmin.yml does not say where to: add deploy: {remote: …}, a folder or an rclone remote")
        }
        let findings = edition.findings.filter { $0.isAbout(Set(plan.locales)) }
        let errors = findings.filter { $0.severity == .error }
        guard errors.isEmpty else { throw .findings(errors) }
        return findings
    }
}
