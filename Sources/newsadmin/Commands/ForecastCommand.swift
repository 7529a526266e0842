import ArgumentParser
import Campaigns
import Foundation
import Newsroom
import Simulation

/// `newsadmin forecast`.
struct ForecastCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "forecast",
        abstract: "Forecasts how many users see each message, and when.",
        discussion: """
            Every user of the audience in newsadmin.yml gets a phone, which lives launch by launch: it asks for the \
            feed as the working files have it at that moment, and shows what the client would show. The same seed gives the same \
            numbers on every machine, with any number of cores.

            Examples:
              newsadmin forecast
              newsadmin forecast --days 365 --users 1000000 --client inotify
              newsadmin forecast --json > forecast.json
              newsadmin forecast --shard 3/8 --output 3.json # the third of eight parts
              newsadmin forecast merge *.json # the parts as a whole
            """,
        subcommands: [ForecastMergeCommand.self])

    @OptionGroup var channels: ChannelOptions

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("How many days, beginning with that of --now. (default: 90)", valueName: "number"))
    var days: Int?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("How many users, in place of the audience's number.", valueName: "number"))
    var users: Int?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("The seed of the random numbers, in place of the audience's.", valueName: "number"))
    var seed: Int?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "How often users come back to the app after each launch, in place of the audience's number.",
            valueName: "number"))
    var returns: Int?

    @Option(
        help: ArgumentHelp(
            "Only one of several equal parts of the users, such as 3/8; prints JSON for “forecast merge”.",
            valueName: "part"), transform: Self.shard)
    var shard: ForecastShard?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("How many threads. (default: one for each core)", valueName: "number"))
    var jobs: Int?

    @OptionGroup var result: ForecastOutput

    @OptionGroup var options: WorkspaceOptions

    private static func shard(_ text: String) throws -> ForecastShard {
        if let shard = ForecastShard(text) { return shard }
        throw ValidationError(
            "write the part as 3/8: from 1 to the number of parts, of which there are at most 1,000,000")
    }

    func validate() throws {
        if let days, !(1...ForecastSetting.mostDays).contains(days) {
            throw ValidationError("--days must be from 1 to \(ForecastSetting.mostDays)")
        }
        if let users, !(1...AudienceModel.mostUsers).contains(users) {
            throw ValidationError("--users must be from 1 to \(AudienceModel.mostUsers)")
        }
        if let seed, seed < 0 { throw ValidationError("--seed must not be negative") }
        if let returns, !(0...AudienceModel.mostReturns).contains(returns) {
            throw ValidationError("--returns must be from 0 to \(AudienceModel.mostReturns)")
        }
        if let jobs, !(1...1024).contains(jobs) { throw ValidationError("--jobs must be from 1 to 1024") }
    }

    /// The options that were given and say how a forecast is made, which is past where its shards are merged.
    var optionsOfMaking: [String] {
        let options: [(name: String, isGiven: Bool)] = [
            ("--locale", !channels.locale.isEmpty), ("--client", !channels.client.isEmpty), ("--days", days != nil),
            ("--users", users != nil), ("--seed", seed != nil), ("--returns", returns != nil),
            ("--shard", shard != nil), ("--jobs", jobs != nil), ("--workspace", options.workspace != "."),
            ("--now", options.now != nil),
        ]
        return options.filter(\.isGiven).map(\.name)
    }

    func run() throws {
        let now = try options.moment()
        let (locales, clients) = try channels.checked(in: options)
        let plan = ForecastPlan(
            folder: options.folder, now: now, locales: locales, clients: clients, days: days ?? 90, users: users,
            seed: seed.map { UInt64($0) }, returns: returns, shard: shard,
            jobs: jobs ?? ProcessInfo.processInfo.activeProcessorCount)
        let forecast: ForecastResult
        do {
            forecast = try WorkspaceForecast(plan).run { Console.progress.tell($0, of: $1, "users") }
        } catch {
            throw Failures.report(error, isColoured: options.isColoured)
        }
        if !options.quiet { Console.remarks(forecast.remarks) }
        Console.findings(forecast.errors.findings, isColoured: options.isColoured)
        if let sentence = forecast.errors.sentence { Console.message("newsadmin: " + Console.line(sentence)) }
        let report = forecast.report
        try result.hand(
            out: result.json || shard != nil ? report.json : report.text(fitting: result.width),
            outside: options.folder)
        if !forecast.errors.findings.isEmpty { throw ExitStatus.findings.code }
    }
}
