/// What simulated devices showed, and what a person should know before believing it.
public struct SimulationResult: Sendable {
    /// The devices.
    var devices: [SimulatedDevice]
    /// What was assumed, a sentence each.
    public var remarks: [Remark]
    /// The errors for which the feeds that were read are not published.
    public var errors: StoppingErrors
}
