import Campaigns
import Simulation

/// What one simulated device showed, step by step.
public struct SimulatedDevice: Sendable {
    /// The journey's file and name; nil where no journey was simulated.
    public var journey: (file: String, id: String)?
    /// The client's name.
    public var client: String
    /// The client's name for people.
    public var clientTitle: String
    /// The client's version; nil: the only one there is.
    public var clientVersion: String?
    /// The language of the phone; nil where it is not known.
    public var locale: String?
    /// The clocks of the workspace.
    public var clock: ZoneClock
    /// What happened.
    public var steps: [SimulatedStep]
}
