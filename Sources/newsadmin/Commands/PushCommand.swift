import ArgumentParser
import Campaigns
import Delivery
import Foundation
import Newsroom
import Releases

/// `newsadmin push`.
struct PushCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "push",
        abstract: "Sends the Sourse messages of released campaigns over Firebase Cloud Messaging, each one once.",
        discussion: """
            Messages are sent from the current release of each locale, never from the working texts. The ledger keeps \
            what was sent: a push that was stopped is continued by the next one, and what may have been sent is sent \
            again only with --resend.

            The service account is a JSON file, named by --credentials or by GOOGLE_APPLICATION_CREDENTIALS in the \
            environment.

            Examples:
              newsadmin push 2026-11-20-sale --locale fr --dry-run
              newsadmin push 2026-11-20-sale --locale en fr --wait
            """)

    @Argument(
        help: ArgumentHelp("The campaigns.", valueName: "campaign"), completion: .campaigns,
        transform: CampaignPath.id)
    var campaigns: [String]

    @Option(
        parsing: .upToNextOption, help: ArgumentHelp("The locales to send to.", valueName: "locale"),
        completion: .locales)
    var locale: [String]

    @Option(help: ArgumentHelp("The file of the service account.", valueName: "file"), completion: .file())
    var credentials: String?

    @Option(help: ArgumentHelp("The address of FCM, or of a proxy in front of it.", valueName: "url"))
    var endpoint = MessagingEndpoint.standard

    @Flag(help: "Print exactly what would be sent, and send nothing.")
    var dryRun = false

    @Flag(name: .customLong("validate"), help: "Only ask FCM whether it would accept the messages.")
    var validatesOnly = false

    @Flag(help: "Keep running until the last message is due, and send it then.")
    var wait = false

    @Flag(help: "Send again what may have been sent, or was sent with another text.")
    var resend = false

    @Flag(help: "Send nothing, and record as sent what was sent by other means.")
    var sentElsewhere = false

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("How many messages are sent at the same time, 1 to 64.", valueName: "number"))
    var concurrency = 4

    @Option(
        parsing: .unconditional, help: ArgumentHelp("The most messages per second, up to 600.", valueName: "number"))
    var rate = 10.0

    @Option(parsing: .unconditional, help: ArgumentHelp("How often a message is tried, 1 to 20.", valueName: "number"))
    var attempts = 6

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("How long to wait for one answer, in seconds.", valueName: "seconds"))
    var timeout = 30.0

    @Flag(help: "Print the result as JSON.")
    var json = false

    @OptionGroup var options: WorkspaceOptions

    func validate() throws {
        if dryRun, validatesOnly { throw ValidationError("--dry-run asks nobody; leave --validate out") }
        if validatesOnly, wait || resend {
            throw ValidationError("--validate sends nothing; leave --wait and --resend out")
        }
        if sentElsewhere, dryRun || validatesOnly || wait || resend {
            throw ValidationError("--sent-elsewhere only records; leave all other ways to send out")
        }
        guard (1...64).contains(concurrency) else { throw ValidationError("--concurrency must be from 1 to 64") }
        guard (0.01...600).contains(rate) else { throw ValidationError("--rate must be from 0.01 to 600") }
        guard (1...20).contains(attempts) else { throw ValidationError("--attempts must be from 1 to 20") }
        guard (0.1...600).contains(timeout) else { throw ValidationError("--timeout must be from 0.1 to 600") }
    }

    func run() throws {
        // Whoever looks at the messages may go away; what is under way is still brought to its end.
        signal(SIGPIPE, SIG_IGN)
        if !dryRun, !sentElsewhere, !options.quiet { warnOfOpenCredentials() }
        let pushing = Pushing(plan, dependencies: try dependencies())
        let clock = try options.configuration().clock
        let result = dryRun ? try preview(pushing, clock) : try send(pushing, clock)
        if result.hasFailed { throw ExitStatus.failure.code }
        if result.isHeldBack { throw ExitStatus.refused.code }
    }

    private func warnOfOpenCredentials() {
        let variable = PushCredentials.variable
        if let credentials {
            Console.warning(about: SecretFile(named: credentials, by: "--credentials"))
        } else if let file = ProcessInfo.processInfo.environment[variable], !file.isEmpty {
            Console.warning(about: SecretFile(named: file, by: variable))
        }
    }

    private func preview(_ pushing: Pushing, _ clock: ZoneClock) throws -> PushResult {
        let result = try Failures.reported(options.isColoured) { () throws(ReleaseFailure) in try pushing.preview() }
        if json {
            Console.result(result.json)
        } else {
            if !options.quiet { Console.message(result.text(clock: clock), terminator: "") }
            Console.result(result.requests(withWaiting: wait))
        }
        return result
    }

    private func send(_ pushing: Pushing, _ clock: ZoneClock) throws -> PushResult {
        if wait { Console.progress.end() }
        let (isQuiet, isColoured) = (options.quiet, options.isColoured)
        let result = try Failures.reported(isColoured) { () throws(ReleaseFailure) in
            let onWaiting = { if !isQuiet { Console.message("Another push is under way; waiting for it.") } }
            guard !sentElsewhere else { return try pushing.recordElsewhere(onWaiting: onWaiting) }
            return try pushing.run(
                onWaiting: onWaiting,
                progress: { Console.progress.tell($0, of: $1, "messages") },
                report: { round in
                    switch round {
                    case .waiting(let result):
                        if !isQuiet { Console.message(result.text(clock: clock), terminator: "") }
                    case .failed(let failure, let isLast):
                        Failures.tell(failure, isColoured: isColoured)
                        if !isLast { Console.message("Trying again.") }
                    }
                })
        }
        if json {
            Console.result(result.json)
        } else if !isQuiet || result.hasFailed || result.isHeldBack {
            Console.result(result.text(clock: clock))
        }
        if result.hasRecorded, !json, !options.quiet {
            Console.message("Next: commit releases/, which records this: without it, messages may be sent again.")
        }
        return result
    }

    private func dependencies() throws -> SendingDependencies {
        let environment = ProcessInfo.processInfo.environment
        let began = ContinuousClock.now
        return SendingDependencies(
            fetcher: CurlFetcher(environment: environment, limits: SiteLimits(bytes: 1 << 20, seconds: timeout)),
            now: RunningClock.from(try options.moment(), isPinned: options.isPinned),
            clock: { Instant(clock: Date()).seconds },
            steadyClock: { RunningClock.milliseconds(of: ContinuousClock.now - began) },
            pause: { RunningClock.pause($0) }, random: { Int64.random(in: $0) })
    }

    private var plan: PushPlan {
        var plan = PushPlan(
            folder: options.folder, campaigns: campaigns, locales: locale, run: UUID().uuidString.lowercased(),
            variables: ProcessInfo.processInfo.environment)
        plan.credentials = credentials
        plan.endpoint = endpoint
        plan.resends = resend
        plan.validatesOnly = validatesOnly
        plan.waits = wait
        plan.width = concurrency
        plan.rate = rate
        plan.policy.attempts = attempts
        return plan
    }
}
