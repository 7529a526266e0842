import ArgumentParser
import Campaigns
import Foundation
import Newsroom

/// `newsadmin ship`.
struct ShipCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "ship",
        abstract: "Checks, releases and deploys locales in one go, for teams of one.",
        discussion: """
            It refuses unless newsadmin.yml says release: {approvals: 0}, so that nobody has to approve anything.

            Examples:
              newsadmin ship en
              newsadmin ship en fr --note "Spring sale"
            """)

    @OptionGroup var locales: LocaleArguments<NoLocales>

    @OptionGroup var release: ReleaseOptions
    @OptionGroup var options: WorkspaceOptions

    func validate() throws { try locales.checkSome() }

    func run() throws {
        let plan = try release.plan(locales.all, options)
        let shipping = Shipping(plan, variables: ProcessInfo.processInfo.environment)
        let findings = try Failures.reported(options.isColoured) { () throws(ReleaseFailure) in
            try shipping.check()
        }
        Console.findings(findings.filter { $0.severity > .note }, isColoured: options.isColoured)
        let outcomes = try Failures.reported(options.isColoured) { () throws(ReleaseFailure) in
            try Releasing(plan).run(onWaiting: ReleaseOptions.waiting(options))
        }
        // With --json the deployment's result is the only document, unless there is none.
        if !release.json || release.dryRun {
            release.report(
                outcomes, verb: "ship", options, next: { "commit releases/ for \($0.joined(separator: " "))" },
                mayWait: false)
        }
        // What is not released yet cannot be compared with what is there.
        if release.dryRun { return }
        try DeployCommand.deploy(shipping.deployment, isDryRun: false, json: release.json, options)
    }
}
