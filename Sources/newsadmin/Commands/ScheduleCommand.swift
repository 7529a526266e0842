import ArgumentParser
import Campaigns
import Newsroom

/// `newsadmin schedule`.
struct ScheduleCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "schedule",
        abstract: "Lists the moments at which feeds change, or what phones show, and when.",
        discussion: """
            It goes by the working files, as feeds will be once they are released; with --released, by what was released.

            Examples:
              newsadmin schedule
              newsadmin schedule --locale fr --client inotify
              newsadmin schedule --released
              newsadmin schedule --ics > news.ics # for a calendar program
              newsadmin schedule --matrix --client inotify --days 30 # by version and time
            """)

    @OptionGroup var options: WorkspaceOptions
    @OptionGroup var channels: ChannelOptions

    @Flag(help: "Print what phones are shown, and what is kept from them, by version and time.")
    var matrix = false

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("How many days --matrix looks ahead. (default: 90)", valueName: "number"))
    var days: Int?

    @Flag(help: "List when what was released changes, in place of the working files.")
    var released = false

    @Flag(help: "Print JSON.")
    var json = false

    @Flag(help: "Print an iCalendar file.")
    var ics = false

    func validate() throws {
        if json && ics { throw ValidationError("--json and --ics exclude each other") }
        if matrix && released { throw ValidationError("--matrix goes by the working files; leave --released out") }
        if matrix && ics { throw ValidationError("--matrix and --ics exclude each other") }
        if days != nil && !matrix {
            throw ValidationError("--days is for --matrix; without it all changes ahead are listed")
        }
        if let days, !(1...3660).contains(days) { throw ValidationError("--days must be from 1 to 3660") }
    }

    func run() throws {
        let now = try options.moment()
        let (locales, clients) = try channels.checked(in: options)
        let (text, errors) = try Failures.reported(options.isColoured) { () throws(WorkspaceReader.Failure) in
            try matrix
                ? shown(from: now, locales: locales, clients: clients)
                : changes(from: now, locales: locales, clients: clients)
        }
        Console.findings(errors.findings, isColoured: options.isColoured)
        if let sentence = errors.sentence { Console.message("newsadmin: " + Console.line(sentence)) }
        Console.result(text)
        if !errors.findings.isEmpty { throw ExitStatus.findings.code }
    }

    private func changes(
        from now: Instant, locales: Set<String>?, clients: Set<String>?
    ) throws(WorkspaceReader.Failure) -> (String, StoppingErrors) {
        let listing = try ScheduleListing(
            folder: options.folder, now: now, locales: locales, clients: clients, isOfReleases: released)
        return (ics ? listing.iCalendar : json ? listing.json : listing.text, listing.errors)
    }

    private func shown(
        from now: Instant, locales: Set<String>?, clients: Set<String>?
    ) throws(WorkspaceReader.Failure) -> (String, StoppingErrors) {
        let matrix = try ScheduleMatrix(
            folder: options.folder, now: now, days: days ?? 90, locales: locales, clients: clients)
        return (json ? matrix.json : matrix.text(fitting: Console.width), matrix.errors)
    }
}
