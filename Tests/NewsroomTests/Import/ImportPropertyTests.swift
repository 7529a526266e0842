import Campaigns
import Clients
import Testing

@testable import Simulation

/// Whatever a feed says, what is built of its campaigns says the same, and a device does the same with both.
@Suite struct ImportPropertyTests {
    /// A client in a version.
    struct Kind: Sendable, CustomTestStringConvertible {
        let client: String
        let version: String?
        var settings = ""

        var testDescription: String { "\(client) \(version ?? "")" }
    }

    private static let kinds = [
        Kind(client: "inotify", version: "1.5.6"), Kind(client: "inotify", version: "1.0"),
        Kind(client: "notable", version: nil), Kind(client: "ismartnews", version: "4.9.6"),
        Kind(client: "ismartnews", version: "2.0.1"),
        Kind(client: "sourse", version: nil, settings: "topic: \"news-{locale}\""),
    ]

    @Test func everyClientsFeedsAreTried() {
        #expect(Set(Self.kinds.map(\.client)) == Set(ClientCatalogue.names))
    }

    @Test(arguments: kinds, 0..<25)
    func aFeedThatIsBuiltAnewReadsTheSame(_ kind: Kind, _ seed: Int) throws {
        let feed = try #require(Self.feed(kind, seed: UInt64(seed)), "nothing makes feeds of \(kind.client)")
        let device = try ClientCatalogue.device(client: kind.client, clientVersion: kind.version)
        let old = device.encode(feed)
        let version = kind.version.map { ["clientVersion: \"\($0)\""] } ?? []
        let settings = (version + (kind.settings.isEmpty ? [] : [kind.settings])).joined(separator: ", ")
        let trip = try ImportRoundTrip(old, client: kind.client, settings: settings)
        #expect(trip.errors.isEmpty, "\(trip.errors.map(\.description))")
        #expect(trip.outcome.failures.isEmpty, "\(trip.outcome.failures)")
        #expect(trip.contents.refusals.filter { $0.kind != .unread }.isEmpty)
        var rebuilt = trip.again.entries
        #expect(rebuilt.count == trip.contents.entries.count)
        for entry in trip.contents.entries {
            let index = rebuilt.firstIndex {
                (entry.identity == nil || $0.identity == entry.identity) && trip.client.reads($0.value, as: entry.value)
            }
            guard let index else {
                Issue.record("\(entry.path) is not built anew")
                continue
            }
            if type(of: trip.client).hasOrder { #expect(index == rebuilt.startIndex, "\(entry.path) is out of order") }
            rebuilt.remove(at: index)
        }
        if ["inotify", "sourse"].contains(kind.client) {
            // What no phone draws is kept as it was.
            #expect(trip.again.entries.allSatisfy { $0.lineEnds == .plain }, "line ends of Windows are left")
        }
        try Self.compareDevices(kind, old: old, new: trip.rebuilt)
    }

    private static func feed(_ kind: Kind, seed: UInt64) -> PropertyValue? {
        var generator = GeneratedFeed(seed: seed + 1)
        return switch kind.client {
        case "inotify": generator.iNotify()
        case "notable": generator.notable()
        case "ismartnews": generator.iSmartNews(kind.version ?? "")
        case "sourse": generator.sourse()
        default: nil
        }
    }

    private static func compareDevices(_ kind: Kind, old: [UInt8], new: [UInt8]) throws {
        let runner = JourneyRunner(factory: ClientCatalogue.device)
        for answers in [["dismiss"], ["action", "remind"]] {
            var results: [[PropertyValue]] = []
            for feed in [old, new] {
                var journey = try Journey(["client": .string(kind.client), "steps": []])
                journey.clientVersion = kind.version
                journey.steps = steps(kind, answers: answers)
                journey.feed = .raw(feed)
                // Notable's order is undefined; it is the same here for both.
                if kind.client == "notable" { journey.order = GeneratedFeed.notifications }
                results.append(try runner.run(journey).map(seen))
            }
            #expect(results[0] == results[1])
        }
    }

    /// A fortnight of launches.
    private static func steps(_ kind: Kind, answers: [String]) -> [PropertyValue] {
        (0..<14).flatMap { day -> [PropertyValue] in
            let at = Instant(seconds: 1_795_150_000 + Int64(day) * 43_200)
            let answer = answers[day % answers.count]
            let moment = PropertyValue.Entry("at", .string(at.iso8601))
            switch kind.client {
            case "inotify":
                let press = answer == "dismiss" ? "ignore" : answer
                let launch = kind.version == "1.0" ? [PropertyValue.Entry("do", "launch")] : []
                return [
                    .dictionary([moment] + launch + [.init("appVersion", "1.5"), .init("respond", .string(press))])
                ]
            case "notable":
                return [
                    .dictionary([
                        moment, .init("buildVersion", "110"), .init("systemVersion", "10.0"),
                        .init("wifi", .boolean(day % 2 == 0)),
                    ])
                ]
            case "ismartnews":
                let press = answer == "dismiss" ? "cancel" : answer == "action" ? "ok" : answer
                let event = Instant(seconds: at.seconds + 60)
                return [
                    .dictionary([moment, .init("do", "launch")]),
                    ["at": .string(event.iso8601), "event": "level:done", "respond": .string(press)],
                    [
                        "at": .string(Instant(seconds: at.seconds + 120).iso8601), "event": "app:didfinishlaunching",
                        "respond": .string(press),
                    ],
                ]
            case "sourse":
                return day == 0
                    ? ["sale", "2026-sale", "rate"].map { id in
                        ["at": .string(at.iso8601), "do": "receive", "id": .string(id)]
                    } : [.dictionary([moment, .init("do", "open")])]
            default:
                Issue.record("nothing launches apps with \(kind.client)")
                return []
            }
        }
    }

    /// What a user sees: a title that is missing looks like an empty one, line ends of Windows look like others, and the
    /// order of Notable's file means nothing.
    private static func seen(_ result: PropertyValue) -> PropertyValue {
        let entries = (result.dictionary ?? []).compactMap { entry -> PropertyValue.Entry? in
            switch entry.key {
            // It tells in which order the file has its ids, for a person.
            case "problem": nil
            case "title", "message":
                entry.value == "" || entry.value == .null
                    ? nil : PropertyValue.Entry(entry.key, sorted(entry.value))
            default: .init(entry.key, sorted(entry.value))
            }
        }
        return .dictionary(entries.sorted { $0.key < $1.key })
    }

    private static func sorted(_ value: PropertyValue) -> PropertyValue {
        switch value {
        case .dictionary(let entries):
            .dictionary(entries.map { .init($0.key, sorted($0.value)) }.sorted { $0.key < $1.key })
        case .array(let values): .array(values.map(sorted))
        case .string(let text): .string(text.replacingScalars("\r\n", with: "\n"))
        default: value
        }
    }
}
