@testable import Newsroom

extension ReleaseOutcome {
    /// What is remarked, a line each.
    var remarkLines: [String] { remarks.map(\.description) }
}
