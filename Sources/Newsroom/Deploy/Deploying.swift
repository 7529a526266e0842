import Campaigns
import Delivery
import Files
import Releases

/// Ships what is due to the place that phones download from.
public struct Deploying: Sendable {
    private let plan: DeployPlan

    /// Who is waited for.
    public enum Other: Sendable {
        /// Another deployment to this place.
        case deployment
        /// Whoever writes into the ledger that is to be read.
        case ledger
    }

    /// A deployment that is yet to run.
    public init(_ plan: DeployPlan) {
        self.plan = plan
    }

    /// Compares and, unless it is a dry run, writes.
    ///
    /// - Parameters:
    ///   - isDryRun: whether nothing is written.
    ///   - onWaiting: called once for each that is at work and has to be waited for, before waiting.
    ///   - progress: called with how many files of all have been written.
    public func run(
        isDryRun: Bool = false, onWaiting: (Other) -> Void = { _ in }, progress: (Int, Int) -> Void = { _, _ in }
    ) throws(ReleaseFailure) -> DeployResult {
        if plan.locales.isEmpty { throw .usage("name the locales") }
        let target = try target()
        if isDryRun, DeployedFolder(remote: target.remote ?? "", workspace: plan.folder) != nil {
            // Nothing of it can get in anybody's way, so it makes no lock, which needs the right to write.
            let (content, steps, _) = try decided(for: target, under: nil, onWaiting: onWaiting)
            return result(of: content, steps, at: target)
        }
        let lock = try ReleaseFailure.filing { () throws(FileProblem) in
            try FolderLock(at: "\(plan.folder)/.newsadmin/deploy-\(plan.name).lock") { onWaiting(.deployment) }
        }
        let (content, steps, depot) = try decided(for: target, under: lock.handle, onWaiting: onWaiting)
        if !isDryRun {
            do throws(DeployProblem) {
                try remember(content, at: target, withOld: true)
                try Deployment(content.tree, to: depot).run(steps, progress: progress)
                try remember(content, at: target, withOld: false)
            } catch {
                let right = Self.right(lackedFor: error).map { "\($0), then" }
                throw .unknown(
                    "the deployment did not come to its end: \(error);\(right ?? "") run it again to go on")
            }
        }
        _ = consume lock
        return result(of: content, steps, at: target)
    }

    private func result(
        of content: DeployContent, _ steps: Deployment.Plan, at target: PublishingTarget
    ) -> DeployResult {
        DeployResult(
            place: RcloneRemote(target.remote ?? "").shown, releases: content.releases,
            written: steps.writes.map(\.path), removed: steps.removals, unchanged: steps.unchanged,
            bytes: steps.writes.reduce(0) { $0 + $1.bytes.count },
            nextChange: content.nextChange, warnings: content.warnings, refusals: content.refusals)
    }

    /// What there is to ship to the place, without locales of which it holds what no release here has.
    ///
    /// - Parameter lock: the lock that keeps others from deploying there; nil: nobody is kept from that, nor from releasing.
    private func decided(
        for target: PublishingTarget, under lock: Int32?, onWaiting: (Other) -> Void
    ) throws(ReleaseFailure) -> (DeployContent, Deployment.Plan, any Depot) {
        let depot = try depot(target, under: lock)
        var locales = plan.locales
        var refusals: [Refusal] = []
        while true {
            // Somebody may release while this goes on, so what is left is read and compared anew.
            var content = try content(of: locales, for: target, isLocked: lock != nil, onWaiting: onWaiting)
            let steps = try compared { () throws(DeployProblem) in try Deployment(content.tree, to: depot).plan() }
            let refused = try compared { () throws(DeployProblem) in
                plan.overwrites ? [] : try content.foreignFileRefusals(before: steps, at: depot)
            }
            refusals += content.refusals
            guard !refused.isEmpty else {
                content.refusals = refusals
                return (content, steps, depot)
            }
            refusals += refused
            let rest = locales.filter { locale in !refusals.contains { $0.locale == locale } }
            // What serves all languages would go on saying what is no longer so in one of them.
            guard !rest.isEmpty, rest.count < locales.count, !content.isShared else { throw .refused(refusals) }
            locales = rest
        }
    }

    /// What a look at the place gives; nothing was written yet.
    private func compared<Value>(_ look: () throws(DeployProblem) -> Value) throws(ReleaseFailure) -> Value {
        do throws(DeployProblem) {
            return try look()
        } catch {
            let right = Self.right(lackedFor: error).map { ";\($0)" }
            throw .unknown("nobody can tell what would be deployed: \(error)\(right ?? "")")
        }
    }

    /// What is due. Of releases that another process is making, all are shipped or none: between two locales of one
    /// command, a feed for all languages would show the one's messages to the other.
    private func content(
        of locales: [String], for target: PublishingTarget, isLocked: Bool, onWaiting: (Other) -> Void
    ) throws(ReleaseFailure) -> DeployContent {
        var present = plan
        present.locales = locales
        guard plan.environment == nil else { return try DeployContent(working: present, of: target) }
        guard isLocked else { return try DeployContent(released: present) }
        let lock = try ReleaseFailure.filing { () throws(FileProblem) in
            try LedgerLock(folder: plan.folder) { onWaiting(.ledger) }
        }
        // What was released while this waited is later than the moment at which it began to wait.
        if let clock = plan.clock { present.now = max(plan.now, clock()) }
        let content = try DeployContent(released: present)
        _ = consume lock
        return content
    }

    /// What to do where a deployment did not come to its end for want of a right; nil where that is not why.
    private static func right(lackedFor problem: DeployProblem) -> String? {
        guard case .file(let problem) = problem, problem.cause == .permission else { return nil }
        return " give yourself the right to \(problem.action.isReading ? "read" : "write") there"
    }

    /// Before anything is written, old paths are kept as well, so that a deployment that is stopped forgets none.
    private func remember(
        _ content: DeployContent, at target: PublishingTarget, withOld: Bool
    ) throws(DeployProblem) {
        let record = ShippedPaths(workspace: plan.folder, environment: plan.name, remote: target.remote ?? "")
        try DeployProblem.filing { () throws(FileProblem) in
            for (locale, paths) in content.paths.sorted(by: { $0.key < $1.key }) {
                try record.keep(withOld ? paths.union(record.paths(of: locale)) : paths, of: locale)
            }
        }
    }

    private func target() throws(ReleaseFailure) -> PublishingTarget {
        let configuration = try ReleaseFailure.configuration(in: plan.folder)
        let target = try plan.target(in: configuration)
        guard target.remote != nil else {
            guard let environment = plan.environment else {
                throw .usage(
                    "newsadmin.yml does not say where to: add deploy: {remote: …}, a folder or an rclone remote")
            }
            throw .usage("newsadmin.yml does not say where to: add a remote to environments: {\(environment): …}")
        }
        if plan.environment != nil { try refuseProduction(target, configuration) }
        return target
    }

    /// Refuses the folder of production under another name: texts that nobody has released would go to its phones.
    private func refuseProduction(
        _ target: PublishingTarget, _ configuration: WorkspaceConfiguration
    ) throws(ReleaseFailure) {
        let folders = [target, configuration.production].compactMap(\.remote).compactMap { remote in
            DeployedFolder(remote: remote, workspace: plan.folder) ?? DeployedFolder(behind: remote)
        }.map(\.path)
        guard folders.count == 2, FolderNesting.areSame(folders[0], folders[1]) else { return }
        throw .usage(
            "\(folders[0]) is the folder of production; name another one for this environment in newsadmin.yml")
    }

    private func depot(_ target: PublishingTarget, under lock: Int32?) throws(ReleaseFailure) -> any Depot {
        let remote = target.remote ?? ""
        if let folder = DeployedFolder(remote: remote, workspace: plan.folder) {
            if let claim = folder.claim(in: plan.folder) {
                throw .usage("\(folder.path) \(claim.rawValue); name a folder of its own in newsadmin.yml")
            }
            return FolderDepot(folder.path)
        }
        if let kind = RcloneRemote.wrapper(of: remote) {
            throw .usage(
                "\(RcloneRemote(remote).shown) hides behind “\(kind)” where it leads; name the place itself in newsadmin.yml"
            )
        }
        if let claim = DeployedFolder(behind: remote)?.claim(in: plan.folder) {
            throw .usage(
                "\(RcloneRemote(remote).shown) \(claim.rawValue); name a folder of its own in newsadmin.yml")
        }
        do {
            return try RcloneDepot(
                remote, staging: "\(plan.folder)/.newsadmin/deploy/\(plan.name)", environment: plan.variables,
                lock: lock)
        } catch {
            throw .unknown("\(error)")
        }
    }
}
