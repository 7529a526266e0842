import Campaigns
import Clients
import TestSupport
import Testing

/// Compiled phones with Notable show what its devices show, launch by launch.
@Suite struct NotableForecastTests {
    private static let versions = [
        ForecastVersion(app: "1.0", build: "90"), ForecastVersion(app: "1.10", build: "110"),
        ForecastVersion(app: "2.0", build: nil),
    ]

    private static func condition(_ random: inout SteppedGenerator) -> PropertyValue.Entry {
        let numbers: [PropertyValue] = [0, 1, 2, 5, -1, "3", "x", 3600, 86400, 200_000, .real(1.9), true]
        let builds: [PropertyValue] = ["90", "91", "110", "2.0", ""]
        switch Int.random(in: 0..<10, using: &random) {
        case 0, 1, 2: return .init("neverDisplayed", random.one(of: [true, true, true, false, "yes", 1]))
        case 3: return .init("lastDisplayMinimumSeconds", random.one(of: numbers))
        case 4: return .init("lastDisplayMinimumLaunches", random.one(of: numbers))
        case 5: return .init("flagNotSet", random.one(of: ["done", "done", "other"]))
        case 6: return .init("onWifi", random.one(of: [true, true, false]))
        case 7: return .init("iOSVersionLessThan", random.one(of: ["27.0", "26.0", "26.1"]))
        case 8: return .init("appVersionLessThan", random.one(of: builds))
        default: return .init(random.one(of: ["lastDisplayed", "neverDisplayed"]), true)
        }
    }

    private static func group(_ most: Int, _ random: inout SteppedGenerator) -> PropertyValue {
        var entries: [PropertyValue.Entry] = []
        for _ in 0..<Int.random(in: 0...most, using: &random) {
            let entry = condition(&random)
            if !entries.contains(where: { $0.key == entry.key }) { entries.append(entry) }
        }
        return .dictionary(entries)
    }

    private static let pages = [
        "<h1>A</h1><button data-do=\"action\" data-url=\"https://e.com\" data-done>Go</button>",
        "<button data-do=\"never\" data-done>Never</button><button data-do=\"dismiss\">x</button>",
        "<button data-do=\"action\" data-url=\"https://e.com\">Go</button>",
    ]

    private func trial(_ seed: UInt64, users: Int = 20, days: Int = 40, returns: Int = 0) throws -> ForecastTrial {
        var random = SteppedGenerator(seed: seed)
        let client = try #require(try ForecastTrial.client("notable"))
        let channels = ForecastTrial.locales.map { locale in
            let count = random.one(of: [0, 1, 3, 8, 30, 80])
            return ForecastInput.Channel(
                locale: locale,
                entries: (0..<count).map { number in
                    let path = "views/\(locale)-\(number).html"
                    let page = FeedFile(path: "feeds/\(path)", bytes: Array(random.one(of: Self.pages).utf8))
                    var fields: [PropertyValue.Entry] = [
                        .init("entry", random.happens(1, in: 20) ? "gone" : "v"),
                        .init("views", ["v": ["file": .string("https://news.example.com/\(path)")]]),
                    ]
                    if !random.happens(1, in: 30) {
                        let groups = [3, random.one(of: [0, 0, 2])].map { Self.group($0, &random) }
                        fields.append(.init("conditions", ["all": groups[0], "any": groups[1]]))
                    }
                    return ForecastTrial.entry(
                        "n\(number)", locale, random.window(days: days), .dictionary(fields), files: [page])
                })
        }
        return ForecastTrial(
            client, channels, users: users, seed: seed, days: days, versions: Self.versions
        ) { $0.returns = returns }
    }

    @Test(arguments: 0..<20 as Range<UInt64>)
    func everyUserSeesTheSameAsOnADevice(_ seed: UInt64) throws {
        let trial = try trial(seed)
        let fleet = trial.compiled
        let compiled = try #require(fleet).showings(0..<10, of: trial.population)
        let devices = try trial.deviceShowings(0..<10)
        #expect(compiled == devices)
    }

    @Test(arguments: 0..<20 as Range<UInt64>)
    func everyUserWhoReturnsSeesTheSameAsOnADevice(_ seed: UInt64) throws {
        let trial = try trial(seed, returns: 1 + Int(seed % 2))
        let fleet = trial.compiled
        let compiled = try #require(fleet).showings(0..<8, of: trial.population)
        let devices = try trial.deviceShowings(0..<8)
        #expect(compiled == devices)
    }

    @Test func thereIsSomethingToCompare() throws {
        let counts = try (0..<40 as Range<UInt64>).map { seed in
            let trial = try trial(seed)
            return trial.compiled?.showings(0..<20, of: trial.population).count ?? 0
        }
        #expect(counts.count { $0 > 50 } > 20)
    }

    /// A compiled phone keeps what it knows of each notification by itself.
    @Test(arguments: [("a", "2", "a-5", false), ("a", "2", "a-6", true), ("b-5-x", "y", "b", true)])
    func whatSharesAKeyWithAFlagHasNoCompiledForm(_ id: String, _ flag: String, _ other: String, _ isApart: Bool) throws
    {
        let client = try #require(try ForecastTrial.client("notable"))
        let views: PropertyValue = ["v": ["file": "https://example.com/v.html"]]
        let owner: PropertyValue = [
            "entry": "v", "views": views, "conditions": ["all": ["flagNotSet": .string(flag), "neverDisplayed": true]],
        ]
        let once: PropertyValue = ["entry": "v", "views": views, "conditions": ["all": ["neverDisplayed": true]]]
        let entries = [
            ForecastTrial.entry(other, "en", Window(), once), ForecastTrial.entry(id, "en", Window(), owner),
        ]
        let trial = ForecastTrial(
            client, [.init(locale: "en", entries: entries), .init(locale: "fr", entries: entries)], users: 5, seed: 1,
            days: 5, versions: Self.versions)
        #expect((trial.compiled != nil) == isApart)
        // The display of the first hides the second where both are one key.
        let shown = try trial.deviceShowings(0..<5).map { $0.message % 2 }
        #expect(Set(shown) == (isApart ? [0, 1] : [0]))
    }

    @Test(
        arguments: [
            "text", ["views": [:], "conditions": ["all": ["neverDisplayed": nil]]],
            ["conditions": ["any": ["appVersionLessThan": 9]]], ["entry": "v", "views": ["v": ["file": 5]]],
        ] as [PropertyValue])
    func whatMayCrashTheAppHasNoCompiledForm(_ value: PropertyValue) throws {
        let client = try #require(try ForecastTrial.client("notable"))
        let trial = ForecastTrial(
            client,
            [
                .init(locale: "en", entries: [ForecastTrial.entry("a", "en", Window(), value)]),
                .init(locale: "fr", entries: []),
            ], users: 1, seed: 1, days: 5, versions: Self.versions)
        let fleet = trial.compiled
        #expect(fleet == nil)
        let devices = try trial.deviceShowings(0..<1)
        #expect(devices.isEmpty)
    }
}
