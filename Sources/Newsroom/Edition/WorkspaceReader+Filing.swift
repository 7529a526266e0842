import Campaigns
import Files

extension WorkspaceReader {
    /// The value of work that the file system may refuse.
    static func filing<Value: ~Copyable>(_ work: () throws(FileProblem) -> Value) throws(Failure) -> Value {
        do {
            return try work()
        } catch {
            throw .file(error)
        }
    }
}
