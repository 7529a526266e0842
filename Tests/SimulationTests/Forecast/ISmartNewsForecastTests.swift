import Campaigns
import Clients
import TestSupport
import Testing

/// Compiled phones with iSmartNews show what its devices show, launch by launch.
@Suite struct ISmartNewsForecastTests {
    private static let versions = [
        ForecastVersion(app: "1.0", build: "90"), ForecastVersion(app: "2.0", build: nil),
        ForecastVersion(app: nil, build: nil),
    ]

    private func trial(_ seed: UInt64, users: Int = 20, days: Int = 40, returns: Int = 0) throws -> ForecastTrial {
        var random = SteppedGenerator(seed: seed)
        let version = random.one(of: ["4.9.6", "4.9.6", "2.0.1"])
        var settings = "clientVersion: \"\(version)\"\n"
        if random.happens(1, in: 3) { settings += "gate: \(random.one(of: ["0", "1", "2", "3"]))\n" }
        if random.happens(1, in: 2) { settings += "events: {\(events(&random))}\n" }
        let client = try #require(try ForecastTrial.client("ismartnews", settings))
        let channels = ForecastTrial.locales.map { locale in
            let count = random.one(of: [0, 1, 4, 12, 40])
            var entries = (0..<count).map { number in
                let id = "m\(number)"
                var entry = ISmartNewsForecastEntry(id, locale: locale, days: days)
                return random.happens(1, in: 2) ? entry.message(&random) : entry.item(&random)
            }
            for uuid in ["what_is_new", "review", "subscribe"] where random.happens(1, in: 3) {
                var entry = ISmartNewsForecastEntry(uuid, locale: locale, days: days)
                entry.staysInFeed = version == "2.0.1"
                entries.append(entry.item(&random))
            }
            return ForecastInput.Channel(locale: locale, entries: entries)
        }
        return ForecastTrial(
            client, channels, users: users, seed: seed, days: days, versions: Self.versions
        ) { $0.returns = returns }
    }

    /// The feed's own events: at launches, at returns, or both.
    private func events(_ random: inout SteppedGenerator) -> String {
        let launch = random.one(of: ["ON=1|OFF=1", "OFF=2|ON=3|OFF=1", "ON=1", "OFF=1"])
        let comeback = random.one(of: ["ON=2|OFF=4", "ON=2|OFF=4", "OFF=1|ON=1", "ON=1", "OFF=1"])
        let events = ["\"app:didFinishLaunching\": \"\(launch)\"", "\"app:activate\": \"\(comeback)\""]
        return random.one(of: [[0, 1], [0, 1], [0], [1]]).map { events[$0] }.joined(separator: ", ")
    }

    @Test(arguments: 0..<30 as Range<UInt64>)
    func everyUserSeesTheSameAsOnADevice(_ seed: UInt64) throws {
        let trial = try trial(seed)
        let fleet = trial.compiled
        let compiled = try #require(fleet).showings(0..<8, of: trial.population)
        let devices = try trial.deviceShowings(0..<8)
        #expect(named(compiled, in: trial) == named(devices, in: trial))
    }

    @Test(arguments: 0..<30 as Range<UInt64>)
    func everyUserWhoReturnsSeesTheSameAsOnADevice(_ seed: UInt64) throws {
        let trial = try trial(seed, returns: 1 + Int(seed % 2))
        let fleet = trial.compiled
        let compiled = try #require(fleet).showings(0..<4, of: trial.population)
        let devices = try trial.deviceShowings(0..<4)
        #expect(named(compiled, in: trial) == named(devices, in: trial))
    }

    /// Showings without the numbers of pages and actions, which devices show without uuid and title.
    private func named(_ showings: [ForecastShowing], in trial: ForecastTrial) -> [ForecastShowing] {
        let entries = trial.channels.flatMap(\.entries)
        return showings.map { showing in
            var showing = showing
            if showing.message != ForecastTrial.nameless, entries[showing.message].value["type"] != nil {
                showing.message = ForecastTrial.nameless
            }
            return showing
        }
    }

    @Test func thereIsSomethingToCompare() throws {
        let counts = try (0..<40 as Range<UInt64>).map { seed in
            let trial = try trial(seed)
            return trial.compiled?.showings(0..<20, of: trial.population).count ?? 0
        }
        #expect(counts.count { $0 > 50 } > 20)
    }

    private static let always: PropertyValue = [
        ["start": .date(ForecastTrial.start), "end": .date(Instant(seconds: 4_000_000_000))]
    ]
    private static let asking: PropertyValue = ["title": "A", "text": "T", "cancel": "No", "review": "Yes"]

    /// What comes up too seldom among random messages: the meta items of a feed, and when the first of them leaves it.
    static let seldom: [(name: String, items: [PropertyValue], end: Instant?)] = [
        (
            "reviews by other items",
            [
                [
                    "uuid": "a", "urls": ["https://alertview.io/a"], "/a": asking, "onceperversion": "review",
                    "dates": always,
                ],
                [
                    "uuid": "review", "urls": ["https://alertview.io/a"], "/a": asking, "onceperversion": "ok",
                    "minshowinterval": "week",
                    "dates": always,
                ],
            ], ForecastTrial.start.advanced(seconds: 12 * 86400)
        ),
        (
            "a review that outlives its item",
            [
                [
                    "uuid": "subscribe", "urls": ["https://alertview.io/a"], "/a": asking, "onceperversion": "review",
                    "dates": always,
                ],
                [
                    "uuid": "review", "urls": ["https://alertview.io/a"], "/a": asking, "onceperversion": "ok",
                    "minshowinterval": "week",
                    "dates": always,
                ],
            ], ForecastTrial.start.advanced(seconds: 12 * 86400)
        ),
        (
            "an address that stays",
            [
                [
                    "uuid": "a", "urls": ["https://e.com/a", "https://e.com/not readable"], "fixurl": true,
                    "dates": always,
                ]
            ], nil
        ),
        (
            "a pause after a delay",
            [
                [
                    "uuid": "a", "urls": ["https://e.com/a"], "mindelay": 60, "maxdelay": 60, "minshowinterval": 86400,
                    "dates": always,
                ]
            ], nil
        ),
        (
            "counts of weeks and months",
            [
                [
                    "uuid": "a", "urls": ["https://e.com/a"],
                    "dates": [["start": "MO(00:00)", "end": "SU(23:59)", "shownlimit": 2]],
                ],
                [
                    "uuid": "b", "urls": ["https://e.com/b"],
                    "dates": [
                        ["uuid": "1", "start": "2(00:00)", "end": "30(00:00)", "shownlimit": 3],
                        ["uuid": "2", "templates": "each_day", "shownlimit": 1],
                    ],
                ],
            ], nil
        ),
        (
            "turns",
            ["a", "b", "c"].map { uuid in
                [
                    "uuid": .string(uuid), "urls": ["https://alertview.io/a"], "/a": asking,
                    "minshowinterval": uuid == "b" ? 90_000 : 0, "dates": always,
                ]
            }, ForecastTrial.start.advanced(seconds: 30 * 86400)
        ),
        (
            "a failure that does not count",
            [
                [
                    "uuid": "a", "urls": ["https://review.io/other"],
                    "dates": [
                        [
                            "start": .date(ForecastTrial.start), "end": .date(Instant(seconds: 4_000_000_000)),
                            "shownlimit": 2,
                        ]
                    ],
                ]
            ], nil
        ),
    ]

    @Test(arguments: seldom, [0, 2])
    func whatIsSeldomIsTheSameAsOnADevice(
        _ trial: (name: String, items: [PropertyValue], end: Instant?), _ returns: Int
    ) throws {
        let client = try #require(try ForecastTrial.client("ismartnews"))
        let entries = trial.items.enumerated().map { number, item in
            ForecastTrial.entry(
                item["uuid"]?.string ?? "", "en", Window(end: number == 0 ? trial.end : nil), ["meta": item])
        }
        let made = ForecastTrial(
            client, [.init(locale: "en", entries: entries), .init(locale: "fr", entries: [])], users: 40, seed: 3,
            days: 40, versions: Self.versions
        ) { $0.returns = returns }
        let fleet = made.compiled
        let compiled = try #require(fleet).showings(0..<40, of: made.population)
        #expect(compiled.count > 20)
        #expect(try compiled == made.deviceShowings(0..<40))
    }

    /// On 2 May 2010, which stands for Tuesdays, the clocks of Casablanca were put forward at midnight.
    @Test(arguments: [("TU(00:10)", "TU(00:50)"), ("TU(01:15)", "TU(01:40)"), ("MO(23:30)", "TU(00:20)")])
    func whereTheDaysThatRecurLackAnHour(_ start: String, _ end: String) throws {
        let client = try #require(try ForecastTrial.client("ismartnews", zone: "Africa/Casablanca"))
        let entries = [("a", start, end), ("b", "TU(00:00)", "TU(06:00)")].map { id, start, end in
            ForecastTrial.entry(
                id, "en", Window(),
                [
                    "meta": [
                        "uuid": .string(id), "urls": [.string("https://e.com/\(id)")],
                        "dates": [["start": .string(start), "end": .string(end)]],
                    ]
                ])
        }
        let made = ForecastTrial(
            client, [.init(locale: "en", entries: entries), .init(locale: "fr", entries: [])], users: 600, seed: 3,
            days: 15, versions: Self.versions)
        let fleet = made.compiled
        let compiled = try #require(fleet).showings(0..<600, of: made.population)
        let devices = try made.deviceShowings(0..<600)
        #expect(devices.contains { $0.message == 0 })
        #expect(compiled == devices)
    }

    /// An item that is not in the feed from the first day on counts its events from another visit on with each user, and one
    /// may hang the app.
    @Test(arguments: [("4.9.6", "OFF=1|ON=1", 2), ("2.0.1", "ON=0", nil)] as [(String, String, Int64?)])
    func anEventThatComesAtReturnsCountsWhereThereAreAny(_ version: String, _ pattern: String, _ day: Int64?) throws {
        let client = try #require(try ForecastTrial.client("ismartnews", "clientVersion: \"\(version)\""))
        let entry = ForecastTrial.entry(
            "a", "en", Window(start: day.map { ForecastTrial.start.advanced(seconds: 86400 * $0) }),
            [
                "meta": [
                    "uuid": "a", "urls": ["https://e.com/a"], "dates": Self.always,
                    "events": ["app:activate": .string(pattern)],
                ]
            ])
        for returns in 0...1 {
            let made = ForecastTrial(
                client, [.init(locale: "en", entries: [entry]), .init(locale: "fr", entries: [])], users: 1, seed: 1,
                days: 5, versions: Self.versions
            ) { $0.returns = returns }
            let fleet = made.compiled
            #expect((fleet == nil) == (returns > 0))
        }
    }

    /// Settings and elements that only devices as they are know how to take.
    private static let uncompiled: [(settings: String, elements: [PropertyValue], window: Window)] = [
        ("clientVersion: \"2.0.1\"", [["title": "A", "cancel": "No", "queue": "q"]], Window()),
        ("", [["title": "A", "cancel": "No"], ["title": "A", "cancel": "No"]], Window()),
        ("", [["title": "A"]], Window()),
        ("", [["gate": 1]], Window()),
        ("", ["text"], Window()),
        ("", [["event": ["name": "e", "pattern": "on=1"]]], Window()),
        ("", [["meta": ["uuid": "a", "urls": "https://e.com"]]], Window()),
        (
            "",
            [
                [
                    "meta": [
                        "uuid": "a", "urls": ["https://e.com"],
                        "dates": [["templates": "weekdays", "shownlimit": "x"]],
                    ]
                ]
            ], Window()
        ),
        (
            "",
            [["meta": ["uuid": "a", "urls": ["https://e.com"]]], ["meta": ["uuid": "A", "urls": ["https://e.com"]]]],
            Window()
        ),
        (
            "",
            [
                ["meta": ["uuid": "a", "urls": ["https://e.com"], "ignore": true, "events": ["e": "ON=1"]]],
                ["meta": ["uuid": "a", "urls": ["https://e.com"]]],
            ], Window()
        ),
        (
            "clientVersion: \"2.0.1\"", [["meta": ["uuid": "review", "urls": ["https://e.com"]]]],
            Window(end: ForecastTrial.start.advanced(seconds: 86400))
        ),
    ]

    @Test(arguments: uncompiled)
    func whatPhonesTakeInAWayOfItsOwnHasNoCompiledForm(
        _ trial: (settings: String, elements: [PropertyValue], window: Window)
    ) throws {
        let client = try #require(try ForecastTrial.client("ismartnews", trial.settings))
        let entries = trial.elements.enumerated().map { number, element in
            ForecastTrial.entry("m\(number)", "en", trial.window, element)
        }
        let made = ForecastTrial(
            client, [.init(locale: "en", entries: entries), .init(locale: "fr", entries: [])], users: 1, seed: 1,
            days: 5, versions: Self.versions)
        let fleet = made.compiled
        #expect(fleet == nil)
    }
}
