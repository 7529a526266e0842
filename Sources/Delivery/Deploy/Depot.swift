/// A place that phones download from.
public protocol Depot: Sendable {
    /// What there is to do at the place, known by one look at all that it holds.
    ///
    /// - Parameters:
    ///   - files: those that it is to hold.
    ///   - gone: the paths under which it is to hold nothing.
    /// - Returns: the files that it does not hold as they are, and the paths that it holds something under.
    func comparison(
        with files: [DeployFile], without gone: Set<String>
    ) throws(DeployProblem) -> (differing: [DeployFile], present: Set<String>)

    /// The files among these that the place does not hold as they are; nothing else that it holds is looked at.
    func differing(_ files: [DeployFile]) throws(DeployProblem) -> [DeployFile]

    /// What the place holds under these paths; those that hold nothing are left out.
    func contents(of paths: [String]) throws(DeployProblem) -> [String: HeldFile]

    /// Writes files, each whole or not at all.
    func put(_ files: [DeployFile]) throws(DeployProblem)

    /// Removes what stands under these paths.
    func remove(_ paths: Set<String>) throws(DeployProblem)
}

/// A file as a place holds it.
public struct HeldFile: Equatable, Sendable {
    /// What is in it.
    public var bytes: [UInt8]
    /// The time that it was given, in whole seconds since 1970; nil where the place keeps no times.
    public var time: Int64?
}
