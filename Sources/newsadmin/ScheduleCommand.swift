import ArgumentParser
import Campaigns
import Newsroom

/// `newsadmin schedule`.
struct ScheduleCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "schedule",
        abstract: "Lists the moments at which feeds change, and why.",
        discussion: """
            Examples:
              newsadmin schedule
              newsadmin schedule --locale fr --client inotify
              newsadmin schedule --ics > news.ics          for a calendar program
            """)

    @OptionGroup var options: WorkspaceOptions
    @OptionGroup var channels: ChannelOptions

    @Flag(help: "Print JSON.")
    var json = false

    @Flag(help: "Print an iCalendar file.")
    var ics = false

    func validate() throws {
        if json && ics { throw ValidationError("--json and --ics exclude each other") }
    }

    func run() throws {
        let now = try options.moment()
        let (locales, clients) = try channels.checked(in: options)
        let listing = try Failures.reported(options.isColoured) { () throws(WorkspaceReader.Failure) in
            try ScheduleListing(folder: options.folder, now: now, locales: locales, clients: clients)
        }
        let errors = listing.findings.filter { $0.severity == .error && $0.isAbout(locales) }
        Console.findings(errors, isColoured: options.isColoured)
        Console.result(ics ? listing.iCalendar : json ? listing.json : listing.text)
        if !errors.isEmpty { throw ExitStatus.findings.code }
    }
}
