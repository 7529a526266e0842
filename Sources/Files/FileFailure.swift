/// Why work was not done, which may be because the operating system refused.
public protocol FileFailure: Error {
    /// The operating system refused.
    static func file(_ problem: FileProblem) -> Self
}

extension FileFailure {
    /// The value of work that the operating system may refuse; its refusal is thrown as this kind of failure.
    public static func filing<Value: ~Copyable>(_ work: () throws(FileProblem) -> Value) throws(Self) -> Value {
        do {
            return try work()
        } catch {
            throw .file(error)
        }
    }
}
