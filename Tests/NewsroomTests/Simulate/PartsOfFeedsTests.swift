import Campaigns
import Clients
import Simulation
import Testing

@testable import Newsroom

/// Simulations read each state of a feed by taking elements out of the feed that holds all of them, and let devices tell
/// in numbers why messages are not shown. Both come to the same as the plain way.
struct PartsOfFeedsTests {
    private static let start = Instant(iso8601: "2026-10-15T00:00:00Z")!

    private func occasions() -> [Occasion] {
        (0..<35).flatMap { day in
            [nil, "app:activate", "game:won"].enumerated().map { place, event in
                Occasion(
                    at: Self.start.advanced(seconds: Int64(day) * 86400 + 32400 + Int64(place) * 60), event: event,
                    appVersion: day < 20 ? "1.2" : "2.0", buildVersion: day < 20 ? "30" : "50")
            }
        }
    }

    @Test(arguments: 1...4)
    func `A part of a feed is read as its own bytes are`(seed: UInt64) throws {
        let files = try TestWorkspace(GeneratedWorkspace(seed: seed).files)
        let edition = try EditionReader(now: Self.start).read(files.folder)
        for client in edition.clients {
            let channel = Edition.Channel(client, locale: "en")
            let entries = try #require(edition.entries[channel])
            let whole = FeedBody(client.feed(entries, locale: "en").bytes)
            let elements = try #require(FeedElements(of: entries, in: whole, client: client))
            for response in [UserResponse.dismiss, .action, .remind] {
                let parts = DeviceSimulation(client: client, locale: "en", response: response) { instant in
                    let present = entries.indices.filter { entries[$0].window.contains(instant) }
                    return SimulatedSpace(
                        elements.part(present) { edition.feed(of: client, locale: "en", asOf: instant).bytes })
                }
                let plain = DeviceSimulation(client: client, locale: "en", response: response) { instant in
                    SimulatedSpace(feed: edition.feed(of: client, locale: "en", asOf: instant).bytes)
                }
                let steps = try parts.run(occasions(), from: Self.start)
                #expect(!steps.isEmpty)
                #expect(try plain.run(occasions(), from: Self.start) == steps, "\(channel.client) \(response)")
            }
        }
    }

    @Test(arguments: 1...4)
    func `A brief device explains itself as one whose reports are whole`(seed: UInt64) throws {
        let files = try TestWorkspace(GeneratedWorkspace(seed: seed).files)
        let edition = try EditionReader(now: Self.start).read(files.folder)
        for client in edition.clients {
            let kind = try #require(type(of: client).device(version: client.clientVersion))
            let feed = try #require(edition.entries[Edition.Channel(client, locale: "en")])
            try compare(kind, client, FeedBody(client.feed(feed, locale: "en").bytes))
        }
    }

    private func compare<Kind: Device>(_ kind: Kind.Type, _ client: any Client, _ feed: FeedBody) throws {
        func device(isBrief: Bool) throws -> Kind {
            try Kind(
                DeviceSetup(
                    clientVersion: client.clientVersion, settings: client.journeySettings(locale: "en"), explains: true,
                    isBrief: isBrief))
        }
        var (whole, brief) = (try device(isBrief: false), try device(isBrief: true))
        let steps = client.deliveries(in: feed, from: Self.start) + occasions().flatMap(client.steps)
        for step in steps {
            let report = try whole.live(through: step, served: ServedFeed(feed))
            let short = try brief.live(through: step, served: ServedFeed(feed))
            #expect(short["shown"] == report["shown"])
            #expect(short["notShown"] == nil && short["state"] == nil)
            #expect(brief.notShown.map(\.value) == report["notShown"]?.array ?? [], "\(step)")
        }
    }
}
