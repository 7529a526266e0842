import Campaigns
import Dashboard
import Delivery
import Files

/// What is served now: the last site that could be built, and the moment that it is for.
actor ServingDesk: ServeDesk {
    nonisolated let events = ServeEvents()
    private nonisolated let plan: ServePlan
    private nonisolated let onAnswer: @Sendable (ServeRequest, Int) -> Void
    private let address: ServeAddress
    private let hosts: ServeHosts
    private var workspace: ServedWorkspace
    private var site = ServeSite()
    private var times = ServeTimes()
    private var ready = ReadyFiles()
    private var failure: WorkspaceReader.Failure?
    private var moment: ServeMoment
    private var version = 0
    /// Counts the choices of a moment, by which work for an earlier one is known.
    private var choices = 0
    private var isBehind = false
    /// The last instant for which feeds were to be served, whether or not that went well.
    private var tried: Instant

    /// Begins with a workspace that was built.
    init(
        _ plan: ServePlan, address: ServeAddress, workspace: ServedWorkspace,
        onAnswer: @escaping @Sendable (ServeRequest, Int) -> Void
    ) {
        self.plan = plan
        self.address = address
        self.workspace = workspace
        self.onAnswer = onAnswer
        hosts = ServeHosts(isOpen: plan.address.isOpen)
        moment = plan.moment
        tried = workspace.now
    }

    nonisolated func clock() -> Instant { plan.clock() }

    nonisolated func note(_ request: ServeRequest, status: Int) { onAnswer(request, status) }

    func answers() -> ServeAnswers { ServeAnswers(site: site, hosts: hosts, token: plan.token) }

    /// The files that the workspace is read from, as they stand now.
    func watched() async -> WatchedFiles {
        let folder = plan.folder
        let configuration = workspace.edition.workspace.configuration
        return await onOwnThread { WatchedFiles(WorkspacePlaces(in: folder, configuration)) }
    }

    /// Serves the feeds of a state that has come due; returns whether pages are of an earlier moment than feeds.
    func catchUp() async -> Bool {
        let next = workspace.calendar.next(after: tried)
        if !isBehind, moment == .clock, let next, next.instant <= plan.clock() { await serveFeeds() }
        return isBehind
    }

    func choose(_ text: String) async -> ServeResponse {
        guard let chosen = ServeMoment(text, by: workspace.edition.workspace.configuration.clock) else {
            return ServeResponse(
                400, text: "“\(text)” is no single moment. Write it as 2026-11-20T09:00, or with an offset.\n")
        }
        moment = chosen
        await serveFeeds()
        return ServeResponse(200, text: "\(workspace.now.iso8601)\n")
    }

    /// Serves the feeds of the moment; the dashboard follows when it is built.
    func serveFeeds() async {
        choices += 1
        isBehind = true
        tried = moment.instant(by: plan.clock)
        let (choice, build, workspace, instant) = (choices, version, workspace, tried)
        let fresh = await onOwnThread { try? workspace.asOf(instant) }
        // A build that has come meanwhile is for this moment, too, and of newer files.
        guard choice == choices, build == version, let fresh else { return }
        await publish(fresh, isNew: false)
    }

    /// Reads and builds the workspace anew, serves it, and tells the pages.
    func rebuild() async -> ServeRebuild {
        let start = plan.clock()
        let choice = choices
        isBehind = false
        tried = moment.instant(by: plan.clock)
        let (reader, folder, old) = (plan.reader(at: tried, address), plan.folder, workspace)
        let built = await onOwnThread {
            Result { () throws(WorkspaceReader.Failure) in
                try ServedWorkspace(reader, folder: folder, before: old)
            }
        }
        var next = workspace
        switch built {
        case .success(let fresh):
            next = fresh
            failure = nil
        case .failure(let reason): failure = reason
        }
        // What was built for a moment that is not the chosen one any more is not shown; the right one comes next.
        if choice == choices { await publish(next, isNew: true) }
        let findings = (failure?.findings ?? next.edition.findings)
        return ServeRebuild(
            milliseconds: plan.clock().milliseconds - start.milliseconds, findings: findings, failure: failure,
            time: plan.clock(), clock: next.edition.workspace.configuration.clock)
    }

    /// Serves what was built.
    ///
    /// - Parameter isNew: whether pages are another state of the site, and are told so.
    func publish(_ next: ServedWorkspace, isNew: Bool) async {
        if isNew { version += 1 }
        let report = plan.report(
            on: next, address: address, version: version, moment: moment, failure: failure)
        let (old, known, now, choice, build) = (times, ready, plan.clock(), choices, version)
        let (site, times, ready) = await onOwnThread {
            var (times, ready) = (old, known)
            let assembly = ServeSiteAssembly(workspace: next, report: report, now: now)
            let site = assembly.site(times: &times, ready: &ready)
            return (site, times, ready)
        }
        guard choice == choices else { return isBehind = true }
        guard build == version else { return }
        (workspace, self.site, self.times, self.ready) = (next, site, times, ready)
        if isNew { await events.announce(site.version) }
    }
}
