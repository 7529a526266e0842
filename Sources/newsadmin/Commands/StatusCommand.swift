import ArgumentParser
import Campaigns
import Foundation
import Newsroom

/// `newsadmin status`.
struct StatusCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "status",
        abstract: "Shows where each message stands in each locale, and the command to type next.",
        discussion: """
            A message is draft, missing, stale, waiting or approved; once released, it is scheduled, live, ended or \
            withdrawn. If the working text differs from what was released, both are shown: “live, changed: waiting”. A \
            translation that phones have is marked if its source has changed since, and waits for somebody too if \
            texts need approval.

            Examples:
              newsadmin status
              newsadmin status fr ja
              newsadmin status --strict --quiet # exits with 1 if something waits
            """)

    @OptionGroup var options: WorkspaceOptions

    @OptionGroup var locales: LocaleArguments<AllLocales>

    @Flag(help: "Print the status as JSON.")
    var json = false

    @Flag(help: "Exit with 1 if something waits for somebody.")
    var strict = false

    func run() throws {
        let now = try options.moment()
        let report = try Failures.reported(options.isColoured) { () throws(ReleaseFailure) in
            // What git cannot tell is no reason not to tell where messages stand.
            let history = try? WorkspaceHistory(
                folder: options.folder, environment: ProcessInfo.processInfo.environment)
            return try StatusReport(
                folder: options.folder, now: now, locales: locales.chosen,
                knowsAuthors: history?.knowsAuthors ?? false)
        }
        Console.findings(report.findings, isColoured: options.isColoured)
        if json {
            Console.result(report.json)
        } else if !options.quiet {
            Console.result(report.text(fitting: Console.width, in: NamedWorkspace.folder))
        }
        let hasErrors = report.findings.contains { $0.severity == .error }
        if hasErrors || strict && (report.isWaiting || !report.findings.isEmpty) { throw ExitStatus.findings.code }
    }
}
