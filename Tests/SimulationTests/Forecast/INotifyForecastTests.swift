import Campaigns
import Clients
import TestSupport
import Testing

/// Compiled phones with iNotify show what its devices show, launch by launch.
@Suite struct INotifyForecastTests {
    private static let versions = [
        ForecastVersion(app: "1.0", build: "90"), ForecastVersion(app: "1.10", build: "110"),
        ForecastVersion(app: "2.0b1", build: nil), ForecastVersion(app: nil, build: "7"),
        ForecastVersion(app: nil, build: nil),
    ]
    private static let bounds = ["1.0", "1.0.0", "1.9", "1.10", "2.0", "2.0b1", "", "é", "110", "7"]

    private func trial(
        _ seed: UInt64, users: Int = 20, days: Int = 40, crashes: Bool, returns: Int = 0
    ) throws -> ForecastTrial {
        var random = SteppedGenerator(seed: seed)
        let settings = """
            clientVersion: "\(random.one(of: ["1.5.6", "1.5.6", "1.0"]))"
            platform: \(random.one(of: ["ios", "macos"]))
            checkPeriod: \(random.one(of: ["0", "0.1", "0.5", "1", "3"]))
            remindPeriod: \(random.one(of: ["0", "0.3", "1", "7"]))
            showOldestFirst: \(random.one(of: ["true", "false"]))
            showOnFirstLaunch: \(random.one(of: ["true", "false"]))
            """
        let client = try #require(try ForecastTrial.client("inotify", settings))
        let channels = ForecastTrial.locales.map { locale in
            let count = random.one(of: [0, 1, 5, 20, 70, 130])
            return ForecastInput.Channel(
                locale: locale,
                entries: (0..<count).map { number in
                    ForecastTrial.entry(
                        key(number, &random), locale, random.window(days: days),
                        message(&random, crashes: crashes && random.happens(1, in: 40), hasText: returns > 0))
                })
        }
        return ForecastTrial(
            client, channels, users: users, seed: seed, days: days, versions: Self.versions
        ) { $0.returns = returns }
    }

    private func key(_ number: Int, _ random: inout SteppedGenerator) -> String {
        let prefix = random.one(of: ["2026/10/", "2026/2/", "a", "A", "é", "_", "zß", ""])
        // Keys that differ only in case have a defined order here: that in which they are handed out.
        guard random.happens(1, in: 6) else { return "\(prefix)\(number)" }
        return "same-" + String(number, radix: 2).replacing("1", with: "x").replacing("0", with: "X")
    }

    private func message(_ random: inout SteppedGenerator, crashes: Bool, hasText: Bool) -> PropertyValue {
        if crashes {
            return random.one(of: [
                "text", ["Title": "T", "MinVersion": 1], ["Title": "T", "MaxVersion": 2, "MinVersion": "1.5"],
                ["Title": "T", "ActionURL": 5], ["Message": "%n"], ["Title": 5], ["Title": "T", "Message": 7],
                ["Title": "T", "ActionButton": 5], ["ActionButton": 5, "ActionURL": "https://e.com"],
            ])
        }
        var fields: [PropertyValue.Entry] = [.init("Title", "T")]
        // Without a text 1.0 crashes on a Mac.
        if !random.happens(1, in: 20) || hasText { fields.append(.init("Message", "50%")) }
        if random.happens(1, in: 2) {
            let address = random.one(of: ["https://e.com", "acme:x", "ACME://y", "other:z", "none", ""])
            if address.hasPrefix("http") || address.lowercased().hasPrefix("acme") || random.happens(1, in: 10) {
                fields.append(.init("ActionURL", .string(address)))
            }
        }
        if random.happens(1, in: 3) { fields.append(.init("MinVersion", .string(random.one(of: Self.bounds)))) }
        if random.happens(1, in: 3) { fields.append(.init("MaxVersion", .string(random.one(of: Self.bounds)))) }
        return .dictionary(fields)
    }

    @Test(arguments: 0..<20 as Range<UInt64>)
    func everyUserSeesTheSameAsOnADevice(_ seed: UInt64) throws {
        let trial = try trial(seed, crashes: seed % 3 == 0)
        let fleet = trial.compiled
        let compiled = try #require(fleet).showings(0..<20, of: trial.population)
        let devices = try trial.deviceShowings(0..<20)
        #expect(compiled == devices)
    }

    @Test(arguments: 0..<20 as Range<UInt64>)
    func everyUserWhoReturnsSeesTheSameAsOnADevice(_ seed: UInt64) throws {
        let trial = try trial(seed, crashes: false, returns: 1 + Int(seed % 2))
        let fleet = trial.compiled
        let compiled = try #require(fleet).showings(0..<10, of: trial.population)
        let devices = try trial.deviceShowings(0..<10)
        #expect(compiled == devices)
    }

    /// What crashes the app without returns is known to each launch: it starts the app afresh.
    @Test(
        arguments: [
            ("1.5.6", ["Title": "T", "ActionURL": 5]), ("1.5.6", ["Title": "T", "MinVersion": 1]), ("1.0", "text"),
            ("1.5.6", ["Title": 5]),
        ] as [(String, PropertyValue)])
    func returnsToAnAppThatMayHaveCrashedHaveNoCompiledForm(_ version: String, _ value: PropertyValue) throws {
        let client = try #require(try ForecastTrial.client("inotify", "clientVersion: \"\(version)\""))
        for returns in 0...1 {
            let trial = ForecastTrial(
                client,
                [
                    .init(locale: "en", entries: [ForecastTrial.entry("a", "en", Window(), value)]),
                    .init(locale: "fr", entries: []),
                ], users: 1, seed: 1, days: 5, versions: Self.versions
            ) { $0.returns = returns }
            #expect((trial.compiled == nil) == (returns > 0))
        }
    }

    /// The first launch shows nothing, and the return to it, however soon it comes, does.
    @Test(arguments: [("ios", true), ("macos", false)])
    func theFirstReturnIsASecondChance(_ platform: String, _ isShown: Bool) throws {
        let client = try #require(try ForecastTrial.client("inotify", "platform: \(platform)"))
        let entries = [ForecastTrial.entry("a", "en", Window(), ["Title": "T"])]
        let trial = ForecastTrial(
            client, [.init(locale: "en", entries: entries), .init(locale: "fr", entries: entries)], users: 30, seed: 1,
            days: 1, versions: Self.versions
        ) { audience in
            audience.returns = 1
            audience.launches = [.daily: 1]
        }
        let fleet = trial.compiled
        #expect(try #require(fleet).showings(0..<30, of: trial.population).count == (isShown ? 30 : 0))
    }

    @Test func thereIsSomethingToCompare() throws {
        let counts = try (0..<40 as Range<UInt64>).map { seed in
            let trial = try trial(seed, crashes: seed % 3 == 0)
            return trial.compiled?.showings(0..<20, of: trial.population).count ?? 0
        }
        #expect(counts.count { $0 > 50 } > 20)
    }

    @Test func entriesUnderOneKeyHaveNoCompiledForm() throws {
        let client = try #require(try ForecastTrial.client("inotify"))
        let start = Instant(seconds: 1_790_000_000)
        let twins = [Window(end: start), Window(start: start)].map {
            ForecastTrial.entry("a", "en", $0, ["Title": "T"])
        }
        let trial = ForecastTrial(
            client, [.init(locale: "en", entries: twins), .init(locale: "fr", entries: [])], users: 1, seed: 1, days: 5,
            versions: Self.versions)
        let fleet = trial.compiled
        #expect(fleet == nil)
    }
}
