import Campaigns
import Files
import Releases

/// Ships what is due, waits for the next change, and ships again.
///
/// A release that is made meanwhile is shipped as soon as it is seen. What fails after the first deployment is tried
/// again: after half a minute, then after twice as long each time, up to ten minutes.
public struct KeepingDeployed: Sendable {
    private let plan: DeployPlan
    private let end: Instant

    /// What the run reports while it goes on.
    public enum Event: Sendable {
        /// A deployment came to its end.
        case deployed(DeployResult)
        /// A deployment failed, and the next attempt comes at an instant.
        case failed(ReleaseFailure, nextAttempt: Instant)
        /// Nothing is due before an instant.
        case waiting(until: Instant)
    }

    /// Deployments of a plan until an instant, whose own changes are shipped too.
    public init(_ plan: DeployPlan, until end: Instant) {
        self.plan = plan
        self.end = end
    }

    /// Runs until the end.
    ///
    /// - Parameters:
    ///   - clock: the moment as of which each deployment is made.
    ///   - pause: waits for at most so many milliseconds.
    ///   - report: called with what happens.
    /// - Throws: why the last deployment failed, or the first where that cannot pass: wrong usage, errors, a refusal.
    public func run(
        clock: () -> Instant, pause: (Int64) -> Void, report: (Event) -> Void
    ) throws(ReleaseFailure) {
        var isFirst = true
        var failures = 0
        while true {
            var attempt = plan
            attempt.now = clock()
            let mark = releasesMark()
            var wake = end
            do throws(ReleaseFailure) {
                let result = try Deploying(attempt).run()
                report(.deployed(result))
                wake = min(end, result.nextChange ?? end)
                failures = result.refusals.isEmpty ? 0 : failures + 1
                // What keeps a locale from being deployed may pass, such as a clock that is behind.
                if failures > 0 { wake = min(wake, nextAttempt(clock(), after: failures)) }
                if attempt.now < end { report(.waiting(until: wake)) }
            } catch {
                if isFirst && !error.mayPass || attempt.now >= end { throw error }
                failures += 1
                wake = min(end, nextAttempt(clock(), after: failures))
                report(.failed(error, nextAttempt: wake))
            }
            if attempt.now >= end { return }
            isFirst = false
            wake.wait(by: clock, pause: pause) { releasesMark() != mark }
        }
    }

    /// When to try again after so many failures: after half a minute, then after twice as long each time, up to ten
    /// minutes.
    private func nextAttempt(_ now: Instant, after failures: Int) -> Instant {
        now.advanced(seconds: min(600, 15 << Int64(min(failures, 10))))
    }

    /// What says which releases are current: it changes with each release of any locale, because some feeds serve
    /// several.
    private func releasesMark() -> [String: [UInt8]] {
        // A ledger may hold a hundred thousand files, and this is asked every two seconds.
        let locales = (try? FolderListing.tree(at: "\(plan.folder)/releases", depth: 0)) ?? []
        return locales.reduce(into: [:]) { mark, locale in
            mark[locale] = try? FileReading.bytes(at: "\(locale)/\(LedgerPath.current)", limit: 200)
        }
    }
}

extension ReleaseFailure {
    /// Whether it may be otherwise in a moment: a network or a disk that is away.
    fileprivate var mayPass: Bool {
        switch self {
        case .unknown, .workspace(.file): true
        default: false
        }
    }
}
