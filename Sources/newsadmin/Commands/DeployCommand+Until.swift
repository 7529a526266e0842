import ArgumentParser
import Campaigns
import Foundation
import Newsroom

extension DeployCommand {
    /// Deploys until a moment, and prints each deployment that changed something.
    static func keep(_ plan: DeployPlan, until end: Instant, json: Bool, _ options: WorkspaceOptions) throws {
        Console.progress.end()
        guard end > plan.now else { throw ValidationError("--until names a moment that has passed") }
        let clock = try options.configuration().clock
        var isFirst = true
        var refusals: [Refusal] = []
        try Failures.reported(options.isColoured) { () throws(ReleaseFailure) in
            try KeepingDeployed(plan, until: end).run(
                clock: RunningClock.from(plan.now, isPinned: options.isPinned),
                pause: { RunningClock.pause($0) },
                report: { event in
                    switch event {
                    case .deployed(let result):
                        let isIdle = result.written.isEmpty && result.removed.isEmpty
                        defer { isFirst = false }
                        if result.refusals != refusals { Failures.tell(result.refusals) }
                        refusals = result.refusals
                        guard isFirst || !isIdle else { return }
                        if json { return Console.result(result.json(isDryRun: false, .compact) + "\n") }
                        guard !options.quiet else { return }
                        Console.result(result.text(isDryRun: false, clock: clock, in: NamedWorkspace.folder))
                    case .failed(let failure, let nextAttempt):
                        Failures.tell(failure, isColoured: options.isColoured)
                        Console.message("Trying again at \(clock.description(of: nextAttempt)).")
                    case .waiting(let instant):
                        guard !options.quiet, isatty(STDERR_FILENO) == 1 else { return }
                        Console.message("Waiting for releases, or until \(clock.description(of: instant)).")
                    }
                })
        }
        if !refusals.isEmpty { throw ExitStatus.refused.code }
    }
}
