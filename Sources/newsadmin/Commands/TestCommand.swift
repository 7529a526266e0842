import ArgumentParser
import Campaigns
import Files
import Newsroom

/// `newsadmin test`.
struct TestCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "test",
        abstract: "Runs journeys on simulated devices and compares what they show with what is expected.",
        discussion: """
            A journey is a YAML file, or a line of JSON. One without a feed runs on the workspace's own feeds, as they \
            are published at each step.

            Examples:
              newsadmin test                     # the workspace's journeys/
              newsadmin test journeys/sale.yml
              newsadmin test --json > test.json
            """)

    @Argument(
        help: ArgumentHelp("Files and folders. (default: journeys/)", valueName: "file"), completion: .file())
    var files: [String] = []

    @Flag(help: "Print the result as JSON.")
    var json = false

    @OptionGroup var options: WorkspaceOptions

    func run() throws {
        let (paths, now) = (try paths(), try options.moment())
        let test: JourneyTest
        do {
            test = try JourneyTest(paths, folder: options.folder, now: now)
        } catch {
            throw Failures.report(error)
        }
        if let failure = test.failure { throw Failures.report(failure, isColoured: options.isColoured) }
        tell(test)
        Console.result(json ? test.json : test.text)
        for path in test.emptyPaths where !files.isEmpty || !options.quiet {
            Console.message("newsadmin: there is no journey in \(TerminalText.shown(path))")
        }
        if test.outcomes.contains(where: \.isUnreadableFile) { throw ExitStatus.failure.code }
        if !files.isEmpty, !test.emptyPaths.isEmpty { throw ExitStatus.usage.code }
        if test.failed > 0 { throw ExitStatus.findings.code }
    }

    /// The files and folders that are to be run; none where the workspace has no journeys, which is told.
    private func paths() throws -> [String] {
        let journeys = options.folder + "/journeys"
        guard files.isEmpty else { return files }
        guard try !isFolder(journeys) else { return [journeys] }
        _ = try options.configuration()
        Console.message("This workspace has no journeys yet; docs/journeys.md explains how to write them.")
        return []
    }

    /// Says what a person should know before reading the results.
    private func tell(_ test: JourneyTest) {
        Console.findings(test.errors.findings, isColoured: options.isColoured)
        if let sentence = test.errors.sentence { Console.message("newsadmin: " + Console.line(sentence)) }
        guard !options.quiet else { return }
        for path in test.passedOver {
            Console.message("newsadmin: \(TerminalText.shown(path)) is passed over, because no journey is in it")
        }
    }

    private func isFolder(_ path: String) throws -> Bool {
        do {
            return try FileExistence.isFolder(path)
        } catch {
            throw Failures.report(error)
        }
    }
}
