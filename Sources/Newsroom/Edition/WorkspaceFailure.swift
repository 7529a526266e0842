import Campaigns
import Files

/// Why a verb did nothing, which may be because the workspace cannot be read, or the operating system refused.
public protocol WorkspaceFailure: FileFailure {
    /// The workspace cannot be read, or the operating system refused.
    static func workspace(_ failure: WorkspaceReader.Failure) -> Self
}

extension WorkspaceFailure {
    /// The operating system refused.
    public static func file(_ problem: FileProblem) -> Self { .workspace(.file(problem)) }

    /// What is read of a workspace; why it cannot be read is thrown as this kind of failure.
    static func reading<Value>(_ read: () throws(WorkspaceReader.Failure) -> Value) throws(Self) -> Value {
        do {
            return try read()
        } catch {
            throw .workspace(error)
        }
    }

    /// What `newsadmin.yml` in a folder says.
    static func configuration(in folder: String) throws(Self) -> WorkspaceConfiguration {
        try reading { () throws(WorkspaceReader.Failure) in
            try WorkspaceReader(vocabulary: .standard).readConfiguration(in: folder).configuration
        }
    }
}
