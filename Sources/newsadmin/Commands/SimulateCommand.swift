import ArgumentParser
import Campaigns
import Clients
import Newsroom
import Simulation

/// `newsadmin simulate`.
struct SimulateCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "simulate",
        abstract: "Shows what a user sees, launch by launch, on a simulated phone that reads the feeds.",
        discussion: """
            Each row says when the app was opened, what was shown with which buttons, what the user did, and why other \
            messages were not shown. The phone is new at --now, and at each launch asks for the feed as the working \
            files have it then, approved or not; with --released, as it was released. If a message has no button for \
            what the user would do, it is dismissed.

            Examples:
              newsadmin simulate --client inotify --locale fr
              newsadmin simulate --client notable --version 1.1 --launch weekly@MO@09:00 --days 60 --respond action
              newsadmin simulate --client ismartnews --launch every@6h --event level:done --respond none
              newsadmin simulate --client inotify --released # what phones have
              newsadmin simulate --feed old.plist            # any feed from anywhere
              newsadmin simulate journeys/sale.yml --id sale-is-shown
            """)

    @Argument(
        help: ArgumentHelp(
            "Journey files to play, in place of the launches that the options describe.", valueName: "file"),
        completion: .file())
    var journeys: [String] = []

    @Option(
        help: ArgumentHelp("The client; required if the workspace has several.", valueName: "client"),
        completion: .clients)
    var client: String?

    @Option(
        help: ArgumentHelp("The language of the phone. (default: the source locale)", valueName: "locale"),
        completion: .locales)
    var locale: String?

    @Option(help: ArgumentHelp("The app's version. (default: the newest)", valueName: "version"))
    var version: String?

    @Option(
        help: ArgumentHelp(
            "The version of the phone's system. (default: \(Occasion.usualSystem))", valueName: "version"))
    var system: String?

    @Option(
        help: ArgumentHelp(
            "When the app is opened, in the workspace's zone: \(LaunchPattern.forms). (default: daily@09:00)",
            valueName: "pattern"))
    var launch: String?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "How many days, from --now on; at most \(SimulationPlan.mostOccasions) launches and events. (default: 14)",
            valueName: "number"))
    var days: Int?

    @Option(
        help: ArgumentHelp(
            "What the user does with a message; by default, dismiss it.",
            valueName: "answer"))
    var respond: UserResponse?

    @Option(
        help: ArgumentHelp("An event that the app posts a minute after each launch (iSmartNews).", valueName: "event"))
    var event: [String] = []

    @Option(
        help: ArgumentHelp("A feed file, in place of the workspace's feeds.", valueName: "file"), completion: .file())
    var feed: String?

    @Flag(help: "Read what was released, in place of the working files.")
    var released = false

    @Option(help: ArgumentHelp("Only the journey with this id.", valueName: "id"))
    var id: String?

    @Flag(help: "Print JSON.")
    var json = false

    @OptionGroup var options: WorkspaceOptions

    func validate() throws {
        if let journey = journeys.first {
            let isPlanned =
                client != nil || locale != nil || version != nil || feed != nil || !event.isEmpty || system != nil
                || launch != nil || days != nil || respond != nil || released
            if isPlanned {
                // The value of a mistyped option is taken for a file, too.
                throw ValidationError(
                    "“\(journey)” is taken for a file of journeys, and a journey itself says what is simulated; "
                        + "leave it or the other options out")
            }
        } else if id != nil {
            throw ValidationError("--id is for files of journeys")
        }
        if released && feed != nil { throw ValidationError("--released and --feed exclude each other") }
        if let days, !(1...3660).contains(days) { throw ValidationError("--days must be from 1 to 3660") }
        if let launch, LaunchPattern(launch) == nil {
            throw ValidationError("“\(launch)” is no pattern of launches; write one of \(LaunchPattern.forms)")
        }
    }

    func run() throws {
        let now = try options.moment()
        let result: SimulationResult
        do {
            result = try simulation(now)
        } catch let failure as SimulationFailure {
            throw Failures.report(failure, isColoured: options.isColoured)
        }
        if !options.quiet { Console.remarks(result.remarks) }
        Console.findings(result.errors.findings, isColoured: options.isColoured)
        if let sentence = result.errors.sentence { Console.message("newsadmin: " + Console.line(sentence)) }
        Console.result(json ? result.json : result.text(fitting: Console.width))
        if !result.errors.findings.isEmpty { throw ExitStatus.findings.code }
    }

    private func simulation(_ now: Instant) throws -> SimulationResult {
        if !journeys.isEmpty { return try JourneySimulation(journeys, id: id, folder: options.folder, now: now).run() }
        let plan = SimulationPlan(
            folder: options.folder, now: now, client: client, locale: locale, version: version,
            system: system ?? Occasion.usualSystem, launches: launch.flatMap(LaunchPattern.init), days: days ?? 14,
            response: respond ?? .dismiss, events: event)
        if let feed { return try FeedSimulation(plan, feed: feed).run() }
        return released ? try ReleasedSimulation(plan).run() : try WorkspaceSimulation(plan).run()
    }
}

extension UserResponse: ExpressibleByArgument {}
