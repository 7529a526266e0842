import Campaigns
import Files

/// Why nothing was imported.
public enum ImportFailure: Error, Sendable {
    /// What was asked for cannot be done, and how to ask.
    case usage(String)
    /// The workspace cannot be read.
    case workspace(WorkspaceReader.Failure)
    /// The operating system refused.
    case file(FileProblem)
}

extension Importing {
    /// The value of work that the operating system may refuse.
    static func filing<Value: ~Copyable>(_ work: () throws(FileProblem) -> Value) throws(ImportFailure) -> Value {
        do {
            return try work()
        } catch {
            throw .file(error)
        }
    }
}
