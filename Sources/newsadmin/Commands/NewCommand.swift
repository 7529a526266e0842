import ArgumentParser
import Campaigns
import Newsroom

/// `newsadmin new`.
struct NewCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "new",
        abstract: "Creates a campaign file: a draft, dated today.",
        discussion: """
            The file is named after the day and the title, such as 2026-11-20-spring-sale.md. A name has only Latin \
            letters and digits; for a title in another script, choose one with --name.

            Examples:
              newsadmin new "Spring sale"
              newsadmin new "春のセール" --name haru-sale
            """)

    @Argument(help: "The campaign's title, in any language.")
    var title: String

    @Option(help: ArgumentHelp("What follows the date in the file's name, in place of the title.", valueName: "name"))
    var name: String?

    @OptionGroup var options: WorkspaceOptions

    func run() throws {
        do {
            let made = try NewCampaign(folder: options.folder, title: title, name: name, now: options.moment()).run()
            Console.result((options.folder == "." ? "" : options.folder + "/") + made.path + "\n")
            if let standIn = made.standIn, !options.quiet {
                Console.message(
                    """
                    The title has no Latin letters or digits, so “\(standIn)” stands for it in the file's name. \
                    To call it otherwise, delete the file and make it again with --name.
                    """)
            }
        } catch let failure as NewCampaign.Failure {
            switch failure {
            case .emptyTitle: throw ValidationError("the title is empty")
            case .badName(let name):
                throw ValidationError(
                    TerminalText.shown("“\(name)” has no Latin letters or digits, of which a file's name is made"))
            case .workspace(let failure): throw Failures.report(failure, isColoured: options.isColoured)
            }
        }
    }
}
