import Simulation

/// What a forecast came to, and what a person should know before believing it.
public struct ForecastResult: Sendable {
    /// The numbers.
    public var report: ForecastReport
    /// What was assumed, a sentence each.
    public var remarks: [Remark]
    /// The errors for which the feeds that were read are not published.
    public var errors: StoppingErrors
}
