import ArgumentParser
import Campaigns
import Delivery
import Foundation
import Newsroom

/// `newsadmin deploy`.
struct DeployCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "deploy",
        abstract: "Deploys what is due in each locale to the place that phones download from.",
        discussion: """
            Production (deploy: {remote}) gets released content only, in the state that is due; any other environment \
            gets the working texts with its own address in them. The remote is a folder of this machine or anything \
            that rclone reaches. Only changed files are written, none before the files that it names, and files that \
            are gone are removed last. A locale that cannot be deployed keeps no other one waiting. Files that hold what \
            no release here has are left alone unless --overwrite is given, because somebody may have released elsewhere. \
            A deployment that was stopped is continued by the next one. With --until it \
            keeps running, and deploys each change when it is due and each release when it is made. With --print it \
            writes nothing and prints a web server's configuration, or how to deploy by a timer.

            Examples:
              newsadmin deploy fr de --dry-run
              newsadmin deploy fr --env staging
              newsadmin deploy en fr de --until 2026-12-01T00:00Z
              newsadmin deploy --print nginx
            """)

    @OptionGroup var locales: LocaleArguments<NoLocales>

    @Option(help: ArgumentHelp("The environment. (default: production)", valueName: "name"))
    var env: String?

    @Option(
        help: ArgumentHelp("Keep running until this moment, and deploy each change when it is due.", valueName: "time"))
    var until: String?

    @Option(
        help: ArgumentHelp(
            "Print a configuration, and deploy nothing.",
            valueName: "what"))
    var print: HostingForm?

    @Flag(help: "Replace files that hold what no release here has.")
    var overwrite = false

    @Flag(help: "Print what would be done, and write nothing.")
    var dryRun = false

    @Flag(help: "Print the result as JSON.")
    var json = false

    @OptionGroup var options: WorkspaceOptions

    func validate() throws {
        if until != nil, dryRun {
            throw ValidationError("--until deploys, and --dry-run deploys nothing; choose one of them")
        }
        if overwrite, let env, env != "production" {
            throw ValidationError(
                "--overwrite is about released content; \(env) gets the working texts, whatever it holds")
        }
        if print != nil, until != nil || dryRun || json || overwrite {
            throw ValidationError(
                "--print deploys nothing; --until, --dry-run, --overwrite and --json cannot be used with it")
        }
    }

    func run() throws {
        var plan = DeployPlan(
            folder: options.folder, now: try options.moment(), locales: locales.all, environment: env,
            variables: ProcessInfo.processInfo.environment)
        plan.overwrites = overwrite
        if !options.isPinned { plan.clock = { Instant(clock: Date()) } }
        if let print {
            plan.folder = URL(fileURLWithPath: plan.folder).standardizedFileURL.path
            let hosting = Hosting(plan, program: Program.calledPath ?? HostedSite.usualProgram)
            return Console.result(
                try Failures.reported(options.isColoured) { () throws(ReleaseFailure) in try hosting.text(print) })
        }
        guard let until else {
            if plan.environment == nil, options.isPinned, plan.now > Instant(clock: Date()), !dryRun, !options.quiet {
                Console.message("Note: \(plan.now.iso8601) is ahead of the clock; phones get what is due then.")
            }
            return try Self.deploy(plan, isDryRun: dryRun, json: json, options)
        }
        try Self.keep(plan, until: options.instant(until, of: "--until"), json: json, options)
    }

    /// Deploys, and prints what was done.
    static func deploy(_ plan: DeployPlan, isDryRun: Bool, json: Bool, _ options: WorkspaceOptions) throws {
        let result = try Failures.reported(options.isColoured) { () throws(ReleaseFailure) in
            try Deploying(plan).run(
                isDryRun: isDryRun,
                onWaiting: { other in
                    guard !options.quiet else { return }
                    switch other {
                    case .deployment: Console.message("Another deployment is under way; waiting for it.")
                    case .ledger: ReleaseOptions.waiting(options)()
                    }
                },
                progress: { Console.progress.tell($0, of: $1, "files") })
        }
        if json {
            Console.result(result.json(isDryRun: isDryRun))
        } else if !options.quiet {
            let clock = try options.configuration().clock
            Console.result(result.text(isDryRun: isDryRun, clock: clock, in: NamedWorkspace.folder))
        }
        Failures.tell(result.refusals)
        if !result.refusals.isEmpty { throw ExitStatus.refused.code }
    }
}

extension HostingForm: ExpressibleByArgument {}
