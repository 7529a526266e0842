import Files

/// Why git, which keeps this workspace, could not be asked.
enum VersionControlFailure: FileFailure, Equatable, Sendable, CustomStringConvertible {
    /// The program did not run to its end.
    case notRun(ToolFailure)
    /// Git refused, for the reason that it gave.
    case refused(reason: String)
    /// Git answered `command` in a form that is not known.
    case notUnderstood(command: String)
    /// A file or folder could not be looked at.
    case file(FileProblem)

    /// A sentence for a person: `git refused: fatal: detected dubious ownership …`.
    var description: String {
        switch self {
        case .notRun(let failure): "\(failure)"
        case .refused(let reason): "git refused: \(reason.split(whereSeparator: \.isWhitespace).joined(separator: " "))"
        case .notUnderstood(let command): "git \(command) gave an answer of an unknown form"
        case .file(let problem): "\(problem)"
        }
    }
}

extension ReleaseFailure {
    /// What git answers; without an answer, something that is needed is unknown.
    static func asking<Answer>(_ ask: () throws(VersionControlFailure) -> Answer) throws(ReleaseFailure) -> Answer {
        do {
            return try ask()
        } catch {
            throw .unknown("\(error)")
        }
    }
}
