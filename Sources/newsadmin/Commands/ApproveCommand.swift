import ArgumentParser
import Campaigns
import Foundation
import Newsroom

/// `newsadmin approve`.
struct ApproveCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "approve",
        abstract: "Records that somebody approves messages as they are now.",
        discussion: """
            An approval covers everything that users would see, and who would see it. When any of that changes, the \
            approval no longer counts. Nobody may approve what they wrote, unless newsadmin.yml says selfApproval: \
            true.

            Examples:
              newsadmin approve 2026-11-20-sale --locale fr --reviewer "Camille Roux"
              newsadmin approve campaigns/2026-11-20-sale.fr.md --reviewer "Camille Roux" # the same
              newsadmin approve --all --reviewer "Camille Roux" # shows all, asks once
            """)

    @Argument(help: ArgumentHelp("The campaigns.", valueName: "campaign"), completion: .campaigns)
    var campaigns: [String] = []

    @Option(parsing: .upToNextOption, help: ArgumentHelp("The locales.", valueName: "locale"), completion: .locales)
    var locale: [String] = []

    @Option(help: ArgumentHelp("Who approves, as “Name” or “Name <mail>”.", valueName: "name"))
    var reviewer: String

    @Option(help: ArgumentHelp("The reviewer's note, for the log.", valueName: "text"))
    var note: String?

    @Option(help: ArgumentHelp("Who wrote the texts, if git does not know.", valueName: "name"))
    var author: [String] = []

    @Flag(help: "Approve everything that waits for review.")
    var all = false

    @Flag(help: "Do not ask.")
    var yes = false

    @Flag(help: "Print the result as JSON.")
    var json = false

    @OptionGroup var options: WorkspaceOptions

    func validate() throws {
        if all, !campaigns.isEmpty { throw ValidationError("name campaigns or say --all, but not both") }
        if !all, campaigns.isEmpty { throw ValidationError("name campaigns, or say --all") }
        if !all, locale.isEmpty, !WorkspaceOptions.mayNameLocale(campaigns) {
            throw ValidationError(Self.missingLocale)
        }
    }

    private static let missingLocale = "name the locales: --locale fr"

    func run() throws {
        let verb = Approving(try plan(), authors: try authorSource())
        var expected: ApprovalProposal?
        if all {
            guard let proposal = try agreedProposal(of: verb) else { return }
            expected = proposal
        }
        let done = try Failures.reported(options.isColoured) { () throws(ReleaseFailure) in
            try verb.run(expecting: expected, onWaiting: ReleaseOptions.waiting(options))
        }
        report(done)
    }

    private func plan() throws -> ApprovalPlan {
        let named =
            all ? nil : try options.messages(named: campaigns, locales: locale, missing: Self.missingLocale)
        var plan = ApprovalPlan(
            folder: options.folder, now: try options.moment(), campaigns: named?.campaigns,
            locales: named?.locales ?? (locale.isEmpty ? nil : locale), reviewer: reviewer, note: note,
            authors: author)
        plan.translated = named?.translated ?? []
        return plan
    }

    /// What tells who wrote the texts: git, or, where it cannot be asked, nobody beside those whom `--author` names.
    private func authorSource() throws -> any AuthorSource {
        try Failures.reported(options.isColoured) { () throws(ReleaseFailure) -> any AuthorSource in
            do throws(ReleaseFailure) {
                let environment = ProcessInfo.processInfo.environment
                return try WorkspaceHistory(folder: options.folder, environment: environment).authors()
            } catch {
                guard case .unknown(let reason) = error else { throw error }
                guard !author.isEmpty else { throw .unknown("\(reason); name the authors with --author") }
                if !options.quiet {
                    Console.warning("\(reason); so nobody counts as an author but those whom you name")
                }
                return NoAuthorSource()
            }
        }
    }

    /// Everything that waits, as a person was shown it and agreed to; nil where that is nothing.
    private func agreedProposal(of verb: Approving) throws -> ApprovalProposal? {
        let proposal = try Failures.reported(options.isColoured) { () throws(ReleaseFailure) in
            try verb.proposal()
        }
        if !options.quiet || !yes { Console.message(proposal.text + proposal.leftOutText, terminator: "") }
        guard !proposal.items.isEmpty else {
            try reportNothing(in: proposal)
            return nil
        }
        try confirm(proposal)
        return proposal
    }

    /// Tells that there is nothing to approve; where that is because of who the reviewer is, with the exit status of a
    /// refusal.
    private func reportNothing(in proposal: ApprovalProposal) throws {
        if json {
            Console.result(proposal.json)
        } else if !options.quiet {
            Console.message(proposal.leftOut.isEmpty ? "There is nothing to approve." : "Nothing was approved.")
        }
        if proposal.isRefusedToReviewer { throw ExitStatus.refused.code }
    }

    private func report(_ done: ApprovalProposal) {
        if json {
            Console.result(done.json)
        } else if !options.quiet {
            if !all { Console.result(done.text) }
            let count = done.items.count
            if count > 0 { Console.message("\(count) approved. Next: \(command: "status").") }
        }
    }

    /// Asks whether all that was shown is to be approved, and ends the program where it is not.
    private func confirm(_ proposal: ApprovalProposal) throws {
        if yes { return }
        guard isatty(STDIN_FILENO) == 1 else {
            throw ValidationError("there is no terminal to ask on; use --yes to approve these")
        }
        let count = proposal.items.count
        let messages = count == 1 ? "this message" : "these \(count) messages"
        Console.message("Approve \(messages) as \(TerminalText.shown(reviewer))? [y/N] ", terminator: "")
        Console.progress.end()
        guard let answer = readLine()?.lowercased(), answer == "y" || answer == "yes" else {
            Console.message("Nothing was approved.")
            throw ExitCode.success
        }
    }
}
