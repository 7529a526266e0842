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
    /// Counts the builds that were served, by which feeds of older files are known.
    private var builds = 0
    /// Counts the moments that feeds were to be served for, by which work for an earlier one is known.
    private var choices = 0
    /// The feeds that are made for the last of these.
    private var feeds: Task<FileProblem?, Never>?
    /// What was last to be served.
    private var last: Task<Void, Never>?
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

    /// The files beside the workspace that stand otherwise now than when they were read, as they stand.
    func changedOutside() async -> [String: FileFingerprint] {
        let read = workspace.outside
        return await onOwnThread {
            Dictionary(keepingFirst: read.keys.map { ($0, FileFingerprint(of: $0, followingLinks: true)) })
                .filter { read[$0.key] != $0.value }
        }
    }

    /// Serves the feeds of a state that has come due; returns whether pages are of an earlier moment than feeds.
    func catchUp() async -> Bool {
        let next = workspace.calendar.next(after: tried)
        if !isBehind, moment == .clock, let next, next.instant <= plan.clock() { _ = await serveFeeds() }
        return isBehind
    }

    func choose(_ text: String) async -> ServeResponse {
        guard let chosen = ServeMoment(text, by: workspace.edition.workspace.configuration.clock) else {
            return ServeResponse(
                400, text: "“\(text)” is no single moment. Write it as 2026-11-20T09:00, or with an offset.\n")
        }
        moment = chosen
        if let problem = await serveFeeds() {
            return ServeResponse(500, text: "The feeds of that moment cannot be made: \(problem.description).\n")
        }
        return ServeResponse(200, text: "\(workspace.now.iso8601)\n")
    }

    /// Something to be served.
    private enum Work: Sendable {
        /// Feeds of another moment, from the files of the build with this number.
        case feeds(ServedWorkspace, ofBuild: Int)
        /// What was built.
        case build(ServedWorkspace)
        /// What is served already, which cannot be built anew.
        case failure(WorkspaceReader.Failure)
    }

    /// Serves the workspace that it began with.
    func open() async { await serve(.build(workspace), for: choices) }

    /// Serves the feeds of the moment; the dashboard follows when it is built.
    ///
    /// - Returns: why they could not be made; nil where they are served, or those of a moment that was chosen since then.
    private func serveFeeds() async -> FileProblem? {
        choices += 1
        isBehind = true
        tried = moment.instant(by: plan.clock)
        let choice = choices
        var work = Task { await makeFeeds(for: choice) }
        feeds = work
        var problem = await work.value
        while let later = feeds, later != work {
            work = later
            problem = await later.value
        }
        return problem
    }

    private func makeFeeds(for choice: Int) async -> FileProblem? {
        let (build, workspace, instant) = (builds, workspace, tried)
        let made = await onOwnThread {
            Result { () throws(FileProblem) in try workspace.asOf(instant) }
        }
        switch made {
        case .success(let fresh):
            await serve(.feeds(fresh, ofBuild: build), for: choice)
            return nil
        case .failure(let problem): return problem
        }
    }

    /// Reads and builds the workspace anew, serves it, and notifies the pages.
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
        var (latest, problem) = (workspace, nil as WorkspaceReader.Failure?)
        switch built {
        case .success(let fresh):
            latest = fresh
            await serve(.build(fresh), for: choice)
        case .failure(let failure):
            problem = failure
            await serve(.failure(failure), for: choice)
        }
        return ServeRebuild(
            milliseconds: plan.clock().milliseconds - start.milliseconds,
            findings: problem?.findings ?? latest.edition.findings, failure: problem, time: plan.clock(),
            clock: latest.edition.workspace.configuration.clock)
    }

    /// Serves something, unless feeds are to be of another moment before it is ready: what is right for that one comes next.
    ///
    /// Whatever was to be served earlier is done with when this returns, and nothing is made ready beside another: since
    /// when a file is as it is, depends on what was served before.
    private func serve(_ work: Work, for choice: Int) async {
        let before = last
        let task = Task {
            await before?.value
            await show(work, for: choice)
        }
        last = task
        await task.value
    }

    private func show(_ work: Work, for choice: Int) async {
        var (next, reason, number, isNew) = (workspace, failure, version, true)
        switch work {
        case .build(let fresh): (next, reason) = (fresh, nil)
        case .failure(let failure): reason = failure
        case .feeds(let fresh, let build):
            // A build that came meanwhile is for this moment, too, and of newer files.
            guard build == builds else { return }
            (next, isNew) = (fresh, false)
        }
        if isNew { number += 1 }
        guard choice == choices else { return }
        let report = plan.report(
            on: next, address: address, version: number, moment: moment, failure: reason)
        let (served, old, known, now) = (next, times, ready, plan.clock())
        let (site, times, ready) = await onOwnThread {
            var (times, ready) = (old, known)
            let assembly = ServeSiteAssembly(workspace: served, report: report, now: now)
            let site = assembly.site(times: &times, ready: &ready)
            return (site, times, ready)
        }
        guard choice == choices else { return }
        if case .build = work { builds += 1 }
        (workspace, failure, version) = (next, reason, number)
        (self.site, self.times, self.ready) = (site, times, ready)
        if isNew { await events.announce(site.version) }
    }
}
