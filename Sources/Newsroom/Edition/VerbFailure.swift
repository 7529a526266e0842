import Campaigns
import Files

/// Why a verb did nothing.
public enum VerbFailure: FileFailure, WorkspaceFailure, Sendable {
    /// What was asked for cannot be done, and how to ask.
    case usage(Sentence)
    /// The workspace cannot be read.
    case workspace(WorkspaceReader.Failure)
    /// The operating system refused.
    case file(FileProblem)
}
