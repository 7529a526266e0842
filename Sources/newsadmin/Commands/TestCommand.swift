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
              newsadmin test                     the workspace's journeys/
              newsadmin test journeys/sale.yml
            """)

    @Argument(
        help: ArgumentHelp("Files and folders. (default: journeys/)", valueName: "file"), completion: .file())
    var files: [String] = []

    @OptionGroup var options: WorkspaceOptions

    func run() throws {
        let journeys = options.folder + "/journeys"
        let paths = files.isEmpty ? [journeys] : files
        if files.isEmpty, try !isFolder(journeys) {
            _ = try Failures.reported(options.isColoured) { () throws(WorkspaceReader.Failure) in
                try WorkspaceReader(vocabulary: .standard).readConfiguration(in: options.folder)
            }
            Console.message("This workspace has no journeys yet; docs/journeys.md explains how to write them.")
            Console.result("0 passed, 0 failed\n")
            return
        }
        let test: JourneyTest
        do {
            test = try JourneyTest(paths, folder: options.folder, now: options.moment())
        } catch let problem as FileProblem {
            throw Failures.report(problem)
        }
        if let failure = test.failure { throw Failures.report(failure, isColoured: options.isColoured) }
        tell(test)
        for outcome in test.outcomes where !outcome.differences.isEmpty {
            let name = outcome.name.isEmpty ? outcome.file : "\(outcome.file): \(outcome.name)"
            Console.result(TerminalText.shown(name) + "\n")
            for difference in outcome.differences {
                Console.result("  \(TerminalText.shown(difference))\n")
            }
        }
        Console.result("\(test.passed) passed, \(test.failed) failed\n")
        for path in test.emptyPaths where !files.isEmpty || !options.quiet {
            Console.message("newsadmin: there is no journey in \(TerminalText.shown(path))")
        }
        if test.outcomes.contains(where: \.isUnreadableFile) { throw ExitStatus.failure.code }
        if !files.isEmpty, !test.emptyPaths.isEmpty { throw ExitStatus.usage.code }
        if test.failed > 0 { throw ExitStatus.findings.code }
    }

    /// Says what a person should know before reading the results.
    private func tell(_ test: JourneyTest) {
        Console.findings(test.errors.findings, isColoured: options.isColoured)
        if let sentence = test.errors.sentence { Console.message("newsadmin: \(sentence)") }
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
