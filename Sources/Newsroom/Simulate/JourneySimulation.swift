import Campaigns
import Clients
import Files
import Simulation

/// Simulates the devices of journeys, step by step, whatever they expect.
public struct JourneySimulation: Sendable {
    private let folder: String
    private let now: Instant
    private let paths: [String]
    private let id: String?

    /// The journeys in files; only the one of an id, if one is given.
    public init(_ paths: [String], id: String? = nil, folder: String, now: Instant) {
        self.paths = paths
        self.id = id
        self.folder = folder
        self.now = now
    }

    /// What the devices show.
    ///
    /// - Throws: ``SimulationFailure``.
    public func run() throws(SimulationFailure) -> SimulationResult {
        let ground = try SimulationGround(folder: folder)
        let published = PublishedFeeds(folder: folder, now: now)
        var devices: [SimulatedDevice] = []
        var ids: [String] = []
        for path in paths {
            let bytes: [UInt8]
            do {
                bytes = try FileReading.bytes(at: path)
            } catch {
                throw .file(error)
            }
            for (name, journey) in try journeys(in: path, bytes) {
                ids.append(name)
                guard id == nil || id == name else { continue }
                devices.append(
                    try device(journey, name: name, path: path, ground: ground, published: published))
            }
        }
        guard !devices.isEmpty else {
            let nearest = id.flatMap { DidYouMean.suggestion(for: $0, among: ids) }.map { "; \($0)" } ?? ""
            throw .usage(id.map { "no journey has the id “\($0)”\(nearest)" } ?? "there is no journey in these files")
        }
        return SimulationResult(devices: devices, remarks: [], findings: [])
    }

    private func journeys(
        in path: String, _ bytes: [UInt8]
    ) throws(SimulationFailure) -> [(name: String, journey: Journey)] {
        let file: JourneyFile
        do {
            file = try JourneyFile(name: path, bytes: bytes, tables: ClientCatalogue.tables)
        } catch {
            throw .journey(JourneyError("\(path): \(error)"))
        }
        return file.cases.compactMap { test in
            guard case .journey(let journey) = test.content else { return nil }
            return (test.name, journey)
        }
    }

    private func device(
        _ journey: Journey, name: String, path: String, ground: SimulationGround, published: PublishedFeeds
    ) throws(SimulationFailure) -> SimulatedDevice {
        let client = try ground.client(journey.client)
        let runner = JourneyRunner(feeds: published.source(of: path), factory: ClientCatalogue.device)
        do {
            let steps = try runner.simulate(journey, client: client) { published.file($0) }
            return SimulatedDevice(
                journey: (path, name), client: journey.client, clientTitle: type(of: client).title,
                clientVersion: journey.clientVersion, locale: journey.locale, clock: ground.configuration.clock,
                steps: steps)
        } catch {
            throw .journey(JourneyError("\(path): \(name): \(error)"))
        }
    }
}
