import ArgumentParser
import Newsroom

/// `newsadmin release`.
struct ReleaseCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "release",
        abstract: "Freezes the feeds of locales, with what is approved, and records them.",
        discussion: """
            A release holds every state that the feeds go through until the horizon (release: {horizon}), so what \
            starts or ends later does so on time without anybody deciding again. A changed campaign stays as it was \
            last approved; a new one waits. Other locales do not change.

            Examples:
              newsadmin release fr --dry-run
              newsadmin release fr de --note "Spring sale"
            """)

    @OptionGroup var locales: LocaleArguments<NoLocales>

    @OptionGroup var release: ReleaseOptions
    @OptionGroup var options: WorkspaceOptions

    func validate() throws { try locales.checkSome() }

    func run() throws {
        let plan = try release.plan(locales.all, options)
        let outcomes = try Failures.reported(options.isColoured) { () throws(ReleaseFailure) in
            try Releasing(plan).run(onWaiting: ReleaseOptions.waiting(options))
        }
        release.report(outcomes, verb: "release", options)
    }
}
