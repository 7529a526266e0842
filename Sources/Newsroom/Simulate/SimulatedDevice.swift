import Campaigns
import Simulation

/// What one simulated device showed, step by step.
struct SimulatedDevice: Sendable {
    /// The journey's file and name; nil where no journey was simulated.
    var journey: (file: String, id: String)?
    /// The client's name.
    var client: String
    /// The client's name for people.
    var clientTitle: String
    /// The client's version; nil: the only one there is.
    var clientVersion: String?
    /// The language of the phone; nil where it is not known.
    var locale: String?
    /// The clocks of the workspace.
    var clock: ZoneClock
    /// What happened.
    var steps: [SimulatedStep]
}
