import Files

/// Why a deployment did not come to its end; the next one goes on from there.
public enum DeployProblem: FileFailure, Equatable, Sendable, CustomStringConvertible {
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
