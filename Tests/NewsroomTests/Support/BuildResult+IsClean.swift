import Newsroom

extension BuildResult {
    /// Whether nothing stands in the way.
    var isClean: Bool { findings.allSatisfy { $0.severity != .error } }
}
