import Campaigns

/// The errors for which feeds are not published, although they can be simulated as they would be.
public struct StoppingErrors: Sendable {
    /// The errors.
    public var findings: [Diagnostic] = []
    /// The locales that they stop, in the workspace's order.
    var locales: [String] = []
    /// What is shown all the same.
    private var shown = ""

    /// Errors that stop no locale; by default none.
    init(_ findings: [Diagnostic] = []) {
        self.findings = findings
    }

    /// The errors of an edition that stop one of these locales; nil: any.
    ///
    /// - Parameter shown: what is shown all the same; nil: the feeds as they would be, without files that cannot be read.
    init(in edition: Edition, locales asked: Set<String>?, shown: String? = nil) {
        findings = edition.findings.filter { $0.severity == .error && $0.isAbout(asked) }
        let lacksFiles = edition.lacksFiles(of: findings)
        self.shown =
            shown ?? "what is shown is how they would be\(lacksFiles ? ", without the files that cannot be read" : "")"
        let stopped = edition.stoppedLocales
        locales = edition.workspace.configuration.locales.filter {
            stopped.contains($0) && asked?.contains($0) != false
        }
    }

    /// What they mean for what is shown, for a person; nil where there are none.
    public var sentence: Sentence? {
        guard !locales.isEmpty else { return nil }
        let names = locales.joined(separator: ", ")
        return "because of these errors “\(command: "build")” leaves the feeds of \(names) as they were; \(shown)"
    }
}

extension Edition {
    /// Whether a campaign's file that one of these findings is about could not be read.
    fileprivate func lacksFiles(of findings: [Diagnostic]) -> Bool {
        let files = Set(findings.map(\.position.file).filter { $0.hasPrefix("campaigns/") })
        guard !files.isEmpty else { return false }
        let read = workspace.campaigns.flatMap { [$0.source.file.path] + $0.translations.values.map(\.file.path) }
        return !files.isSubset(of: read)
    }
}
