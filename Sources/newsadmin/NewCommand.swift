import ArgumentParser
import Campaigns
import Newsroom

/// `newsadmin new`.
struct NewCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "new",
        abstract: "Makes a new campaign's file, dated today, as a draft.",
        discussion: """
            Examples:
              newsadmin new "Spring sale"
              newsadmin new "春のセール" --now 2027-03-20T00:00Z
            """)

    @Argument(help: "The campaign's title, in any language.")
    var title: String

    @OptionGroup var options: WorkspaceOptions

    func run() throws {
        do {
            let path = try NewCampaign(folder: options.folder, title: title, now: options.moment()).run()
            Console.result((options.folder == "." ? "" : options.folder + "/") + path + "\n")
        } catch let failure as NewCampaign.Failure {
            switch failure {
            case .emptyTitle: throw ValidationError("the title is empty")
            case .workspace(let failure): throw Failures.report(failure, isColoured: options.isColoured)
            case .file(let problem): throw Failures.report(problem)
            }
        }
    }
}
