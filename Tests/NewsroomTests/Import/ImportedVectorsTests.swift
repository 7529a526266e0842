import Clients
import Foundation
import Testing

@testable import Simulation

/// The feeds with which the real clients were recorded, imported and built anew: a device does with them what was recorded.
@Suite struct ImportedVectorsTests {
    /// What became of the journeys of a file.
    struct Tally: Equatable {
        /// The same was done with the feeds that were built anew.
        var agreeing = 0
        /// Something in a feed is refused, because it crashes the client or no campaign can say it.
        var refused = 0
        /// A body of the journey is no feed at all, or it has none.
        var withoutFeed = 0
        /// The phone changes its language, and a workspace of one language has one feed.
        var changingLanguage = 0
    }

    @Test(arguments: [
        ("inotify", Tally(agreeing: 324, refused: 1)),
        ("inotify-1.0", Tally(agreeing: 236)),
        ("notable", Tally(agreeing: 258)),
        ("ismartnews", Tally(agreeing: 464, refused: 25, withoutFeed: 6, changingLanguage: 1)),
    ])
    func recordedDevicesDoTheSameWithFeedsBuiltAnew(_ name: String, _ expected: Tally) throws {
        var tally = Tally()
        var trips: [[UInt8]: ImportRoundTrip] = [:]
        for recorded in try Self.cases(of: name) {
            guard case .journey(let journey) = recorded.content else { continue }
            switch try Self.renewed(journey, &trips) {
            case .same(let renewed):
                let case_ = JourneyCase(name: recorded.name, content: .journey(renewed))
                let differences = try case_.differences(JourneyRunner(factory: ClientCatalogue.device))
                    .filter { !Self.looksTheSame($0) }
                for difference in differences { Issue.record("\(recorded.name): \(difference)") }
                tally.agreeing += differences.isEmpty ? 1 : 0
            case .refused: tally.refused += 1
            case .changingLanguage: tally.changingLanguage += 1
            case .withoutFeed: tally.withoutFeed += 1
            }
        }
        #expect(tally == expected)
    }

    private static func cases(of name: String) throws -> [JourneyCase] {
        let path = "Tests/SimulationTests/Vectors/\(name).jsonl"
        let url = RulesDocument.repository.appending(path: path)
        return try JourneyFile(name: name, bytes: Array(Data(contentsOf: url)), tables: []).cases
    }

    /// A title or text that is missing becomes an empty one, which looks the same.
    private static func looksTheSame(_ difference: JourneyDifference) -> Bool {
        ["title", "message"].contains(difference.field) && difference.expected == .null && difference.got == ""
    }

    private enum Renewal {
        case same(Journey)
        case refused
        case withoutFeed
        case changingLanguage
    }

    /// The journey with the feeds that are built of what it has. Half of all feeds occur more than once.
    private static func renewed(_ journey: Journey, _ trips: inout [[UInt8]: ImportRoundTrip]) throws -> Renewal {
        let device = try ClientCatalogue.device(client: journey.client, clientVersion: journey.clientVersion)
        var journey = journey
        var hasFeed = false
        if journey.steps.contains(where: { $0["do"] == "language" }) { return .changingLanguage }
        if case .inline(let value)? = journey.feed {
            guard let trip = try? roundTrip(device.encode(value), journey, &trips) else { return .withoutFeed }
            if isRefused(trip) { return .refused }
            journey.feed = .raw(trip.rebuilt)
            hasFeed = true
        }
        for (index, step) in journey.steps.enumerated() {
            guard let value = step["feed"], value.array != nil || value.dictionary != nil else { continue }
            guard let trip = try? roundTrip(device.encode(value), journey, &trips) else { return .withoutFeed }
            if isRefused(trip) { return .refused }
            let entries = (step.dictionary ?? []).filter { $0.key != "feed" }
            let body = String(decoding: trip.rebuilt, as: UTF8.self)
            journey.steps[index] = .dictionary(entries + [.init("feedRaw", .string(body))])
            hasFeed = true
        }
        return hasFeed ? .same(journey) : .withoutFeed
    }

    private static func isRefused(_ trip: ImportRoundTrip) -> Bool {
        !trip.outcome.failures.isEmpty || trip.contents.refusals.contains { $0.kind != .unread }
    }

    private static func roundTrip(
        _ bytes: [UInt8], _ journey: Journey, _ trips: inout [[UInt8]: ImportRoundTrip]
    ) throws -> ImportRoundTrip {
        var settings = journey.clientVersion.map { ["clientVersion: \"\($0)\""] } ?? []
        if let platform = journey.settings["platform"]?.string { settings.append("platform: \(platform)") }
        let language = journey.settings["language"]?.string ?? "en"
        let key = Array(([journey.client, language] + settings).joined(separator: "\n").utf8) + [0] + bytes
        if let trip = trips[key] { return trip }
        let trip = try ImportRoundTrip(
            bytes, client: journey.client, settings: settings.joined(separator: ", "),
            locale: language.replacing("_", with: "-"))
        trips[key] = trip
        return trip
    }
}
