import Campaigns

/// What became of the workspace after a change.
public struct ServeRebuild: Sendable {
    /// How long it took.
    var milliseconds: Int64
    /// What was found.
    var findings: [Diagnostic]
    /// Why the workspace could not be read, so that it is served as it was; nil where it could.
    public var failure: WorkspaceReader.Failure?
    /// When it was done.
    var time: Instant
    /// The workspace's clocks.
    var clock: ZoneClock

    /// A line about it: `10:00:05 built in 0.21 s: 1 error, 2 warnings`.
    public var line: String {
        let time = clock.civilTime(at: time)
        let parts = [time.hour, time.minute, time.second].map { padded($0, 2) }
        let hundredths = (milliseconds + 5) / 10 % 100
        let took = "\((milliseconds + 5) / 1000).\(padded(Int(hundredths), 2)) s"
        let counts = [Severity.error, .warning].compactMap { severity -> String? in
            let count = findings.count { $0.severity == severity }
            return count == 0 ? nil : CountWords.of(count, severity.rawValue)
        }
        let found = counts.isEmpty ? "no errors, no warnings" : counts.joined(separator: ", ")
        let what = failure == nil ? "built in \(took): \(found)" : "not built: \(reason ?? found)"
        return "\(parts.joined(separator: ":")) \(what)"
    }

    /// The errors that stop feeds, a line each as `check` has them, and how many more there are.
    public var errorLines: [Sentence] {
        guard failure == nil else { return [] }
        let errors = findings.filter { $0.severity == .error }.inReadingOrder()
        let more = errors.count - Self.mostErrors
        return errors.prefix(Self.mostErrors).map { Sentence($0.description) }
            + (more > 0 ? ["and \(CountWords.of(more, "more error")); \(command: "check") tells all"] : [])
    }

    /// How many errors are listed after each change.
    private static let mostErrors = 5

    /// Why the workspace could not be read, in a sentence; nil where it could.
    var reason: String? { failure?.sentence }
}

extension WorkspaceReader.Failure {
    /// What happened, for a page.
    var sentence: String {
        switch self {
        case .noConfiguration: "newsadmin.yml is gone."
        case .badConfiguration: "newsadmin.yml has errors."
        case .file(let problem): "\(problem.description)."
        }
    }

    /// The findings that say what happened.
    var findings: [Diagnostic] {
        if case .badConfiguration(let findings) = self { findings } else { [] }
    }
}
