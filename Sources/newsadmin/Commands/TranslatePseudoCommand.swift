import ArgumentParser
import Exchange
import Newsroom

/// `newsadmin translate pseudo`.
struct TranslatePseudoCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "pseudo",
        abstract: "Writes translations into invented languages, to show what will not fit.",
        discussion: """
            One has accents on its letters, brackets around it, and is 30 % longer; the other is written from right to \
            left. Links, variables and numbers stay as they are. The locales must be listed in newsadmin.yml. Written \
            again, the files are brought up to date; what somebody else wrote or changed is left alone.

            Examples:
              newsadmin translate pseudo
              newsadmin translate pseudo --rtl ar-XB
              newsadmin translate pseudo --locale en-XA --rtl ar-XB
            """)

    @OptionGroup var options: WorkspaceOptions

    @Option(
        help: ArgumentHelp("The locale with accents; en-XA if neither option is given.", valueName: "locale"))
    var locale: String?

    @Option(help: ArgumentHelp("The locale that is written from right to left, such as ar-XB.", valueName: "locale"))
    var rtl: String?

    @Flag(help: "Print what would be done, and write nothing.")
    var dryRun = false

    func validate() throws {
        if let locale, locale == rtl { throw ValidationError("--locale and --rtl must be two locales") }
    }

    func run() throws {
        try options.checkMoment()
        var languages: [(locale: String, language: PseudoLanguage)] = []
        if let name = locale ?? (rtl == nil ? PseudoLanguage.accented.usualLocale : nil) {
            languages.append((name, .accented))
        }
        if let rtl { languages.append((rtl, .rightToLeft)) }
        let result = try Failures.reported(options) { () throws(VerbFailure) in
            try PseudoTranslating(folder: options.folder, languages: languages, isDryRun: dryRun).run()
        }
        Console.findings(result.findings, isColoured: options.isColoured)
        if !options.quiet {
            Console.result(result.text)
            if result.excluded > 0 {
                Console.message("Not written for \(result.excluded) whose “locales” do not have it.")
            }
            if dryRun { Console.message("Nothing was written.") }
        }
        try Failures.reportAny(of: result.problems)
        if result.findings.contains(where: { $0.severity == .error }) { throw ExitStatus.findings.code }
    }
}
