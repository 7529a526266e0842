import ArgumentParser
import Newsroom
import Simulation

/// `newsadmin forecast merge`.
struct ForecastMergeCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "merge",
        abstract: "Merges the shards of a forecast.",
        discussion: """
            It prints what “newsadmin forecast” prints without --shard, byte for byte. All shards must be there, each \
            once, and of the same feeds, audience and options.

            Examples:
              newsadmin forecast merge 1.json 2.json 3.json
              newsadmin forecast merge shards/*.json --json > forecast.json
            """)

    @ParentCommand var forecast: ForecastCommand

    @Argument(help: ArgumentHelp("The files of all shards.", valueName: "file"), completion: .file())
    var files: [String]

    @OptionGroup var result: ForecastOutput

    func validate() throws {
        let given = forecast.optionsOfMaking
        guard !given.isEmpty else { return }
        throw ValidationError(
            "“forecast merge” takes what it prints from the shards; leave out \(given.joined(separator: " and "))")
    }

    func run() throws {
        let report: ForecastReport
        do {
            report = try ForecastMerging.report(of: files)
        } catch .file(let problem) {
            throw Failures.report(problem)
        } catch .merge(.unfit(let reason)) {
            throw ValidationError(TerminalText.shown(reason))
        } catch .merge(.unreadable(let reason)) {
            Console.message("newsadmin: \(TerminalText.shown(reason))")
            throw ExitStatus.findings.code
        }
        try result.hand(out: result.json ? report.json : report.text(fitting: result.width))
    }
}
