/// What the operating system refused, and for which file.
public struct FileProblem: Error, Equatable, Sendable, CustomStringConvertible {
    /// The file or folder it happened to.
    public var path: String
    /// What was tried, as a verb: `read`, `write`, `list`.
    public var action: String
    /// Why it failed, in the operating system's or our own words.
    public var reason: String
    /// Whether it failed because there is no such file.
    public var isAbsence = false
    /// Whether it failed because the operating system does not allow it, so that it fails again as long as nobody does.
    public var isForbidden = false
    /// Whether it failed because the file is larger than was asked for.
    public var isExcess = false

    /// A problem with a reason in words.
    public init(path: String, action: String, reason: String) {
        self.path = path
        self.action = action
        self.reason = reason
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
        "cannot \(action) \(path): \(reason)"
    }
}
