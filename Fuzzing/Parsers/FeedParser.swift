import Campaigns
import Simulation

@testable import Clients

/// The feed of one client, read as its device reads it, and shown on devices of each of its versions.
protocol FeedParser: Parser {
    /// The client.
    associatedtype Reading: Client
    /// The versions of the client whose devices differ; nil: the newest one.
    static var versions: [String?] { get }
}

extension FeedParser {
    static var name: String { Reading.name }
    static var versions: [String?] { [nil] }

    static func read(_ bytes: [UInt8]) {
        guard let client = ClientCatalogue.client(Reading.name, of: FuzzedWorkspace.context) else { return }
        _ = ClientCatalogue.recognizing(bytes).map { $0.name }
        _ = Reading.problem(in: bytes)
        let feed = FeedBody(bytes)
        _ = client.screens(in: feed, locale: "en") { _ in nil }
        if let contents = try? client.contents(of: bytes, locale: "en", page: { _, _ in nil }) {
            _ = contents.entries.flatMap(\.alternatives).count
        }
        let compiled = client.compiled(feed, locale: "en")
        let end = FuzzedWorkspace.now.advanced(seconds: 30 * 86400)
        let span = FuzzedWorkspace.now..<end
        let windows = Array(repeating: Window(), count: compiled.count)
        let timeline = ScheduleTimeline(span, windows: windows, cuts: compiled.cuts(in: span))
        for band in compiled.versions.bands.prefix(8) {
            _ = compiled.segments(.newcomer, band: band, timeline: timeline)
        }
        for version in versions { simulate(feed, client, version) }
    }

    /// Has an app be opened now, on the next day, and after a year, and its user answer.
    private static func simulate(_ feed: FeedBody, _ client: any Client, _ version: String?) {
        let days: [Int64] = [0, 1, 365]
        for response in [UserResponse.dismiss, .action] {
            let simulation = DeviceSimulation(client: client, locale: "en", response: response) { _ in
                SimulatedSpace(feed)
            }
            let occasions = days.map { day in
                Occasion(
                    at: FuzzedWorkspace.now.advanced(seconds: day * 86400), event: day == 1 ? "app:activate" : nil,
                    appVersion: "1.2", buildVersion: "110")
            }
            _ = try? simulation.run(occasions, from: FuzzedWorkspace.now)
        }
        guard let version, let device = Reading.device(version: version) else { return }
        live(feed, client, version, on: device)
    }

    private static func live<Kind: Device>(
        _ feed: FeedBody, _ client: any Client, _ version: String, on kind: Kind.Type
    ) {
        let setup = DeviceSetup(clientVersion: version, settings: client.journeySettings(locale: "en"))
        guard var device = try? kind.init(setup) else { return }
        for day in [Int64](0..<3) {
            let occasion = Occasion(
                at: FuzzedWorkspace.now.advanced(seconds: day * 86400), appVersion: "1.2", buildVersion: "110")
            for step in client.steps(of: occasion) { _ = try? device.live(through: step, served: ServedFeed(feed)) }
        }
    }
}
