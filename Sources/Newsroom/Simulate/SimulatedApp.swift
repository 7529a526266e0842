import Campaigns
import Clients

/// The app on a simulated phone: its version, its build and what it posts.
struct SimulatedApp: Sendable {
    /// The marketing version; nil where nobody knows any.
    let version: String?
    /// The build; nil where nobody knows it.
    let build: String?
    /// The clocks of the workspace.
    let clock: ZoneClock
    /// What was assumed.
    let remarks: [Remark]

    /// The app that a plan asks for.
    init(
        _ plan: SimulationPlan, client: any Client, configuration: WorkspaceConfiguration
    ) throws(SimulationFailure) {
        let app = configuration.app
        clock = configuration.clock
        var remarks: [Remark] = []
        let kind = type(of: client)
        if !plan.events.isEmpty, !kind.knowsEvents {
            throw .usage("--event is for clients that know events, and \(kind.title) knows none")
        }
        for event in plan.events where !app.events.contains(where: { $0.lowercased() == event.lowercased() }) {
            let nearest = DidYouMean.suggestion(for: event, among: app.events).map { "; \($0)" } ?? ""
            remarks.append(.note("the event “\(event)” is none of app.events; it is posted all the same\(nearest)"))
        }
        if AppVersion(plan.system) == nil {
            remarks.append(.note("“\(plan.system)” is no version of a system; it is simulated all the same"))
        }
        version = plan.version ?? app.versions.last?.text
        build = Self.build(of: version, in: app)
        if let text = plan.version { remarks += Self.remarks(on: text, build: build, in: app) }
        if let consequence = kind.consequenceOfMissingVersion(app: version, build: build) {
            remarks.append(
                version.map { .note("no build of \($0) is known: \(consequence)") }
                    ?? .note("no version of the app is known: \(consequence); give one with --version"))
        }
        self.remarks = remarks
    }

    /// The build of a version: its own, or that of the nearest known one below; nil where there is none.
    static func build(of text: String?, in app: AppConfiguration) -> String? {
        guard let text else { return nil }
        guard let version = AppVersion(text) else { return app.builds[text] }
        return app.versions.last { $0 <= version }.flatMap { app.builds[$0.text] }
    }

    /// What is odd about the version that was asked for.
    private static func remarks(on text: String, build: String?, in app: AppConfiguration) -> [Remark] {
        guard let version = AppVersion(text) else {
            return [.note("“\(text)” is no version as people write them; it is simulated all the same")]
        }
        guard !app.versions.isEmpty else { return [] }
        let lower = app.versions.last { $0 <= version }
        if let lower, lower == version {
            guard lower.text != text else { return [] }
            let taken = build.map { ", with its build \($0)" } ?? ""
            return [.note("app.versions has \(text) as \(lower.text); it is simulated as \(text)\(taken)")]
        }
        let known = app.versions.map(\.text).joined(separator: ", ")
        let taken = build.map { "; its build is taken to be \($0), that of \(lower?.text ?? "")" } ?? ""
        return [.note("\(text) is none of app.versions (\(known)); it is simulated all the same\(taken)")]
    }

    /// The occasions of a plan.
    func occasions(_ plan: SimulationPlan) throws(SimulationFailure) -> [Occasion] {
        let launches = plan.launches.instants(from: plan.now, days: plan.days, clock: clock)
        // Counted before any is made: ten years of a launch each minute would be five million.
        guard launches.count * (1 + plan.events.count) <= SimulationPlan.mostOccasions else {
            throw .usage("that is more than \(SimulationPlan.mostOccasions) launches; ask for fewer days")
        }
        return plan.occasions(at: launches, app: version, build: build)
    }

    /// The end of a plan, until which messages arrive whether the app is opened again or not.
    func end(_ plan: SimulationPlan) -> Occasion {
        Occasion(at: plan.end(clock), appVersion: version, buildVersion: build, systemVersion: plan.system)
    }
}
