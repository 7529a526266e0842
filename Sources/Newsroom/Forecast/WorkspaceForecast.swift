import Campaigns
import Simulation

/// Forecasts how a workspace's messages spread among the users of its audience.
public struct WorkspaceForecast: Sendable {
    private let plan: ForecastPlan

    /// A forecast of that plan.
    public init(_ plan: ForecastPlan) {
        self.plan = plan
    }

    /// What the forecast comes to.
    ///
    /// - Parameter progress: called by any thread with how many users of how many are done.
    /// - Throws: ``SimulationFailure``.
    public func run(
        progress: @escaping @Sendable (Int, Int) -> Void = { _, _ in }
    ) throws(SimulationFailure) -> ForecastResult {
        let edition = try SimulationFailure.reading { () throws(WorkspaceReader.Failure) in
            try EditionReader(now: plan.now).read(plan.folder)
        }
        var audience = edition.workspace.configuration.audience ?? AudienceModel()
        if let users = plan.users { audience.users = users }
        if let seed = plan.seed { audience.seed = seed }
        if let returns = plan.returns { audience.returns = returns }
        let prepared: PreparedForecast
        do {
            prepared = try PreparedForecast(edition, audience: audience, plan: plan)
        } catch {
            throw .journey(error)
        }
        let users = plan.shard?.users(of: audience.users) ?? 0..<audience.users
        let totals = prepared.forecast.run(users, jobs: plan.jobs) { progress($0, users.count) }
        return ForecastResult(
            report: ForecastReport(prepared.setting, shard: plan.shard, totals: totals), remarks: prepared.remarks,
            errors: StoppingErrors(in: edition, locales: plan.locales))
    }
}
