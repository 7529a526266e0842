/// Brings a place to hold what is due: changed files only, nothing before what it names, what is gone last, but for gzip
/// forms of an older text.
public struct Deployment: Sendable {
    private let tree: DeployTree
    private let depot: any Depot

    /// A deployment of files to a place.
    public init(_ tree: DeployTree, to depot: any Depot) {
        self.tree = tree
        self.depot = depot
    }

    /// What there is to do.
    public struct Plan: Equatable, Sendable {
        /// The files to write, in their order.
        public var writes: [DeployFile]
        /// The paths to remove.
        public var removals: [String]
        /// How many files are as they should be.
        public var unchanged: Int
    }

    /// Compares the place with what is due.
    public func plan() throws(DeployProblem) -> Plan {
        let comparison = try depot.comparison(with: tree.files, without: tree.gone)
        let paths = Set(comparison.differing.map(\.path))
        return Plan(
            writes: tree.files.filter { paths.contains($0.path) }, removals: comparison.present.sorted(),
            unchanged: tree.files.count - paths.count)
    }

    /// Does it, and looks whether the place took everything. A run that was stopped is continued by the next one, because
    /// each looks anew at what is there.
    ///
    /// - Parameter progress: called at each step with how many files of all have been written.
    public func run(_ plan: Plan, progress: (Int, Int) -> Void = { _, _ in }) throws(DeployProblem) {
        var written = 0
        var removals = Set(plan.removals)
        for step in DeployFile.Step.allCases {
            let files = plan.writes.filter { $0.step == step }
            guard !files.isEmpty else { continue }
            // A file that has become too short for a gzip form still has that of its older text, which servers may prefer.
            let outdated = removals.intersection(files.map { $0.path + ".gz" })
            if !outdated.isEmpty { try depot.remove(outdated) }
            removals.subtract(outdated)
            try depot.put(files)
            // What is written next names these, so it waits until they are there.
            let missing = try depot.differing(files)
            guard missing.isEmpty else { throw .notTaken(missing.map(\.path)) }
            written += files.count
            progress(written, plan.writes.count)
        }
        try depot.remove(removals)
    }
}
