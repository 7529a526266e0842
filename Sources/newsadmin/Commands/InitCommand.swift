import ArgumentParser
import Campaigns
import Foundation
import Newsroom
import Releases

/// `newsadmin init`.
struct InitCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "init",
        abstract: "Creates a workspace with one example campaign.",
        discussion: """
            Nothing is overwritten: if there is a workspace already, init refuses. Schemas for editors are written \
            into .newsadmin/schemas/; --schemas writes nothing else, for example after an update.

            Examples:
              newsadmin init                 # in this folder
              newsadmin init news
              newsadmin init --schemas
            """)

    @Argument(
        help: ArgumentHelp("The folder; it is created if it does not exist.", valueName: "dir"), completion: .directory)
    var folder: String?

    @Flag(help: "Write only the JSON Schemas, into .newsadmin/schemas/, for editors and programs.")
    var schemas = false

    @OptionGroup var options: WorkspaceOptions

    func validate() throws {
        if folder?.isEmpty == true { throw ValidationError("name the folder, or leave it out for this one") }
        if folder != nil, options.workspace != "." {
            throw ValidationError("the folder is named twice; leave --workspace out")
        }
    }

    func run() throws {
        let target = folder.map(WorkspaceOptions.trimmed) ?? options.folder
        if schemas { return try writeSchemas(below: target) }
        do {
            let written = try Initialization(folder: target, now: options.moment()).run()
            guard !options.quiet else { return }
            Console.result(written.map { "\(target == "." ? "" : target + "/")\($0)\n" }.joined())
            let unignored = Initialization.unignored(in: target)
            if !unignored.isEmpty {
                Console.message(
                    "Your .gitignore stays as it is. What builds make does not belong in version control: add "
                        + unignored.joined(separator: " and ") + " to it.")
            }
            let page = (target == "." ? "" : target + "/") + "public/index.html"
            let build = TypedCommand("build").text(in: target)
            Console.message("Next: “\(build)”, then open \(page).")
        } catch let failure as Initialization.Failure {
            switch failure {
            case .exists(let path):
                Console.message("newsadmin: \(TerminalText.shown(path)) exists already, so nothing was written")
                throw ExitStatus.usage.code
            case .inside(let name, let workspace):
                Console.message(
                    "newsadmin: \(TerminalText.shown(target)) would lie in \(name)/ of the workspace "
                        + "\(TerminalText.shown(workspace)), which takes what is there for its own; name a folder outside of it, or "
                        + "write a campaign of this workspace with newsadmin new")
                throw ExitStatus.usage.code
            case .file(let problem): throw Failures.report(problem)
            }
        }
    }

    private func writeSchemas(below target: String) throws {
        do {
            try SchemaFiles(workspace: target).write()
        } catch {
            throw Failures.report(error)
        }
        guard !options.quiet else { return }
        let place = "\(target == "." ? "" : target + "/")\(SchemaFiles.folder)/"
        Console.result("\(SchemaFiles.all.count) schemas in \(place)\n")
    }
}
