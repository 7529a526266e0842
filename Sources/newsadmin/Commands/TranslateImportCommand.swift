import ArgumentParser
import Newsroom

/// `newsadmin translate import`.
struct TranslateImportCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "import",
        abstract: "Writes translations that came back as XLIFF or PO into the campaigns' files.",
        discussion: """
            The format of a file is recognized by its content. A text that has lost a link or a variable is refused, \
            and then nothing of its campaign is written. Texts that are empty or marked as unfinished are skipped.

            Examples:
              newsadmin translate import fr.xlf --dry-run
              newsadmin translate import translated/*.po
            """)

    @Argument(help: ArgumentHelp("The files that came back.", valueName: "file"), completion: .file())
    var files: [String]

    @OptionGroup var options: WorkspaceOptions

    @Flag(help: "Print what would be done, and write nothing.")
    var dryRun = false

    @Flag(help: "Print the result as JSON.")
    var json = false

    func run() throws {
        try options.checkMoment()
        let result = try Failures.reported(options) { () throws(VerbFailure) in
            try TranslationImporting(folder: options.folder, files: files, isDryRun: dryRun).run()
        }
        Console.findings(result.findings, isColoured: options.isColoured)
        if json {
            Console.result(result.json)
        } else if !options.quiet {
            Console.result(result.text)
            if dryRun { Console.message("Nothing was written.") }
        }
        try Failures.reportAny(of: result.problems)
        if result.findings.contains(where: { $0.severity == .error }) { throw ExitStatus.findings.code }
    }
}
