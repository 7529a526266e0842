import ArgumentParser
import Newsroom

/// `newsadmin translate confirm`.
struct TranslateConfirmCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "confirm",
        abstract: "Confirms that a translation is right for its source as it is now.",
        discussion: """
            After a small change of the source, such as a corrected typo, its translations are stale although they are \
            still right. This writes the hash of the source into them and leaves every other byte as it is. A \
            translation that was written by hand gets its hash the same way.

            Examples:
              newsadmin translate confirm 2026-11-20-sale --locale fr de
              newsadmin translate confirm campaigns/2026-11-20-sale.fr.md
            """)

    @Argument(help: ArgumentHelp("The campaigns.", valueName: "campaign"), completion: .campaigns)
    var campaigns: [String]

    @OptionGroup var options: WorkspaceOptions

    @Option(
        parsing: .upToNextOption,
        help: ArgumentHelp("The locales whose translations somebody has compared.", valueName: "locale"),
        completion: .locales)
    var locale: [String] = []

    @Flag(help: "Print what would be done, and write nothing.")
    var dryRun = false

    func validate() throws {
        if locale.isEmpty, !WorkspaceOptions.mayNameLocale(campaigns) { throw ValidationError(Self.missingLocale) }
    }

    private static let missingLocale = "name the locales that you have compared, as --locale fr"

    func run() throws {
        try options.checkMoment()
        let named = try options.messages(named: campaigns, locales: locale, missing: Self.missingLocale)
        let result = try Failures.reported(options) { () throws(VerbFailure) in
            try TranslationConfirming(
                folder: options.folder, campaigns: named.campaigns, locales: named.locales, isDryRun: dryRun
            ).run()
        }
        if !options.quiet { Console.result(result.text) }
        if dryRun, !options.quiet { Console.message("Nothing was written.") }
        try Failures.reportAny(of: result.problems)
    }
}
