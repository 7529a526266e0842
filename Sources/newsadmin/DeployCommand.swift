import ArgumentParser
import Campaigns
import Foundation
import Newsroom

/// `newsadmin deploy`.
struct DeployCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "deploy",
        abstract: "Ships what is due of locales to the place that phones download from.",
        discussion: """
            Production (deploy: {remote}) gets released content only, in the state that is due; another environment gets \
            the working texts with its own address in them. The remote is a folder of this machine or anything that rclone \
            reaches. Only changed files are written, none before what it names, and what is gone is removed last. A \
            deployment that was stopped is continued by the next one.

            Examples:
              newsadmin deploy fr de --dry-run
              newsadmin deploy fr --env staging
            """)

    @Argument(help: ArgumentHelp("The locales.", valueName: "locale"))
    var locales: [String]

    @Option(help: ArgumentHelp("The environment; by default production.", valueName: "name"))
    var env: String?

    @Flag(help: "Print what would be done, and write nothing.")
    var dryRun = false

    @Flag(help: "Print the result as JSON.")
    var json = false

    @OptionGroup var options: WorkspaceOptions

    func run() throws {
        let plan = DeployPlan(
            folder: options.folder, now: try options.moment(), locales: locales, environment: env,
            variables: ProcessInfo.processInfo.environment)
        try Self.deploy(plan, isDryRun: dryRun, json: json, options)
    }

    /// Deploys, and prints what was done.
    static func deploy(_ plan: DeployPlan, isDryRun: Bool, json: Bool, _ options: WorkspaceOptions) throws {
        let showsProgress = !options.quiet && isatty(STDERR_FILENO) == 1
        let result = try Failures.reported(options.isColoured) { () throws(ReleaseFailure) in
            try Deploying(plan).run(
                isDryRun: isDryRun,
                onWaiting: {
                    if !options.quiet { Console.message("Another deployment is under way; waiting for it.") }
                },
                progress: { written, all in
                    if showsProgress { Console.message("\(written) of \(all) files written") }
                })
        }
        if json { return Console.result(result.json(isDryRun: isDryRun)) }
        guard !options.quiet else { return }
        let clock = try Failures.reported(options.isColoured) { () throws(WorkspaceReader.Failure) in
            try WorkspaceReader(vocabulary: .standard).readConfiguration(in: plan.folder).configuration.clock
        }
        Console.result(result.text(isDryRun: isDryRun, clock: clock))
    }
}
