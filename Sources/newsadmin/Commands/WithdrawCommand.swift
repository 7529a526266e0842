import ArgumentParser
import Newsroom

/// `newsadmin withdraw`.
struct WithdrawCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "withdraw",
        abstract: "Takes campaigns out of locales immediately.",
        discussion: """
            It needs no approval and is recorded as a release without the campaign. Its keys never come back, except \
            by a rollback. It says what phones keep of the campaign nevertheless.

            Examples:
              newsadmin withdraw 2026-11-20-sale --locale fr --reason "wrong price"
              newsadmin withdraw 2026-11-20-sale --locale en fr de --reason "sold out"
            """)

    @Argument(
        help: ArgumentHelp("The campaigns.", valueName: "campaign"), completion: .campaigns,
        transform: CampaignPath.id)
    var campaigns: [String]

    @Option(parsing: .upToNextOption, help: ArgumentHelp("The locales.", valueName: "locale"), completion: .locales)
    var locale: [String]

    @Option(help: ArgumentHelp("Why, for the log.", valueName: "text"))
    var reason: String

    @OptionGroup var release: ReleaseOptions
    @OptionGroup var options: WorkspaceOptions

    func run() throws {
        let plan = try release.plan(locale, options)
        let outcomes = try Failures.reported(options.isColoured) { () throws(ReleaseFailure) in
            try Withdrawing(campaigns, reason: reason, plan: plan).run(onWaiting: ReleaseOptions.waiting(options))
        }
        release.report(outcomes, verb: "withdraw", options)
    }
}
