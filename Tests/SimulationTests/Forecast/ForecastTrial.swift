import Campaigns
import Clients
import Simulation
import TestSupport

/// Made-up entries of a client in two locales, read by compiled phones and by real devices.
struct ForecastTrial {
    let client: any Client
    let population: ForecastPopulation
    let channels: [ForecastInput.Channel]
    let versions: [ForecastVersion]

    static let locales = ["en", "fr"]
    static let clock = ZoneClock("Europe/Berlin") ?? .utc

    /// What clocks without an offset show at the beginning of the first day.
    static let start = CivilTime(year: 2026, month: 10, day: 1).asUTC

    /// Whole days; clocks go back on one of them.
    static func days(_ count: Int) -> ForecastDays {
        ForecastDays(
            (0...count).compactMap { day in
                clock.instants(
                    showing: CivilTime(utc: start.advanced(seconds: Int64(day) * 86400))
                ).first
            }, by: clock)
    }

    init(
        _ client: any Client, _ channels: [ForecastInput.Channel], users: Int, seed: UInt64, days: Int,
        versions: [ForecastVersion], change: (inout AudienceModel) -> Void = { _ in }
    ) {
        var audience = AudienceModel()
        audience.users = users
        audience.seed = seed
        for response in UserResponse.allCases { audience.responses[response] = 1 }
        change(&audience)
        self.client = client
        self.channels = channels
        self.versions = versions
        population = ForecastPopulation(
            audience, locales: Self.locales, versions: versions, days: Self.days(days))
    }

    /// The client with settings as `newsadmin.yml` would have them.
    static func client(
        _ name: String, _ settings: String = "", zone: String = clock.name
    ) throws -> (any Client)? {
        let file = SourceFile(path: "newsadmin.yml", bytes: Array(settings.utf8))
        var configuration = WorkspaceConfiguration(file: file)
        configuration.locales = locales
        configuration.clock = ZoneClock(zone) ?? clock
        configuration.production.baseURL = "https://news.example.com/"
        configuration.app.schemes = ["acme"]
        configuration.clientSettings[name] = try YAMLReader.read(file, in: 0..<file.bytes.count)
        return ClientCatalogue.client(name, of: RenderingContext(configuration: configuration, templates: .builtIn))
    }

    static func entry(
        _ identity: String, _ locale: String, _ window: Window, _ value: PropertyValue, files: [FeedFile] = []
    ) -> FeedEntry {
        FeedEntry(
            campaign: identity, locale: locale, identity: identity,
            identityPosition: SourcePosition(file: "campaigns/\(identity).md"), window: window, value: value,
            files: files)
    }

    var compiled: (any ForecastFleet)? {
        client.fleet(for: ForecastInput(channels: channels, of: population))
    }

    /// The devices, each launch of which meets the feed as it is published at that instant, encoded anew.
    func devices() throws -> DeviceFleet {
        let client = client
        return try DeviceFleet(
            client,
            channels: channels.map { channel in
                let entries = channel.entries
                let cuts = Set(entries.flatMap { [$0.window.start, $0.window.end].compactMap { $0 } })
                    .filter { population.days.span.contains($0) }.sorted()
                let states = ([population.days.span.lowerBound] + cuts).map { instant in
                    (instant, client.feed(entries.filter { $0.window.contains(instant) }, locale: channel.locale).bytes)
                }
                let files = Dictionary(
                    entries.flatMap(\.files).map { ($0.path, $0.bytes) }, uniquingKeysWith: { first, _ in first })
                return DeviceFleet.Channel(
                    locale: channel.locale, messages: entries.count,
                    places: Dictionary(
                        entries.enumerated().map { ($1.identity, $0) }, uniquingKeysWith: { first, _ in first })
                ) { instant in
                    SimulatedSpace(feed: states.last { $0.0 <= instant }?.1) { files[$0] }
                }
            }, days: population.days)
    }

    /// What the devices show, with the numbers that compiled phones give messages.
    func deviceShowings(_ users: Range<Int>) throws -> [ForecastShowing] {
        let counts = channels.map(\.entries.count)
        // Each locale has one place more, for what the devices do not name.
        let numbers = Array(0..<counts[0]) + [Self.nameless] + (0..<counts[1]).map { counts[0] + $0 } + [Self.nameless]
        return try devices().showings(users, of: population).map { showing in
            var showing = showing
            showing.message = numbers[showing.message]
            return showing
        }
    }

    /// What stands for a message that devices do not name.
    static let nameless = -1
}

extension SteppedGenerator {
    /// Some time around the days of a trial; often on a whole hour, always open where it is to be.
    mutating func window(days: Int) -> Window {
        let hours = Int64.random(in: -120...Int64(24 * days), using: &self)
        let from = ForecastTrial.start.advanced(seconds: 3600 * hours)
        let length = Int64.random(in: 0...40, using: &self) * 43200
        return Window(
            start: happens(1, in: 4) ? nil : from, end: happens(1, in: 3) ? nil : from.advanced(seconds: length))
    }
}
