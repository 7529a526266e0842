import Campaigns
import Files

/// Why a verb of translation did nothing.
public enum TranslateFailure: FileFailure, Sendable {
    /// The workspace could not be read.
    case workspace(WorkspaceReader.Failure)
    /// The operating system refused.
    case file(FileProblem)
    /// Something was asked for that does not exist.
    case usage(String)
}
