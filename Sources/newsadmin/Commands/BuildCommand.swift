import ArgumentParser
import Campaigns
import Newsroom

/// `newsadmin build`.
struct BuildCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "build",
        abstract: "Builds feeds, views, pages and the dashboard into public/.",
        discussion: """
            Errors stop only the locales they are in: those keep the feeds and views they have, and the others are \
            built. A file whose bytes do not change is not touched.

            Examples:
              newsadmin build
              newsadmin build --locale fr ja
              newsadmin build --now 2026-12-01T00:00Z      # the feeds as they will be then
            """)

    @OptionGroup var options: WorkspaceOptions
    @OptionGroup var channels: ChannelOptions

    @Flag(help: "Print the result as JSON.")
    var json = false

    @Flag(help: "Exit with 1 for warnings too.")
    var strict = false

    func run() throws {
        let now = try options.moment()
        let (locales, clients) = try channels.checked(in: options)
        let plan = BuildPlan(
            folder: options.folder, now: now, locales: locales, clients: clients, program: Program.identity)
        let result = try Failures.reported(options.isColoured) { () throws(WorkspaceReader.Failure) in
            try Build(plan).run(
                onWaiting: {
                    if !options.quiet {
                        Console.message("Another build of this workspace is under way; waiting for it.")
                    }
                },
                onStage: { Console.progress.tell($0.rawValue) }, onEnd: ProcessLifetime.keep)
        }
        ProcessLifetime.keep(result)
        // What decides about the exit code is told in any case.
        let shown = result.findings.filter { $0.severity > (options.quiet && !strict ? .warning : .note) }
        Console.findings(shown, isColoured: options.isColoured)
        if json {
            Console.result(result.json)
        } else if !options.quiet {
            Console.result(result.summary)
        } else {
            for problem in result.unread { Console.warning(problem) }
        }
        let worst = result.findings.lazy.map(\.severity).max() ?? .note
        if worst == .error || strict && worst == .warning { throw ExitStatus.findings.code }
    }
}
