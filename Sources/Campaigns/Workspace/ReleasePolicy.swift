/// What a release needs.
public struct ReleasePolicy: Equatable, Sendable {
    /// How many different people must approve a message; 0: nobody has to.
    public var approvals = 1
    /// Whether an author may approve.
    public var selfApproval = false
    /// For how many days ahead a release holds every state of its feeds.
    public var horizon = 90
    /// Files with the public keys that releases are verified with, relative to the workspace.
    public var keys: [String] = []
}
