import Campaigns
import Clients
import Files

/// Why nothing was simulated.
public enum SimulationFailure: FileFailure, WorkspaceFailure, Sendable {
    /// What was asked for cannot be done, and how to ask.
    case usage(Sentence)
    /// The workspace cannot be read.
    case workspace(WorkspaceReader.Failure)
    /// The operating system refused.
    case file(FileProblem)
    /// A device or a journey cannot be understood.
    case journey(JourneyError)
}
