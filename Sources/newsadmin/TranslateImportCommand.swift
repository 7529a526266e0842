import ArgumentParser
import Newsroom

/// `newsadmin translate import`.
struct TranslateImportCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "import",
        abstract: "Writes translations that have come back as XLIFF or PO into the campaigns' files.",
        discussion: """
            The form of a file is told from what is in it. A text that has lost a link or a variable is refused; \
            of its campaign nothing is written then. Texts that are empty or marked as unfinished are passed over.

            Examples:
              newsadmin translate import fr.xlf --dry-run
              newsadmin translate import translated/*.po
            """)

    @Argument(help: ArgumentHelp("The files.", valueName: "file"), completion: .file())
    var files: [String]

    @OptionGroup var options: WorkspaceOptions

    @Flag(help: "Print what would be done, and write nothing.")
    var dryRun = false

    @Flag(help: "Print the result as JSON.")
    var json = false

    func run() throws {
        let result = try TranslateCommand.reported(options) { () throws(TranslateFailure) in
            try TranslationImporting(folder: options.folder, files: files, isDryRun: dryRun).run()
        }
        Console.findings(result.findings, isColoured: options.isColoured)
        if json {
            Console.result(result.json)
        } else if !options.quiet {
            Console.result(result.text)
            if dryRun { Console.message("Nothing was written.") }
        }
        if result.findings.contains(where: { $0.severity == .error }) { throw ExitStatus.findings.code }
    }
}
