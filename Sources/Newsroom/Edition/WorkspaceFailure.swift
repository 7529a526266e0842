import Campaigns

/// Why a verb did nothing, which may be because the workspace cannot be read.
protocol WorkspaceFailure: Error {
    /// The workspace cannot be read.
    static func workspace(_ failure: WorkspaceReader.Failure) -> Self
}

extension WorkspaceFailure {
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
