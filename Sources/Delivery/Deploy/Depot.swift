import Files

/// A place that phones download from.
public protocol Depot: Sendable {
    /// The place, for people.
    var name: String { get }

    /// The files among these that the place does not hold as they are.
    func differing(_ files: [DeployFile]) throws(DeployProblem) -> [DeployFile]

    /// The paths among these that the place holds something under.
    func present(_ paths: Set<String>) throws(DeployProblem) -> Set<String>

    /// Writes files, each whole or not at all.
    func put(_ files: [DeployFile]) throws(DeployProblem)

    /// Removes what stands under these paths.
    func remove(_ paths: Set<String>) throws(DeployProblem)
}
