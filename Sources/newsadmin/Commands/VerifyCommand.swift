import ArgumentParser
import Campaigns
import Foundation
import Newsroom

/// `newsadmin verify`.
struct VerifyCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "verify",
        abstract:
            "Checks releases, and what phones find in a folder or on a site, against the ledger and the public keys.",
        discussion: """
            Without a place it verifies the ledgers: hashes, chain and signatures. A place is the folder that a web \
            server serves as baseURL, or its address; a site is asked as each client asks, and only if you name it.

            Examples:
              newsadmin verify
              newsadmin verify https://news.example.com/feeds/
              newsadmin verify /srv/news/feeds --locale fr --strict
            """)

    @Argument(
        help: ArgumentHelp("A folder, or an address that begins with http.", valueName: "place"), completion: .directory
    )
    var place: String?

    @Option(
        parsing: .upToNextOption,
        help: ArgumentHelp(
            "Only these locales, without a look for files that nobody needs. (default: all)",
            valueName: "locale"), completion: .locales)
    var locale: [String] = []

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("How long to wait for one answer of a site, in seconds.", valueName: "seconds"))
    var timeout: Double = 30

    @Flag(help: "Print the result as JSON.")
    var json = false

    @Flag(help: "Exit with 1 for warnings too.")
    var strict = false

    @OptionGroup var options: WorkspaceOptions

    func validate() throws {
        guard timeout >= 0.1, timeout <= 3600 else { throw ValidationError("--timeout is from 0.1 to 3600 seconds") }
    }

    func run() throws {
        let plan = VerifyPlan(
            folder: options.folder, now: try options.moment(), locales: locale.isEmpty ? nil : locale,
            place: place, seconds: timeout, environment: ProcessInfo.processInfo.environment)
        let report = try Failures.reported(options.isColoured) { () throws(ReleaseFailure) in
            try VerificationReport(plan)
        }
        Console.findings(report.diagnostics, isColoured: options.isColoured)
        for line in report.findingLines(in: NamedWorkspace.folder) { Console.message(line) }
        for problem in report.problems { Console.message("newsadmin: \(TerminalText.shown(problem))") }
        if json {
            Console.result(report.json)
        } else if !options.quiet {
            Console.result(report.text)
        }
        if !report.problems.isEmpty { throw ExitStatus.failure.code }
        if report.isWrong(isStrict: strict) { throw ExitStatus.findings.code }
    }
}
