import Campaigns
import Simulation
import Testing

@testable import Clients

/// All clients in one small course: two launches, a day apart, by a user who does one thing.
@Suite struct DeviceSimulationTests {
    private let start = Instant(seconds: 1_795_251_600)

    private func client(_ name: String) throws -> any Client {
        var configuration = WorkspaceConfiguration(file: SourceFile(path: "newsadmin.yml", bytes: []))
        configuration.production.baseURL = "https://news.example.com/"
        configuration.app.schemes = ["acme"]
        return try #require(
            ClientCatalogue.client(
                name, of: RenderingContext(configuration: configuration, templates: .builtIn)))
    }

    private func steps(
        _ name: String, feed: PropertyValue, response: UserResponse = .dismiss, event: String? = nil, count: Int = 2
    ) throws -> [SimulatedStep] {
        let kind = try ClientCatalogue.device(client: name, clientVersion: nil)
        let space = SimulatedSpace(feed: kind.encode(feed)) { path in
            Self.pages[path].map { Array($0.utf8) }
        }
        let occasions = (0..<count).flatMap { day in
            let instant = start.advanced(seconds: Int64(day) * 86400)
            return [Occasion(at: instant, appVersion: "1.0", buildVersion: "100")]
                + (event.map { [Occasion(at: instant.advanced(seconds: 60), event: $0)] } ?? [])
        }
        let simulation = DeviceSimulation(client: try client(name), locale: "en", response: response) { _ in space }
        return try simulation.run(occasions, from: start)
    }

    /// The pages of iSmartNews that have one link.
    private static let links = [
        "web": "https://e.com", "scheme": "acme:x", "callback": "callback://x", "close": "http://close.io/",
    ]

    private static let pages = ["feeds/v.html": page].merging(
        links.map { ("feeds/\($0.key).html", "<h1>Sale</h1><a class=\"button\" href=\"\($0.value)\">Go</a>") }
    ) { first, _ in first }

    private static let page = """
        <h1>Sale</h1><p>Half price</p><button data-do="action" data-url="https://e.com/?a=1&amp;b=2" data-done>Go</button>
        <button data-do="dismiss">Close</button><button data-do="never" data-done>Never</button>
        """

    private static let alerts: PropertyValue = [
        "a": ["Title": "A"], "b": ["Title": "B", "ActionURL": "https://e.com", "ActionButton": "Go"],
    ]

    @Test(
        arguments: [
            (.dismiss, ["Ignore"], []), (.action, ["Go"], ["https://e.com"]), (.remind, ["Remind Me Later"], []),
            (.never, ["Ignore"], []), (.review, ["Ignore"], []), (.none, [nil], []),
        ] as [(UserResponse, [String?], [String])])
    func anAlertWithAnActionIsAnsweredAsAsked(
        _ response: UserResponse, _ answers: [String?], _ opened: [String]
    ) throws {
        let steps = try steps("inotify", feed: Self.alerts, response: response)
        #expect(steps[0].account.reason?.id == "first-launch-suppressed")
        #expect(steps[1].account.shown.map(\.answer) == answers)
        #expect(steps[1].account.opened == opened)
    }

    @Test(arguments: UserResponse.allCases.filter { $0 != .none })
    func anAlertWithoutAnActionHasOnlyOK(_ response: UserResponse) throws {
        let steps = try steps("inotify", feed: ["a": ["Title": "A"]], response: response)
        #expect(steps[1].account.shown == [ShownMessage(id: "a", title: "A", buttons: ["OK"], answer: "OK")])
    }

    private static let control: PropertyValue = [
        "a": [
            "entry": "v", "conditions": ["all": ["flagNotSet": "done"]],
            "views": ["v": ["file": "https://news.example.com/v.html"]],
        ]
    ]

    @Test(
        arguments: [
            (.dismiss, "dismisses", [], true),
            (
                .action, "follows the address, sets done, dismisses",
                ["https://e.com/?a=1&b=2"], false
            ),
            (.never, "sets done, dismisses", [], false), (.remind, "dismisses", [], true), (.none, nil, [], true),
        ] as [(UserResponse, String?, [String], Bool)])
    func aViewsButtonsDoWhatTheirPageSays(
        _ response: UserResponse, _ answer: String?, _ opened: [String], _ returns: Bool
    ) throws {
        let steps = try steps("notable", feed: Self.control, response: response)
        #expect(
            steps[0].account.shown == [
                ShownMessage(
                    id: "a", title: "Sale", text: "Half price", buttons: ["Go", "Close", "Never"], answer: answer)
            ])
        #expect(steps[0].account.opened == opened)
        #expect(steps[1].account.shown.isEmpty != returns)
    }

    private static let messages: PropertyValue = [
        ["title": "A", "cancel": "No", "link": "acme:x", "ok": "Yes", "remind": "Later"],
        ["meta": ["uuid": "w", "urls": ["https://news.example.com/web.html"]]],
    ]

    @Test(
        arguments: [
            (.dismiss, ["No", "closes it"], []), (.action, ["Yes", "follows the link"], ["acme:x"]),
            (.remind, ["Later", "closes it"], []), (.never, ["No", "closes it"], []),
            (.review, ["No", "closes it"], []),
            (.none, [nil], []),
        ] as [(UserResponse, [String?], [String])])
    func aLaunchEventShowsAlertsAndPages(
        _ response: UserResponse, _ answers: [String?], _ opened: [String]
    ) throws {
        let account = try steps("ismartnews", feed: Self.messages, response: response)[0].account
        #expect(account.shown.map(\.answer) == answers)
        #expect(account.opened == opened)
    }

    /// Only some links close a page, and not each page has one.
    @Test(arguments: [
        ("web", "follows the link", "link"), ("callback", "follows the link", "callback"),
        ("scheme", "closes it", "cancel"), ("close", "closes it", "cancel"), ("v", "closes it", "cancel"),
    ])
    func aPagesLinkIsFollowedWhereItClosesThePage(_ page: String, _ answer: String, _ condition: String) throws {
        for once in [condition, "review"] {
            let feed: PropertyValue = [
                [
                    "meta": [
                        "uuid": "w", "urls": [.string("https://news.example.com/\(page).html")],
                        "onceperinstall": .string(once),
                    ]
                ]
            ]
            let steps = try steps("ismartnews", feed: feed, response: .action)
            #expect(steps[0].account.shown.map(\.answer) == [answer])
            #expect(steps[1].account.shown.isEmpty == (once == condition))
        }
    }

    @Test("An event is one whatever its name", arguments: ["launch", "arrival"])
    func tellsEventsOfAnyName(_ name: String) throws {
        let feed: PropertyValue = [["title": "A", "cancel": "No"]]
        let steps = try steps("ismartnews", feed: feed, event: name)
        #expect(steps.map(\.occasion) == [.launch, .events([name]), .launch, .events([name])])
        #expect(steps[1].occasion.words == "event \(name)" && steps[0].occasion.words == nil)
    }

    @Test func eventsFollowTheLaunch() throws {
        let feed: PropertyValue = [
            ["event": ["name": "level:done", "pattern": "ON=1"]], ["title": "A", "cancel": "No", "always": true],
        ]
        let steps = try steps("ismartnews", feed: feed, event: "level:done")
        #expect(steps.map(\.occasion) == [.launch, .events(["level:done"]), .launch, .events(["level:done"])])
        #expect(steps.map(\.account.shown.count) == [0, 1, 0, 1])
    }

    @Test func comingBackToTheAppIsAnEvent() throws {
        let steps = try steps(
            "ismartnews", feed: [["title": "A", "cancel": "No", "counter": 2]], event: "app:activate")
        #expect(steps.map(\.account.shown.count) == [0, 1, 0, 0])
    }

    @Test func whatIsSentArrivesWhenItMayBeShown() throws {
        func push(_ isSmart: Bool, _ embargo: String?) -> PropertyValue {
            let data: [PropertyValue.Entry] = [
                .init("handler", "com.sourse.notification"), .init("title", "T"), .init("message", "M"),
                .init("isSmartNotification", isSmart ? "1" : "0"),
            ]
            return [["data": .dictionary(data + (embargo.map { [.init("embargoDate", .string($0))] } ?? []))]]
        }
        let feed: PropertyValue = [
            "early": push(true, "2026-01-01T00:00:00Z"), "now": push(false, nil),
            "later": push(false, "2026-11-21T12:00:00Z"),
        ]
        let steps = try steps("sourse", feed: feed)
        #expect(
            steps.map { "\($0.occasion.word) \($0.account.shown.map { $0.id ?? "" })" } == [
                "arrival [\"now\"]", "launch [\"early\"]", "arrival [\"later\"]", "launch []",
            ])
        #expect(steps[2].instant == Instant(iso8601: "2026-11-21T12:00:00Z"))
    }

    @Test func whatArrivesAfterTheLastLaunchHasARowUpToTheEnd() throws {
        func push(_ embargo: String) -> PropertyValue {
            [
                [
                    "data": [
                        "handler": "com.sourse.notification", "title": "T", "message": "M", "isSmartNotification": "0",
                        "embargoDate": .string(embargo),
                    ]
                ]
            ]
        }
        let end = start.advanced(seconds: 86400)
        let feed: PropertyValue = [
            "before": push(end.advanced(seconds: -1).iso8601), "at": push(end.iso8601),
            "after": push(end.advanced(seconds: 1).iso8601),
        ]
        let space = SimulatedSpace(feed: JSONWriter().write(feed))
        let simulation = DeviceSimulation(client: try client("sourse"), locale: "en", response: .dismiss) { _ in space }
        let launch = Occasion(at: start, appVersion: "1.0", buildVersion: "100")
        let close = Occasion(at: end, appVersion: "1.0", buildVersion: "100")
        func told(_ occasions: [Occasion], until end: Occasion?) throws -> [String] {
            try simulation.run(occasions, from: start, until: end).map { step in
                "\(step.occasion.word) \(step.appVersion ?? "") \(step.account.shown.map { $0.id ?? "" })"
            }
        }
        #expect(try told([launch], until: close) == ["launch 1.0 []", "arrival 1.0 [\"before\"]"])
        #expect(try told([launch], until: nil) == ["launch 1.0 []"])
        #expect(try told([], until: close) == ["arrival 1.0 [\"before\"]"])
    }

    @Test func aCrashIsTold() throws {
        let steps = try steps("inotify", feed: ["a": "text"])
        #expect(steps[1].account.crash == "the message “a” is not a dictionary")
    }

    @Test func theFeedIsThatOfTheInstant() throws {
        let later = start.advanced(seconds: 100_000)
        let plist = PropertyListWriter.write(["a": ["Title": "A"]])
        let simulation = DeviceSimulation(client: try client("inotify"), locale: "en", response: .dismiss) { instant in
            SimulatedSpace(feed: instant < later ? PropertyListWriter.write([:]) : plist)
        }
        let occasions = (0..<3).map { Occasion(at: start.advanced(seconds: Int64($0) * 86400)) }
        #expect(try simulation.run(occasions, from: start).map(\.account.shown.count) == [0, 0, 1])
    }
}
