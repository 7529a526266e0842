import ArgumentParser
import Campaigns
import Files
import Foundation
import Newsroom
import Releases

/// The options that all verbs share that write a release.
struct ReleaseOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Who does it, as “Name” or “Name <mail>”. (default: git's user, else the system's)", valueName: "name"))
    var author: String?

    @Option(help: ArgumentHelp("A note for the log.", valueName: "text"))
    var note: String?

    @Flag(help: "Print what would be done, and write nothing.")
    var dryRun = false

    @Flag(help: "Print the result as JSON.")
    var json = false

    /// The plan for some locales.
    func plan(_ locales: [String], _ options: WorkspaceOptions) throws -> ReleasePlan {
        let now = try options.moment()
        let environment = ProcessInfo.processInfo.environment
        if now > Instant(clock: Date()).advanced(days: 1), !dryRun, !options.quiet {
            Console.message(
                "Note: --now \(now.iso8601) is ahead of the clock; the locale's next release cannot be as of an "
                    + "earlier moment."
            )
        }
        let (user, commit) = try Failures.reported(options.isColoured) { () throws(ReleaseFailure) in
            try asked(options, environment)
        }
        if let file = environment["NEWSADMIN_KEY"], !file.isEmpty, !options.quiet {
            Console.warning(about: SecretFile(named: file, by: "NEWSADMIN_KEY"))
        }
        let system = environment["USER"] ?? environment["LOGNAME"] ?? NSUserName()
        let author = author ?? user ?? (system.isEmpty ? "unknown" : system)
        return ReleasePlan(
            folder: options.folder, now: now, locales: locales, author: author, note: note,
            keyFile: environment["NEWSADMIN_KEY"], commit: commit, isDryRun: dryRun)
    }

    /// The user and the commit that is checked out, as git knows them.
    ///
    /// Where git cannot be asked, a release is made without its commit if somebody says who makes it: a withdrawal must
    /// not wait until git is mended.
    private func asked(
        _ options: WorkspaceOptions, _ environment: [String: String]
    ) throws(ReleaseFailure) -> (user: String?, commit: String?) {
        do throws(ReleaseFailure) {
            let history = try WorkspaceHistory(folder: options.folder, environment: environment)
            return (author == nil ? try history.user()?.description : nil, try history.commit())
        } catch {
            guard case .unknown(let reason) = error else { throw error }
            guard author != nil else { throw .unknown("\(reason); say with --author who does it") }
            if !options.quiet { Console.warning("\(reason); so the release does not name a commit") }
            return (nil, nil)
        }
    }

    /// Prints what was done, and what leads on.
    func report(
        _ outcomes: [ReleaseOutcome], verb: String, _ options: WorkspaceOptions,
        next: (_ locales: [String]) -> Sentence = { "commit releases/, then \(command: TypedCommand("deploy", $0))" },
        mayWait: Bool = true
    ) {
        if json { return Console.result(outcomes.json(verb: verb, isDryRun: dryRun)) }
        guard !options.quiet else { return }
        Console.result(outcomes.text(isDryRun: dryRun, in: NamedWorkspace.folder))
        if dryRun { return Console.message("Nothing was written.") }
        let made = outcomes.filter(\.isNew).map(\.locale).uniqued()
        guard !made.isEmpty else { return }
        // Who releases as of a later moment cannot deploy before it.
        let isAhead = mayWait && options.isPinned && (try? options.moment()).map { $0 > Instant(clock: Date()) } == true
        let when = isAhead ? ", once that moment has come" : ""
        Console.message("Next: \(next(made))\(when)." as Sentence)
        let pushed = outcomes.filter { $0.isNew && !$0.toPush.isEmpty }
        guard !pushed.isEmpty else { return }
        // A push is refused where one of the locales has nothing of one of the campaigns.
        let commands = pushed.map(\.toPush).uniqued().map { campaigns -> Sentence in
            let locales = pushed.filter { $0.toPush == campaigns }.map(\.locale).uniqued()
            return "“\(command: TypedCommand("push", campaigns + ["--locale"] + locales))”"
        }
        let messages = pushed.flatMap(\.toPush).count == 1 ? "it" : "them"
        Console.message(
            """
            Phones with Sourse get \(messages) only by \(commands.joined(separator: " and ")): with --sent-elsewhere if they \
            have \(messages) already, with --resend if they have an earlier text and are to get this one too.
            """ as Sentence)
    }

    /// Tells that another process holds the ledger.
    static func waiting(_ options: WorkspaceOptions) -> () -> Void {
        { if !options.quiet { Console.message("Another newsadmin is at work on the ledger; waiting for it.") } }
    }
}
