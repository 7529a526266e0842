import Campaigns
import Clients
import Simulation
import Testing

@Suite struct ForecastMergeTests {
    private static func report(_ shard: String?, inputs: String = "a", returns: Int = 0) throws -> ForecastReport {
        let client = try #require(try ForecastTrial.client("inotify"))
        let entries = ForecastTrial.locales.map { locale in
            ForecastInput.Channel(
                locale: locale,
                entries: (0..<3).map { ForecastTrial.entry("k\($0)", locale, Window(), ["Title": "T"]) })
        }
        let trial = ForecastTrial(
            client, entries, users: 50, seed: 3, days: 20,
            versions: [ForecastVersion(app: "1.0", build: nil), ForecastVersion(app: nil, build: nil)]
        ) { $0.returns = returns }
        let fleet = trial.compiled
        let part = try shard.map { try #require(ForecastShard($0)) }
        let totals = Forecast(trial.population, fleets: [try #require(fleet)])
            .run(part?.users(of: 50) ?? 0..<50, jobs: 1)
        let messages = (0..<6).map {
            ForecastSetting.Message(locale: $0 / 3, campaign: "k\($0 % 3)", isMeant: [true, $0 == 0])
        }
        let setting = ForecastSetting(
            inputs: inputs, seed: 3, users: 50, returns: returns, timeZone: "Europe/Berlin",
            days: (0..<20).map { "day \($0)" },
            locales: ForecastTrial.locales, versions: ["1.0", nil],
            clients: [.init(name: "inotify", title: "iNotify", version: "1.5.6", messages: messages)])
        return ForecastReport(setting, shard: part, totals: totals)
    }

    private static func file(_ shard: String?, inputs: String = "a") throws -> (name: String, report: ForecastReport) {
        let name = "\(shard ?? "whole").json"
        let json = try report(shard, inputs: inputs).json
        return (name, try ForecastMerge.report(in: Array(json.utf8), name: name))
    }

    @Test(arguments: [1, 2, 7, 80])
    func shardsMakeTheBytesOfTheWhole(_ count: Int) throws {
        let shards = try (1...count).reversed().map { try Self.file("\($0)/\(count)") }
        let merged = try ForecastMerge.whole(shards).json
        let whole = try Self.report(nil).json
        #expect(merged == whole)
    }

    @Test(
        arguments: [
            ([("1/3", "a"), ("3/3", "a")], "shard 2 of 3 missing"),
            ([("4/4", "a")], "shards 1, 2, 3 of 4 missing"),
            ([("1/2", "a"), ("2/2", "a"), ("1/2", "a")], "1/2.json and 1/2.json are both shard 1/2"),
            ([("1/2", "a"), ("2/3", "a")], "2/3.json is one of 3 shards, and 1/2.json one of 2"),
            (
                [("1/2", "a"), ("2/2", "b")],
                "2/2.json is of another forecast than 1/2.json: its feeds, audience, days or options differ"
            ),
            ([(nil, "a")], "whole.json is a whole forecast, not a shard of one"), ([], "there is no shard to merge"),
        ] as [([(String?, String)], String)])
    func whatDoesNotMakeAWholeIsRefused(_ shards: [(String?, String)], _ reason: String) throws {
        let files = try shards.map { try Self.file($0.0, inputs: $0.1) }
        #expect(throws: ForecastMerge.Failure.unfit(reason)) { try ForecastMerge.whole(files) }
    }

    @Test(
        arguments: [
            ("\"launches\":", "\"launches\":-"), ("\"launches\":", "\"launches\":99999999999999999"),
            ("\"returns\":0", "\"returns\":-1"), ("\"returns\":0", "\"returns\":11"), ("\"returns\":0,", ""),
            ("\"users\":50", "\"users\":0"), ("\"users\":50", "\"users\":60"), ("\"users\":50", "\"users\":1e3"),
            ("\"seed\":3", "\"seed\":-3"), ("\"installs\":[[", "\"installs\":[[9223372036854775807,"),
            ("\"installs\":[[", "\"installs\":[[1,"), ("\"reached\":", "\"reached\":1"),
            ("\"missed\":", "\"missed\":1"),
            ("\"reachedByDay\":[", "\"reachedByDay\":[1,"), ("\"reachedByDay\":[0", "\"reachedByDay\":[7"),
            ("\"shownByDay\":[0", "\"shownByDay\":[1"), ("\"usersByMessages\":[", "\"usersByMessages\":[1,"),
            ("],\"neverReached\"", ",0],\"neverReached\""), ("]],\"neverReached\"", ",0]],\"neverReached\""),
            ("\"shownByDay\":[", "\"shownByDay\":[9000000000000000000,"),
            ("\"number\":1", "\"number\":3"), ("\"number\":1", "\"number\":0"), ("\"of\":2", "\"of\":0"),
            ("\"of\":2", "\"of\":9999999"), ("\"shard\":{", "\"shard\":null,\"more\":{"),
            ("\"locales\":[\"en\",\"fr\"]", "\"locales\":[\"en\",\"en\"]"),
            ("\"locales\":[\"en\",\"fr\"]", "\"locales\":[]"), ("\"clients\":[", "\"clients\":[{},"),
            ("\"isMeant\":[", "\"isMeant\":[true,"), ("\"locale\":\"fr\"", "\"locale\":\"de\""),
            ("\"seed\"", "\"sead\""), ("\"inputs\":\"a\"", "\"inputs\":[]"), ("{\"schema\"", "{\"more\":1,\"schema\""),
        ])
    func aFileThatWasChangedIsRefused(_ text: String, _ other: String) throws {
        let json = try Self.report("1/2").json
        let changed = try #require(json.firstRange(of: text).map { json.replacingCharacters(in: $0, with: other) })
        #expect(throws: ForecastMerge.Failure.self) {
            try ForecastMerge.report(in: Array(changed.utf8), name: "a.json")
        }
    }

    /// The digest of the inputs tells returns apart as well; a part that was made by hand may lie about it.
    @Test func partsWithOtherReturnsAreRefused() throws {
        let files = try [1, 2].map { number in
            let json = try Self.report("\(number)/2", returns: number).json
            return (
                name: "\(number).json", report: try ForecastMerge.report(in: Array(json.utf8), name: "\(number).json")
            )
        }
        #expect(throws: ForecastMerge.Failure.self) { try ForecastMerge.whole(files) }
    }

    @Test func aFileThatWasCutOffIsRefused() throws {
        let bytes = Array(try Self.report("1/2").json.utf8)
        for length in stride(from: 0, to: bytes.count - 2, by: 97) {
            #expect(throws: ForecastMerge.Failure.self) {
                try ForecastMerge.report(in: Array(bytes.prefix(length)), name: "a.json")
            }
        }
    }

    @Test(arguments: [("{}", "nothing"), ("{\"schema\":\"newsadmin/forecast/2\"}", "“newsadmin/forecast/2”")])
    func anotherSchemaIsNamed(_ text: String, _ schema: String) {
        let reason = "a.json is no forecast: its schema is \(schema), not “newsadmin/forecast/1”"
        #expect(throws: ForecastMerge.Failure.unreadable(reason)) {
            try ForecastMerge.report(in: Array(text.utf8), name: "a.json")
        }
    }
}
