import Campaigns

/// Why a verb did nothing.
public enum VerbFailure: WorkspaceFailure, Sendable {
    /// What was asked for cannot be done, and how to ask.
    case usage(Sentence)
    /// The workspace cannot be read, or the operating system refused.
    case workspace(WorkspaceReader.Failure)
}
