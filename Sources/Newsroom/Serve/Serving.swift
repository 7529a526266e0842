import Campaigns
import Delivery
import Files

/// Serves a workspace until it is asked to end: the dashboard to browsers, feeds to apps, each as it is now.
public struct Serving: Sendable {
    private let plan: ServePlan

    /// How often files are looked at, at most; where there are many, so that a twentieth of the time goes into it, but
    /// at least every two seconds.
    private static let interval = Duration.milliseconds(100)
    /// How long nobody looks at files, at most: one look that a slow disk or a sleeping computer held up is no measure.
    private static let longestInterval = Duration.seconds(2)

    /// A server that is yet to run.
    public init(_ plan: ServePlan) {
        self.plan = plan
    }

    /// Why it could not begin, or go on.
    public enum Failure: WorkspaceFailure, Sendable {
        /// The workspace could not be read at first.
        case workspace(WorkspaceReader.Failure)
        /// The network would not have it.
        case server(ServeProblem)
    }

    /// What it says of itself.
    public struct Notices: Sendable {
        /// It serves now.
        var onStart: @Sendable (ServeStart) -> Void
        /// The workspace was built anew.
        var onRebuild: @Sendable (ServeRebuild) -> Void
        /// A request was answered.
        var onAnswer: @Sendable (ServeRequest, Int) -> Void

        /// What is to be reported to whom.
        public init(
            onStart: @escaping @Sendable (ServeStart) -> Void,
            onRebuild: @escaping @Sendable (ServeRebuild) -> Void,
            onAnswer: @escaping @Sendable (ServeRequest, Int) -> Void
        ) {
            self.onStart = onStart
            self.onRebuild = onRebuild
            self.onAnswer = onAnswer
        }
    }

    /// Serves until the task is cancelled.
    public func run(_ notices: Notices) async throws(Failure) {
        let listener: ServeListener
        do {
            listener = try ServeListener(plan.address, limits: .allowed())
        } catch {
            throw .server(error)
        }
        // As the files stand before they are read, so that no change is missed.
        let seen = try watched()
        let desk = try await desk(of: listener, notices)
        let watching = Task { await watch(desk, from: seen, notices) }
        let result: Result<Void, ServeProblem>
        do {
            try await listener.run(desk)
            result = .success(())
        } catch {
            result = .failure(error)
        }
        watching.cancel()
        if case .failure(let problem) = result { throw .server(problem) }
    }

    private func watched() throws(Failure) -> WatchedFiles {
        WatchedFiles(WorkspacePlaces(in: plan.folder, try Failure.configuration(in: plan.folder)))
    }

    private func desk(of listener: ServeListener, _ notices: Notices) async throws(Failure) -> ServingDesk {
        let (plan, start) = (plan, plan.clock())
        let reader = plan.reader(at: plan.moment.instant(by: plan.clock), listener.address)
        let built = await onOwnThread {
            Result { () throws(WorkspaceReader.Failure) in
                try ServedWorkspace(reader, folder: plan.folder, before: nil)
            }
        }
        switch built {
        case .failure(let failure): throw .workspace(failure)
        case .success(let workspace):
            let desk = ServingDesk(
                plan, address: listener.address, workspace: workspace, onAnswer: notices.onAnswer)
            await desk.open()
            let now = plan.clock()
            let build = ServeRebuild(
                milliseconds: now.milliseconds - start.milliseconds, findings: workspace.edition.findings,
                time: now, clock: workspace.edition.workspace.configuration.clock)
            notices.onStart(
                ServeStart(url: plan.url(listener.address), feeds: plan.feeds(of: workspace), build: build))
            return desk
        }
    }

    /// Looks for changes, and has the workspace built anew when there are any.
    private func watch(_ desk: ServingDesk, from seen: WatchedFiles, _ notices: Notices) async {
        var seen = seen
        // What cannot be built stays as it was read, and is tried once for each change.
        var tried: [String: FileFingerprint] = [:]
        while !Task.isCancelled {
            let start = ContinuousClock.now
            let found = await desk.watched()
            let took = ContinuousClock.now - start
            let isBehind = await desk.catchUp()
            let changed = await desk.changedOutside()
            if found != seen || isBehind || !changed.isEmpty && changed != tried {
                (seen, tried) = (found, changed)
                notices.onRebuild(await desk.rebuild())
            }
            try? await Task.sleep(for: min(max(Self.interval, took * 19), Self.longestInterval))
        }
    }
}
