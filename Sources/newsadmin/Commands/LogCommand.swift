import ArgumentParser
import Newsroom

/// `newsadmin log`.
struct LogCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "log",
        abstract: "Shows what was released, and the history of a key.",
        discussion: """
            Examples:
              newsadmin log fr
              newsadmin log --key 2026/11/20-sale # what became of a key, in all locales
            """)

    @OptionGroup var locales: LocaleArguments<AllLocales>

    @Option(help: ArgumentHelp("Show the history of a key, by which devices remember a message.", valueName: "key"))
    var key: String?

    @Flag(help: "Print the log as JSON.")
    var json = false

    @OptionGroup var options: WorkspaceOptions

    func validate() throws {
        if key != nil, locales.chosen != nil { throw ValidationError("--key is about all locales; name none") }
    }

    func run() throws {
        // What was released does not depend on the moment; one that is none is told all the same.
        _ = try options.moment()
        let (text, findings) = try Failures.reported(options.isColoured) { () throws(ReleaseFailure) in
            if let key {
                let story = try KeyStory(of: key, folder: options.folder)
                return (json ? story.json : story.text, story.findings)
            }
            let log = try ReleaseLog(folder: options.folder, locales: locales.chosen)
            return (json ? log.json : log.text, log.findings)
        }
        Console.findings(findings, isColoured: options.isColoured)
        Console.result(text)
        if findings.contains(where: { $0.severity == .error }) { throw ExitStatus.findings.code }
    }
}
