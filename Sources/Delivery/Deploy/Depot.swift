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

/// Why a deployment did not come to its end; the next one goes on from there.
public enum DeployProblem: Error, Equatable, Sendable, CustomStringConvertible {
    /// A file of this machine could not be read or written.
    case file(FileProblem)
    /// A program that reaches the place failed.
    case tool(String)
    /// The place holds other bytes than it was given.
    case notTaken([String])

    /// A sentence for a person.
    public var description: String {
        switch self {
        case .file(let problem): problem.description
        case .tool(let sentence): sentence
        case .notTaken(let paths):
            "\(paths.prefix(3).joined(separator: ", "))\(paths.count > 3 ? " and \(paths.count - 3) more" : "") "
                + "\(paths.count == 1 ? "is" : "are") not there as written"
        }
    }
}
