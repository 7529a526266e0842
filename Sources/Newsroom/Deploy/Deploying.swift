import Campaigns
import Clients
import Delivery
import Files
import Releases

/// Ships what is due to the place that phones download from.
public struct Deploying: Sendable {
    private let plan: DeployPlan

    /// A deployment that is yet to run.
    public init(_ plan: DeployPlan) {
        self.plan = plan
    }

    /// Compares and, unless it is a dry run, writes.
    ///
    /// - Parameters:
    ///   - isDryRun: whether nothing is written.
    ///   - onWaiting: called once if another deployment to this place is under way, before waiting for it.
    ///   - progress: told how many files of all have been written.
    public func run(
        isDryRun: Bool = false, onWaiting: () -> Void = {}, progress: (Int, Int) -> Void = { _, _ in }
    ) throws(ReleaseFailure) -> DeployResult {
        if plan.locales.isEmpty { throw .usage("name the locales") }
        let target = try target()
        let lock = try filing { () throws(FileProblem) in
            try FolderLock(at: "\(plan.folder)/.newsadmin/deploy-\(name).lock", onWaiting: onWaiting)
        }
        let (tree, releases, nextChange) = try content(target)
        let deployment = Deployment(tree, to: try depot(target))
        do throws(DeployProblem) {
            let steps = try deployment.plan()
            if !isDryRun { try deployment.run(steps, progress: progress) }
            _ = consume lock
            return DeployResult(
                place: target.remote ?? "", releases: releases, written: steps.writes.map(\.path),
                removed: steps.removals, unchanged: steps.unchanged,
                bytes: steps.writes.reduce(0) { $0 + $1.bytes.count },
                nextChange: nextChange)
        } catch {
            throw .unknown("the deployment did not come to its end: \(error); run it again to go on")
        }
    }

    private var name: String { plan.environment ?? "production" }

    private func target() throws(ReleaseFailure) -> PublishingTarget {
        let configuration: WorkspaceConfiguration
        do {
            configuration = try WorkspaceReader(vocabulary: .standard).readConfiguration(in: plan.folder).configuration
        } catch {
            throw .workspace(error)
        }
        for locale in plan.locales where !configuration.locales.contains(locale) {
            throw .usage(UnknownName.sentence(locale, among: configuration.locales, kind: "locales"))
        }
        guard let environment = plan.environment else {
            guard configuration.production.remote != nil else {
                throw .usage(
                    "newsadmin.yml does not say where to: add deploy: {remote: …}, a folder or an rclone remote")
            }
            return configuration.production
        }
        guard let target = configuration.environments[environment] else {
            throw .usage(
                UnknownName.sentence(
                    environment, among: configuration.environments.keys.sorted() + ["production"], kind: "environments")
            )
        }
        guard target.remote != nil else {
            throw .usage("newsadmin.yml does not say where to: add a remote to environments: {\(environment): …}")
        }
        return target
    }

    private func depot(_ target: PublishingTarget) throws(ReleaseFailure) -> any Depot {
        let remote = target.remote ?? ""
        if let folder = DeployedFolder(remote: remote, workspace: plan.folder) { return FolderDepot(folder.path) }
        do {
            return try RcloneDepot(
                remote, staging: "\(plan.folder)/.newsadmin/deploy/\(name)", environment: plan.variables)
        } catch {
            throw .unknown("\(error)")
        }
    }

    private func content(
        _ target: PublishingTarget
    ) throws(ReleaseFailure) -> (DeployTree, [DeployResult.Release], Instant?) {
        guard plan.environment == nil else { return try unreleased(target) }
        let ground = try ReleaseGround(folder: plan.folder, now: plan.now)
        let findings = ground.edition.ledgers.findings.filter {
            $0.severity == .error || $0.rule == .ledgerUnsigned && $0.isAbout(Set(plan.locales))
        }
        guard findings.isEmpty else { throw .findings(findings) }
        var refusals: [Refusal] = []
        for locale in plan.locales where ground.edition.ledgers[locale].current == nil {
            refusals.append(Refusal(locale: locale, "nothing was released yet, and only releases go to production"))
        }
        for locale in plan.locales {
            guard let release = ground.edition.ledgers[locale].current,
                let date = release.beyondHorizon(
                    releasedAgainAt: ground.now, policy: ground.configuration.release), date <= ground.now
            else { continue }
            refusals.append(
                Refusal(
                    locale: locale,
                    "release \(release.number) does not know what has changed at "
                        + "\(ground.configuration.clock.description(of: date)), beyond its horizon; "
                        + "use newsadmin release \(locale) first"))
        }
        guard refusals.isEmpty else { throw .refused(refusals) }
        let ledgers = ground.edition.ledgers
        let combined = try combinedFeeds(on: ground)
        let tree = try filing { () throws(FileProblem) in
            try DeployTree(
                ledgers, locales: plan.locales, beside: combined, folder: plan.folder, at: plan.now)
        }
        let releases = plan.locales.map { locale in
            DeployResult.Release(locale: locale, number: LiveState(of: ledgers[locale], at: plan.now).release)
        }
        let changes = plan.locales.compactMap { locale in
            ledgers[locale].current?.states.keys.filter { $0 > plan.now }.min()
        }
        return (tree, releases, changes.min())
    }

    /// The feeds that serve several locales at once, put together from what is due in each of them.
    private func combinedFeeds(on ground: ReleaseGround) throws(ReleaseFailure) -> [DeployFile] {
        let reader = ContentReader(folder: plan.folder)
        var contents: [(locale: String, contents: [MessageContent])] = []
        for locale in ground.configuration.locales {
            guard let release = ground.edition.ledgers[locale].current else { continue }
            contents.append(
                (locale, try filing { () throws(FileProblem) in try reader.contents(of: release) }))
        }
        let changes = contents.flatMap { LiveState(of: ground.edition.ledgers[$0.locale], at: plan.now).since.values }
        let time = Instant(seconds: (changes.max() ?? ground.now).seconds)
        return ground.edition.clients.flatMap { client in
            let entries = contents.map { locale, contents in
                let present = contents.compactMap { content in
                    content.part(for: type(of: client).name)?.entry(of: content)
                }
                return (
                    locale: locale,
                    entries: present.filter { $0.window.contains(ground.now) }.sorted(by: FeedEntry.precedes)
                )
            }
            return client.combinedFeeds(entries)
        }.map { feed in
            DeployFile(
                path: String(feed.path.dropFirst("feeds/".count)), bytes: feed.bytes, time: time, step: .feed)
        }
    }

    /// The working texts of a place that is not production, with its own address in them.
    private func unreleased(
        _ target: PublishingTarget
    ) throws(ReleaseFailure) -> (DeployTree, [DeployResult.Release], Instant?) {
        var reader = EditionReader(now: plan.now)
        reader.baseURL = target.baseURL
        let edition: Edition
        do {
            edition = try reader.read(plan.folder)
        } catch {
            throw .workspace(error)
        }
        let errors = edition.findings.filter { $0.severity == .error && $0.isAbout(Set(plan.locales)) }
        guard errors.isEmpty else { throw .findings(errors) }
        let locales = edition.workspace.configuration.locales.filter(plan.locales.contains)
        let files = try filing { () throws(FileProblem) in
            try OutputAssembly(edition: edition, now: plan.now, locales: locales).files()
        }
        let time = Instant(seconds: (FeedCalendar(of: edition).last(until: plan.now)?.instant ?? plan.now).seconds)
        let tree = DeployTree(
            unreleased: files.filter { $0.path.hasPrefix("feeds/") }.map { file in
                DeployFile(
                    path: String(file.path.dropFirst("feeds/".count)), bytes: file.bytes, time: time,
                    step: file.kind == .asset ? .image : file.kind == .page ? .page : .feed)
            })
        return (
            tree, plan.locales.map { .init(locale: $0, number: nil) },
            FeedCalendar(of: edition).next(after: plan.now)?.instant
        )
    }
}
