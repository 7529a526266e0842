import ArgumentParser
import Newsroom

/// `newsadmin rollback`.
struct RollbackCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "rollback",
        abstract: "Brings back the content of an earlier release, as a new release.",
        discussion: """
            History only grows: after release 7, a rollback to 5 is release 8 with the messages of 5. Messages that \
            were withdrawn in between come back with it, and are named.

            Examples:
              newsadmin rollback fr              # to the release before the current one
              newsadmin rollback fr --to 5
            """)

    @OptionGroup var locales: LocaleArguments<NoLocales>

    @Option(parsing: .unconditional, help: ArgumentHelp("The release whose content comes back.", valueName: "number"))
    var to: Int?

    @OptionGroup var release: ReleaseOptions
    @OptionGroup var options: WorkspaceOptions

    func validate() throws { try locales.checkSome() }

    func run() throws {
        let plan = try release.plan(locales.all, options)
        let outcomes = try Failures.reported(options.isColoured) { () throws(ReleaseFailure) in
            try RollingBack(to: to, plan: plan).run(onWaiting: ReleaseOptions.waiting(options))
        }
        release.report(outcomes, verb: "rollback", options)
    }
}
