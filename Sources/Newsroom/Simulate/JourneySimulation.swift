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
    public init(_ paths: [String], id: String?, folder: String, now: Instant) {
        self.paths = paths
        self.id = id
        self.folder = folder
        self.now = now
    }

    /// What the devices show.
    ///
    /// - Throws: ``SimulationFailure``.
    public func run() throws(SimulationFailure) -> SimulationResult {
        let settings = try SimulationSettings(folder: folder)
        let published = PublishedFeeds(folder: folder, now: now)
        var devices: [SimulatedDevice] = []
        var ids: [String] = []
        for path in paths {
            for (name, journey) in try journeys(in: path, bytes(of: path)) {
                ids.append(name)
                guard id == nil || id == name else { continue }
                devices.append(
                    try device(journey, name: name, path: path, settings: settings, published: published))
            }
        }
        guard !devices.isEmpty else {
            let nearest = id.flatMap { DidYouMean.suggestion(for: $0, among: ids) }.map { "; \($0)" } ?? ""
            guard let id else { throw .usage("there is no journey in these files") }
            throw .usage("no journey has the id “\(id)”\(nearest)")
        }
        return SimulationResult(devices: devices, remarks: [], errors: published.errors)
    }

    private func bytes(of path: String) throws(SimulationFailure) -> [UInt8] {
        let isFolder = try SimulationFailure.filing { () throws(FileProblem) in try FileExistence.isFolder(path) }
        guard !isFolder else {
            throw .usage("\(path) is a folder; name a file in it, or run all journeys with “\(command: "test", path)”")
        }
        return try SimulationFailure.filing { () throws(FileProblem) in
            try FileReading.bytes(at: path, limit: ImportedFeedFile.sizeLimit)
        }
    }

    private func journeys(
        in path: String, _ bytes: [UInt8]
    ) throws(SimulationFailure) -> [(name: String, journey: Journey)] {
        let file: JourneyFile
        do {
            file = try JourneyFile(name: path, bytes: bytes, tables: ClientCatalogue.tables)
        } catch {
            throw .journey(error.at(path))
        }
        return file.cases.compactMap { test in
            guard case .journey(let journey) = test.content else { return nil }
            return (test.name, journey)
        }
    }

    private func device(
        _ journey: Journey, name: String, path: String, settings: SimulationSettings, published: PublishedFeeds
    ) throws(SimulationFailure) -> SimulatedDevice {
        let client = try settings.client(journey.client)
        let runner = JourneyRunner(feeds: published.source(of: path), factory: ClientCatalogue.device)
        do {
            let steps = try runner.simulate(journey, client: client) { published.file($0) }
            return SimulatedDevice(
                journey: (path, name), client: journey.client, clientTitle: client.title,
                clientVersion: journey.clientVersion, locale: journey.locale, clock: settings.configuration.clock,
                steps: steps)
        } catch {
            if let failure = published.failure { throw .workspace(failure) }
            throw .journey(error.at("\(path): \(name)"))
        }
    }
}
