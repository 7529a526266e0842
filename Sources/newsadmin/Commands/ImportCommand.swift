import ArgumentParser
import Campaigns
import Newsroom

/// `newsadmin import`.
struct ImportCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "import",
        abstract: "Turns the feeds that an app already has into campaigns.",
        discussion: """
            Each entry becomes a campaign; entries that are the same in several languages become one, with its \
            translations. What no field can say is kept under raw, so that the feeds that are built say the same. What \
            would crash the client is left out and reported. Existing files are never changed.

            The locale of a feed is what follows an equals sign, or the --locale in the same place, or the one in its \
            name. An iSmartNews feed may hold several languages at once.

            Examples:
              newsadmin import old/en.plist old/fr.plist --client inotify --locale en --locale fr
              newsadmin import old/news.plist=en old/nouvelles.plist=fr --client inotify --dry-run
              newsadmin import old/all.plist.gz --client ismartnews --locale en --locale fr
              newsadmin import old/en/control.json --client notable --views old/en/views
            """)

    @Argument(help: ArgumentHelp("Feed files, compressed with gzip or not.", valueName: "feed"))
    var feeds: [String]

    @Option(help: ArgumentHelp("The client that reads the feeds.", valueName: "client"), completion: .clients)
    var client: String?

    @Option(
        help: ArgumentHelp("The locale of each feed, in the order of the feeds.", valueName: "locale"),
        completion: .locales)
    var locale: [String] = []

    @Option(
        help: ArgumentHelp("The folder with Notable's views. (default: beside the control file)", valueName: "dir"),
        completion: .directory)
    var views: String?

    @Flag(help: "Print what would be written, and write nothing.")
    var dryRun = false

    @Flag(help: "Print JSON.")
    var json = false

    @OptionGroup var options: WorkspaceOptions

    func run() throws {
        try options.checkMoment()
        let result = try imported()
        let shown = options.quiet ? result.findings.filter { $0.severity == .error } : result.findings
        Console.findings(shown, isColoured: options.isColoured)
        Console.result(json ? result.json : result.text)
        if !json, !options.quiet {
            for sentence in result.advice { Console.message("newsadmin: " + Console.line(sentence)) }
        }
        if result.hasErrors { throw ExitStatus.findings.code }
    }

    private func imported() throws -> ImportResult {
        let plan = ImportPlan(
            folder: options.folder, feeds: feeds, client: client, locales: locale, views: views, isDryRun: dryRun)
        return try Failures.reported(options) { () throws(VerbFailure) in
            try Importing(plan).run {
                if !options.quiet {
                    Console.message("Another import into this workspace is under way; waiting for it.")
                }
            }
        }
    }
}
