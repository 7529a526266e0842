import ArgumentParser
import Newsroom

/// `newsadmin translate status`.
struct TranslateStatusCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "status",
        abstract: "Shows what is missing, stale or never compared in each locale, and the command to type next.",
        discussion: """
            Drafts are counted separately, because their words may still change, and --strict ignores them. Campaigns \
            that have ended are only counted.

            Examples:
              newsadmin translate status
              newsadmin translate status --locale fr ja --json
              newsadmin translate status --strict --quiet # exits with 1 if any is missing
            """)

    @OptionGroup var options: WorkspaceOptions

    @Option(
        parsing: .upToNextOption,
        help: ArgumentHelp("Only these locales. (default: all)", valueName: "locale"), completion: .locales)
    var locale: [String] = []

    @Flag(help: "Print the status as JSON.")
    var json = false

    @Flag(help: "Exit with 1 if something is missing or stale that is no draft.")
    var strict = false

    func run() throws {
        let now = try options.moment()
        let status = try Failures.reported(options) { () throws(VerbFailure) in
            try TranslationStatus(folder: options.folder, now: now, locales: locale)
        }
        Console.findings(status.errors, isColoured: options.isColoured)
        if json {
            Console.result(status.json)
        } else if !options.quiet {
            Console.result(status.text(fitting: Console.width, in: NamedWorkspace.folder))
        }
        if !status.errors.isEmpty || strict && status.isWaiting { throw ExitStatus.findings.code }
    }
}
