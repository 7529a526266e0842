import ArgumentParser
import Campaigns
import Newsroom

/// `newsadmin diff`.
struct DiffCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "diff",
        abstract: "Shows what changes for users between two releases, or from a release to the working texts.",
        discussion: """
            First come the messages that users see and did not see before, or no longer see; then what happens on \
            phones that already know what has changed; then the texts, line by line. It looks from --now on as far \
            ahead as a release does.

            Examples:
              newsadmin diff fr                      # what phones get, and the texts now
              newsadmin diff fr --from 5 --to 7      # two releases
              newsadmin diff fr --to 5               # what a rollback to 5 would change
              newsadmin diff --markdown > comment.md # all locales, for a pull request
            """)

    @OptionGroup var locales: LocaleArguments<AllLocales>

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("The release to start from. (default: the current one)", valueName: "number"))
    var from: Int?

    @Option(help: ArgumentHelp("A release, or “working” for the texts as they are now.", valueName: "number"))
    var to = "working"

    @Option(
        parsing: .upToNextOption,
        help: ArgumentHelp("Only these clients. (default: all)", valueName: "client"), completion: .clients)
    var client: [String] = []

    @Flag(help: "Print JSON.")
    var json = false

    @Flag(help: "Print Markdown, for a comment on a pull request.")
    var markdown = false

    @OptionGroup var options: WorkspaceOptions

    func validate() throws {
        if json && markdown { throw ValidationError("--json and --markdown exclude each other") }
        if to != "working", Int(to) == nil {
            throw ValidationError("--to takes the number of a release, or “working”, not “\(TerminalText.shown(to))”")
        }
    }

    func run() throws {
        let now = try options.moment()
        let configuration = try options.configuration()
        let plan = DiffPlan(
            folder: options.folder, now: now, locales: locales.chosen,
            clients: try WorkspaceOptions.checked(client, among: configuration.clients, kind: .clients),
            from: from, to: Int(to))
        let diff = try Failures.reported(options.isColoured) { () throws(ReleaseFailure) in try ReleaseDiff(plan) }
        Console.findings(diff.findings + diff.errors.findings, isColoured: options.isColoured)
        if let sentence = diff.errors.sentence { Console.message("newsadmin: " + Console.line(sentence)) }
        Console.result(json ? diff.json : markdown ? diff.markdown : diff.text)
        if !diff.findings.isEmpty || !diff.errors.findings.isEmpty { throw ExitStatus.findings.code }
    }
}
