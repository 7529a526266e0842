/// What the operating system refused, and for which file.
public struct FileProblem: Error, Equatable, Sendable, CustomStringConvertible {
    /// What can be tried with a file or folder, as a sentence says it.
    public enum Action: String, Sendable {
        case read, write, list, use, lock, remove
        case writeInto = "write into"
        case lookAt = "look at"
        case setTime = "set the time of"
        case makeFolder = "make the folder"

        /// Whether it only looks, and changes nothing.
        public var isReading: Bool {
            switch self {
            case .read, .list, .lookAt: true
            case .write, .use, .lock, .remove, .writeInto, .setTime, .makeFolder: false
            }
        }
    }

    /// Why something fails, as far as that decides what is done about it.
    public enum Cause: Sendable {
        /// There is no such file.
        case absence
        /// The operating system does not allow it, so that it fails again as long as nobody does.
        case permission
        /// The file is larger than was asked for.
        case excess
        /// Anything else.
        case other
    }

    /// The file or folder it happened to.
    public var path: String
    /// What was tried.
    public var action: Action
    /// Why it failed, in the operating system's or our own words.
    public var reason: String
    /// Of what kind the reason is.
    public var cause: Cause

    /// A problem with a reason in words.
    public init(path: String, action: Action, reason: String, cause: Cause = .other) {
        self.path = path
        self.action = action
        self.reason = reason
        self.cause = cause
    }

    /// The same, with the path of what lies below a folder as it is in that folder: what is kept, or read by others, is not
    /// to say what somebody has called the folder. Other paths stay as they are, and so does the reason.
    public func told(from folder: String) -> FileProblem {
        guard let path = PathSteps(path).below(folder) else { return self }
        var problem = self
        problem.path = path
        return problem
    }

    /// A sentence for a person: `cannot write public/index.html: No space left on device`.
    public var description: String {
        "cannot \(action.rawValue) \(path): \(reason)"
    }
}
