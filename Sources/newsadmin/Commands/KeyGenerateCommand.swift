import ArgumentParser
import Newsroom

/// `newsadmin key generate`.
struct KeyGenerateCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "generate",
        abstract: "Creates a private key and its public key.",
        discussion: """
            The private key must lie outside the workspace and its repository, so that it is never committed. Nothing is \
            overwritten.

            Examples:
              newsadmin key generate --private ~/.config/newsadmin/acme.key
              newsadmin key generate --private ~/.config/newsadmin/acme-2027.key --public keys/2027.pub
            """)

    @Option(
        name: .customLong("private"),
        help: ArgumentHelp("The private key's file, outside the workspace and its repository.", valueName: "file"),
        completion: .file())
    var privatePath: String

    @Option(
        name: .customLong("public"),
        help: ArgumentHelp(
            "The public key's file, relative to the workspace. (default: keys/<year>.pub)",
            valueName: "file"), completion: .file())
    var publicPath: String?

    @OptionGroup var options: WorkspaceOptions

    @Flag(help: "Print JSON.")
    var json = false

    func run() throws {
        let generation = KeyGeneration(
            folder: options.folder, privatePath: privatePath, publicPath: publicPath, now: try options.moment())
        let key: GeneratedKey
        do {
            key = try generation.run()
        } catch {
            throw report(error)
        }
        Console.result(json ? key.json : key.text)
        if !options.quiet && !json { Console.message(key.nextSteps) }
    }

    private func report(_ failure: KeyGeneration.Failure) -> ExitCode {
        let sentence: String
        switch failure {
        case .exists(let path):
            sentence = """
                \(path) exists already, so nothing was written; choose another name, or delete it if a run that was \
                stopped has left it and nothing was signed with it
                """
        case .privateInside(let path):
            sentence = """
                the private key \(path) would lie in the workspace or its repository and be committed with it, so nothing was written; \
                choose a place outside of both
                """
        case .publicOutside(let path):
            sentence = """
                the public key \(path) must lie in the workspace, so nothing was written; name it relative to the \
                workspace, such as keys/2026.pub
                """
        case .workspace(let failure): return Failures.report(failure, isColoured: options.isColoured)
        }
        Console.message("newsadmin: " + TerminalText.shown(sentence))
        return ExitStatus.usage.code
    }
}
