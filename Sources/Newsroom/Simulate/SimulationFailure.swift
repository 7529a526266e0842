import Campaigns
import Clients

/// Why nothing was simulated.
public enum SimulationFailure: WorkspaceFailure, Sendable {
    /// What was asked for cannot be done, and how to ask.
    case usage(Sentence)
    /// The workspace cannot be read, or the operating system refused.
    case workspace(WorkspaceReader.Failure)
    /// A device or a journey cannot be understood.
    case journey(JourneyError)
}
