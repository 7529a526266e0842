import ArgumentParser
import Campaigns
import Foundation
import Newsroom

/// The options that all verbs share that read a workspace.
struct WorkspaceOptions: ParsableArguments {
    @Option(help: ArgumentHelp("The folder that holds newsadmin.yml.", valueName: "dir"), completion: .directory)
    var workspace = "."

    @Option(
        help: ArgumentHelp(
            "The moment to work as of, such as 2026-11-20T09:00Z, or a day, from its midnight on; without an offset, in "
                + "the workspace's zone.",
            valueName: "time"))
    var now: String?

    @Flag(help: "Print no progress, summary or advice.")
    var quiet = false

    @Flag(help: "Print without colour.")
    var noColor = false

    func validate() throws {
        if workspace.isEmpty { throw ValidationError("--workspace names no folder") }
    }

    /// Whether messages are printed in colour.
    var isColoured: Bool { !noColor && Console.wantsColour }

    /// The workspace's folder without a slash at its end.
    var folder: String { Self.trimmed(workspace) }

    /// A folder's name without slashes at its end.
    static func trimmed(_ folder: String) -> String {
        var folder = folder
        while folder.count > 1, folder.hasSuffix("/") { folder.removeLast() }
        return folder
    }

    /// What `newsadmin.yml` says.
    func configuration() throws -> WorkspaceConfiguration {
        try Failures.reported(isColoured) { () throws(WorkspaceReader.Failure) in
            try WorkspaceReader(vocabulary: .standard).readConfiguration(in: folder).configuration
        }
    }

    /// The moment to work as of: `--now`, else SOURCE_DATE_EPOCH, else the clock.
    func moment() throws -> Instant {
        if let now { return try instant(now, of: "--now") }
        if let epoch = ProcessInfo.processInfo.environment["SOURCE_DATE_EPOCH"] {
            guard let seconds = Int64(epoch), (0..<Instant.representable.upperBound.seconds).contains(seconds) else {
                let shown = TerminalText.shown(epoch)
                throw ValidationError("SOURCE_DATE_EPOCH is “\(shown)”, but must be a number of seconds since 1970")
            }
            return try workable(Instant(seconds: seconds), "SOURCE_DATE_EPOCH \(epoch)")
        }
        return try clock()
    }

    /// Tells of a moment that is none, for verbs that do not work as of one.
    func checkMoment() throws { _ = try moment() }

    /// The moment that the clock shows.
    func clock() throws -> Instant {
        try workable(
            Instant(clock: Date()), "the clock of this computer",
            advice: "; set it right, or name the moment with --now")
    }

    /// Whether the moment to work as of was given, and is not the clock's.
    var isPinned: Bool { now != nil || ProcessInfo.processInfo.environment["SOURCE_DATE_EPOCH"] != nil }

    /// The moment that an option names; without an offset, in the workspace's zone, and without a time, the midnight with
    /// which the day begins.
    func instant(_ text: String, of option: String) throws -> Instant {
        switch TimeNotation(text) ?? TimeNotation("\(text)T00:00") {
        case .instant(let instant)?: return try workable(instant, "\(option) \(text)")
        case .civil(let time)?:
            let clock = try configuration().clock
            let instants = clock.instants(showing: time)
            if TimeNotation(text) == nil {
                return try workable(clock.beginning(ofDay: time), "\(option) \(text)")
            }
            guard instants.count == 1 else {
                throw ValidationError("\(option) \(text) is no single moment in \(clock.name); add an offset")
            }
            return try workable(instants[0], "\(option) \(text)")
        case nil:
            let shown = TerminalText.shown(text)
            throw ValidationError("\(option) \(shown) is not a date and time; write it as 2026-11-20T09:00Z")
        }
    }

    /// A moment that was given in these words, if newsadmin works as of it.
    private func workable(_ instant: Instant, _ words: String, advice: String = "") throws -> Instant {
        if instant.isWorkable { return instant }
        let years = Instant.workableYears
        let reason =
            instant < Instant(seconds: 0)
            ? "too long ago; the first year that can be worked as of is \(years.lowerBound)"
            : "too far ahead; the last year that can be worked as of is \(years.upperBound)"
        throw ValidationError("\(words) is \(reason)\(advice)")
    }

    /// The names that were given, if they are known; all, if none were given.
    static func checked(_ names: [String], among known: [String], kind: NameKind) throws -> Set<String>? {
        for name in names where !known.contains(name) {
            throw ValidationError(TerminalText.shown(UnknownName.sentence(name, among: known, kind: kind)))
        }
        return names.isEmpty ? nil : Set(names)
    }
}
