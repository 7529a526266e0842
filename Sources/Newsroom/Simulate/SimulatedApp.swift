import Campaigns
import Clients
import Simulation

/// The app on a simulated phone: its version, its build and what it posts.
struct SimulatedApp: Sendable {
    /// The marketing version; nil where nobody knows any.
    let version: String?
    /// The build; nil where nobody knows it.
    let build: String?
    /// The clocks of the workspace.
    let clock: ZoneClock
    /// What was assumed.
    let remarks: [String]

    /// The app that a plan asks for.
    init(
        _ plan: SimulationPlan, client: any Client, configuration: WorkspaceConfiguration
    ) throws(SimulationFailure) {
        let app = configuration.app
        clock = configuration.clock
        var remarks: [String] = []
        let kind = type(of: client)
        if !plan.events.isEmpty, !kind.knowsEvents {
            throw .usage("--event is for clients that know events, and \(kind.title) knows none")
        }
        for event in plan.events where !app.events.contains(where: { $0.lowercased() == event.lowercased() }) {
            let nearest = DidYouMean.suggestion(for: event, among: app.events).map { "; \($0)" } ?? ""
            remarks.append("the event “\(event)” is none of app.events; it is posted all the same\(nearest)")
        }
        let newest = app.versions.last?.text
        guard let text = plan.version, let version = AppVersion(text), !app.versions.contains(version) else {
            let asked = plan.version.flatMap(AppVersion.init)
            let known = app.versions.first { $0 == asked }
            version = plan.version ?? newest
            build = (known?.text ?? version).flatMap { app.builds[$0] }
            if let text = plan.version, AppVersion(text) == nil {
                remarks.append("“\(text)” is no version as people write them; it is simulated all the same")
            }
            self.remarks = remarks
            return
        }
        self.version = text
        let nearest = app.versions.last { $0 < version }
        build = nearest.flatMap { app.builds[$0.text] }
        if !app.versions.isEmpty {
            let assumed = build.map { "; its build is taken to be \($0), that of \(nearest?.text ?? "")" } ?? ""
            let suggestion = DidYouMean.suggestion(for: text, among: app.versions.map(\.text)).map { "; \($0)" } ?? ""
            remarks.append("\(text) is none of app.versions; it is simulated all the same\(assumed)\(suggestion)")
        }
        self.remarks = remarks
    }

    /// The occasions of a plan.
    func occasions(_ plan: SimulationPlan) throws(SimulationFailure) -> [Occasion] {
        let occasions = plan.occasions(app: version, build: build, clock: clock)
        guard occasions.count <= SimulationPlan.mostOccasions else {
            throw .usage("that is more than \(SimulationPlan.mostOccasions) launches; ask for fewer days")
        }
        return occasions
    }
}
