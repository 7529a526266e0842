import ArgumentParser
import Campaigns
import Newsroom

/// `newsadmin schedule`.
struct ScheduleCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "schedule",
        abstract: "Lists the moments at which feeds change, or what phones are shown when.",
        discussion: """
            Examples:
              newsadmin schedule
              newsadmin schedule --locale fr --client inotify
              newsadmin schedule --ics > news.ics          for a calendar program
              newsadmin schedule --matrix --client inotify --days 30
                                                           what phones are shown, by version and time
            """)

    @OptionGroup var options: WorkspaceOptions
    @OptionGroup var channels: ChannelOptions

    @Flag(help: "Print which phones are shown what, and what is kept from them, over versions and time.")
    var matrix = false

    @Option(help: ArgumentHelp("How many days --matrix looks ahead.", valueName: "number"))
    var days = 90

    @Flag(help: "Print JSON.")
    var json = false

    @Flag(help: "Print an iCalendar file.")
    var ics = false

    func validate() throws {
        if json && ics { throw ValidationError("--json and --ics exclude each other") }
        if matrix && ics { throw ValidationError("--matrix and --ics exclude each other") }
        if !(1...3660).contains(days) { throw ValidationError("--days must be from 1 to 3660") }
    }

    func run() throws {
        let now = try options.moment()
        let (locales, clients) = try channels.checked(in: options)
        let (text, findings) = try Failures.reported(options.isColoured) { () throws(WorkspaceReader.Failure) in
            try matrix
                ? shown(from: now, locales: locales, clients: clients)
                : changes(from: now, locales: locales, clients: clients)
        }
        let errors = findings.filter { $0.severity == .error && $0.isAbout(locales) }
        Console.findings(errors, isColoured: options.isColoured)
        Console.result(text)
        if !errors.isEmpty { throw ExitStatus.findings.code }
    }

    private func changes(
        from now: Instant, locales: Set<String>?, clients: Set<String>?
    ) throws(WorkspaceReader.Failure) -> (String, [Diagnostic]) {
        let listing = try ScheduleListing(folder: options.folder, now: now, locales: locales, clients: clients)
        return (ics ? listing.iCalendar : json ? listing.json : listing.text, listing.findings)
    }

    private func shown(
        from now: Instant, locales: Set<String>?, clients: Set<String>?
    ) throws(WorkspaceReader.Failure) -> (String, [Diagnostic]) {
        let matrix = try ScheduleMatrix(
            folder: options.folder, now: now, days: days, locales: locales, clients: clients)
        return (json ? matrix.json : matrix.text, matrix.findings)
    }
}
