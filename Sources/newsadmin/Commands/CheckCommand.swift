import ArgumentParser
import Campaigns
import Newsroom

extension FindingsReport.Format: ExpressibleByArgument {}

/// `newsadmin check`.
struct CheckCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check",
        abstract: "Checks the workspace's files as build does, and writes nothing.",
        discussion: """
            Every finding names its rule, and --explain says what a rule means: how severe it is, an example, and the \
            way out.

            Examples:
              newsadmin check
              newsadmin check --explain missing-translation
              newsadmin check --format github --strict     # in a pull request
              newsadmin check --format sarif > news.sarif  # for code scanning
            """)

    @OptionGroup var options: WorkspaceOptions
    @OptionGroup var channels: ChannelOptions

    @Option(help: ArgumentHelp("The format of the findings.", valueName: "format"))
    var format: FindingsReport.Format = .text

    @Flag(help: "The same as --format json.")
    var json = false

    @Flag(help: "Exit with 1 for warnings too.")
    var strict = false

    @Option(
        help: ArgumentHelp("Explain a rule, and do nothing else; no workspace is needed.", valueName: "rule"),
        completion: .rules)
    var explain: String?

    func validate() throws {
        if json, format == .github || format == .sarif {
            throw ValidationError("--json is --format json; leave one of the two out")
        }
        if explain != nil, format == .github || format == .sarif {
            throw ValidationError("--explain is written as text or json, not as \(format.rawValue)")
        }
    }

    func run() throws {
        if let explain { return try explanation(of: explain) }
        let now = try options.moment()
        let (locales, clients) = try channels.checked(in: options)
        let findings = try Failures.reported(options.isColoured) { () throws(WorkspaceReader.Failure) in
            try Check(folder: options.folder, now: now).run()
        }.filter { finding in
            guard finding.isAbout(locales) else { return false }
            if let clients, let client = finding.client { return clients.contains(client) }
            return true
        }
        let report = FindingsReport(
            findings, inRepositoryAt: VersionControl.path(inRepositoryOf: options.folder))
        let format = json ? .json : format
        Console.result(report.text(format))
        if format == .text, !options.quiet {
            Console.message(findings.isEmpty ? "Nothing to complain about." : report.summary)
        }
        let worst = findings.map(\.severity).max() ?? .note
        if worst == .error || strict && worst == .warning { throw ExitStatus.findings.code }
    }

    private func explanation(of rule: String) throws {
        guard let explanation = RuleExplanation.of(rule) else {
            let near = RuleExplanation.names(like: rule).map { "“\($0)”" }.joined(separator: ", ")
            let way = near.isEmpty ? "a finding ends with the name of its rule;" : "did you mean \(near)?"
            throw ValidationError(
                "there is no rule “\(TerminalText.shown(rule))”; \(way) docs/rules.md lists all of them")
        }
        Console.result(json || format == .json ? explanation.json : explanation.text)
    }
}
