import Campaigns
import Clients
import Testing

@testable import Releases

/// Two states of a small app's feeds, and what users notice between them.
struct DiffTrial {
    private let clients: [any Client]
    private let app: AppConfiguration

    /// The first instant that is looked at: 90 days follow.
    static let now = Instant(seconds: 1_795_000_000)

    init(_ names: [String] = ["inotify"]) throws {
        var configuration = WorkspaceConfiguration(file: SourceFile(path: "newsadmin.yml", bytes: []))
        configuration.locales = ["en"]
        configuration.clients = names
        configuration.app.versions = try ["1.0", "1.1", "2.0"].map { try #require(AppVersion($0)) }
        configuration.app.builds = ["1.0": "90", "1.1": "110", "2.0": "200"]
        app = configuration.app
        clients =
            ClientCatalogue.clients(of: RenderingContext(configuration: configuration, templates: .builtIn)).clients
    }

    func difference(_ old: [MessageContent], _ new: [MessageContent]) -> UserDifference {
        differences([Self.pair("en", old, new)])[0]
    }

    func differences(_ pairs: [DiffPair]) -> [UserDifference] {
        UserDifference.between(pairs, clients: clients, app: app)
    }

    static func pair(_ locale: String, _ old: [MessageContent], _ new: [MessageContent]) -> DiffPair {
        let sides = [old, new].map { contents in DiffSide(messages: contents.map { ($0, $0.hash) }) }
        return DiffPair(locale: locale, old: sides[0], new: sides[1], span: now..<day(90))
    }

    /// Some days after ``now``.
    static func day(_ number: Int64) -> Instant { now.advanced(seconds: number * 86400) }

    /// A message of iNotify, from day to day.
    static func inotify(
        _ campaign: String, text: String = "Text", from: Int64? = nil, until: Int64? = nil, min: String? = nil,
        max: String? = nil, order: Int = 0
    ) throws -> MessageContent {
        var entry: [PropertyValue.Entry] = [.init("Title", "News"), .init("Message", .string(text))]
        if let min { entry.append(.init("MinVersion", .string(min))) }
        if let max { entry.append(.init("MaxVersion", .string(max))) }
        return try content(
            campaign, text: text, from: from, until: until,
            parts: ["inotify": part(campaign, .dictionary(entry), from: from, until: until, order: order)])
    }

    /// A message of Notable with conditions that must all hold.
    static func notable(
        _ campaign: String, conditions: PropertyValue, from: Int64? = nil, until: Int64? = nil
    ) throws -> MessageContent {
        let entry: PropertyValue = [
            "entry": "banner", "conditions": ["all": conditions],
            "views": ["banner": ["file": "https://news.example.com/banner.html", "height": 120, "origin": "bottom"]],
        ]
        return try content(
            campaign, text: "Text", from: from, until: until,
            parts: ["notable": part(campaign, entry, from: from, until: until, order: 0)])
    }

    private static func part(
        _ identity: String, _ entry: PropertyValue, from: Int64?, until: Int64?, order: Int
    ) -> PropertyValue {
        [
            "identity": .string(identity), "order": .integer(Int64(order)), "from": time(from), "until": time(until),
            "entry": entry, "files": .dictionary([]), "assets": .array([]),
        ]
    }

    private static func content(
        _ campaign: String, text: String, from: Int64?, until: Int64?, parts: PropertyValue
    ) throws -> MessageContent {
        try MessageContent(json: [
            "schema": "newsadmin/message/1", "campaign": .string(campaign), "locale": "en", "title": "News",
            "text": .string(text), "start": time(from), "end": time(until), "versions": "all versions",
            "clients": parts,
        ])
    }

    private static func time(_ number: Int64?) -> PropertyValue {
        number.map { .string(day($0).iso8601) } ?? .null
    }
}
