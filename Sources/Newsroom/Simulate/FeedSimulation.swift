import Campaigns
import Clients
import Files
import Simulation

/// Simulates a device that reads one file, wherever it comes from, at every launch; one packed with gzip is unpacked.
public struct FeedSimulation: Sendable {
    private let plan: SimulationPlan
    private let path: String

    /// A simulation of that plan with the file at `path`.
    public init(_ plan: SimulationPlan, feed path: String) {
        self.plan = plan
        self.path = path
    }

    /// What the device shows.
    ///
    /// - Throws: ``SimulationFailure``.
    public func run() throws(SimulationFailure) -> SimulationResult {
        let file = try SimulationFailure.filing { () throws(FileProblem) in try ImportedFeedFile(path) }
        if let problem = file.problem { throw .file(FileProblem(path: path, action: .read, reason: problem)) }
        let bytes = file.bytes
        let settings = try SimulationSettings(folder: plan.folder)
        let name: String
        if let given = plan.client { name = given } else { name = try guessed(bytes) }
        let client = try settings.client(name)
        let locale = plan.locale ?? settings.configuration.sourceLocale
        let app = try SimulatedApp(plan, client: client, configuration: settings.configuration)
        let space = SimulatedSpace(feed: bytes)
        let simulation = DeviceSimulation(client: client, locale: locale, response: plan.response) { _ in space }
        let occasions = try app.occasions(plan)
        do {
            let steps = try simulation.run(occasions, from: plan.now, until: app.end(plan))
            let device = SimulatedDevice(
                client: client.name, clientTitle: client.title,
                clientVersion: client.clientVersion, locale: locale, clock: app.clock, steps: steps)
            return SimulationResult(
                devices: [device], remarks: remarks(on: bytes, for: client) + app.remarks, errors: StoppingErrors())
        } catch {
            throw .journey(error)
        }
    }

    /// What is odd about the file, which a phone would read all the same.
    private func remarks(on bytes: [UInt8], for client: any Client) -> [Remark] {
        let kind = type(of: client)
        var remarks: [Remark] = []
        let others = ClientCatalogue.recognizing(bytes).map { $0.title }
        if !others.isEmpty, !others.contains(kind.title) {
            remarks.append(
                .note("\(path) looks like a feed of \(others.joined(separator: " or ")), not of \(kind.title)"))
        }
        if let problem = kind.problem(in: bytes) {
            remarks.append(.note("\(kind.title) cannot read \(path): \(problem); below is what it does then"))
        }
        return remarks
    }

    private func guessed(_ bytes: [UInt8]) throws(SimulationFailure) -> String {
        let found = ClientCatalogue.recognizing(bytes).map { $0.name }
        guard found.count == 1 else {
            let names = (found.isEmpty ? ClientCatalogue.names : found).joined(separator: ", ")
            throw .usage("\(path) does not tell which client reads it; say so with --client (\(names))")
        }
        return found[0]
    }
}
