import Campaigns
import Clients
import Releases
import Testing

@testable import Dashboard
@testable import Files

/// A page's key tells apart whatever the page shows. Each field of each type has a change of its own here, and a field that
/// has none is told by its number.
@Suite struct PageKeysTests {
    private static let finding = Diagnostic(
        .badVersion, at: SourcePosition(file: "campaigns/a.md"), "text", suggestion: "more", campaign: "a",
        locales: ["fr"], client: "notable")

    private static let screens: [Screen] = [
        .alert(Screen.Alert(title: "t", text: "x", buttons: [Screen.Button("OK", opens: "https://a.example")])),
        .banner(
            Screen.Banner(views: [
                Screen.View(
                    name: "v", address: "https://b.example", path: "feeds/v.html", height: 90, isAtTop: true,
                    content: PageContent(title: "t", text: "x", buttons: ["b"]))
            ])),
        .webPanel(
            Screen.WebPanel(
                address: "https://c.example", path: "feeds/p.html",
                content: PageContent(title: "t", text: "x", buttons: ["b"]))),
        .lockScreen([Screen.LockScreenNote(title: "t", text: "x", opens: "https://d.example", way: .smart)]),
    ]

    private static func message(
        identity: String = "k", screen: Screen = screens[0], window: Window = Window(start: Instant(seconds: 1)),
        conditions: [FeedMessage.Condition] = [.init("MinVersion", "1.0")],
        source: FeedExcerpt = FeedExcerpt(.propertyList, [.init("title", .string("t"))])
    ) -> FeedMessage {
        FeedMessage(identity: identity, screen: screen, window: window, conditions: conditions, source: source)
    }

    private static let client = ClientReport(
        client: "inotify", title: "iNotify", isInFeed: true, feed: "feeds/inotify/en.plist", message: message(),
        previews: ["feeds/v.html": ScreenPreview(path: "previews/v.html")])

    private static let standing = StandingReport(
        campaign: "a", title: "t", state: MessageState(working: .waiting, released: .live), reason: "r",
        next: .approve(["a"]), fallback: "en", isKept: false,
        approvals: [ApprovalReport(reviewer: "Ann", time: Instant(seconds: 1), note: "n")], releases: [1],
        keys: [StandingReport.Key(key: "k", clients: ["iNotify"])])

    private static let report = CampaignReport(
        id: "a", title: "t", file: "campaigns/a.md", window: Window(start: Instant(seconds: 1)),
        versions: "all versions",
        state: .running,
        messages: [
            MessageReport(
                locale: "en", fallback: "fr", translation: .source,
                source: SourceReport(file: "campaigns/a.md", bytes: [1]), standing: standing, clients: [client])
        ],
        leftOut: ["de"], findings: [finding])

    private static let part = CampaignDifferences.Part(
        locale: "en",
        difference: DifferenceReport(
            until: Instant(seconds: 9),
            groups: [.init(title: "g", items: [.init(campaigns: ["a"], who: "w", sentences: ["s"])])],
            messages: [
                .init(
                    campaign: "a", word: "w", fields: [.init(name: "n", before: "b", after: "c")],
                    lines: [.line(.same, pieces: [.init("p", isChanged: false)]), .gap(3)])
            ]))

    private func key(_ report: CampaignReport, _ parts: [CampaignDifferences.Part] = [part]) throws -> [UInt8] {
        let app = Report(
            name: "Acme", clock: .utc, since: nil, changes: [], locales: ["en"], sourceLocale: "en", stoppedLocales: [],
            clients: [("inotify", "iNotify")], campaigns: [], feeds: [], schedules: [], courses: [], calendars: [],
            devices: [], journeys: [], audience: nil, releases: [], findings: [])
        let source = PageSource.campaign(report, parts, CampaignFrame(of: app))
        return try #require(PageKeys(templates: .builtIn).key(of: source)).raw
    }

    /// Checks that each change makes another key, and that there is one for each field.
    private func check<Value>(
        _ value: Value, at place: WritableKeyPath<CampaignReport, Value>, _ changes: [(inout Value) -> Void]
    ) throws {
        #expect(changes.count == Mirror(reflecting: value).children.count, "\(Value.self)")
        var keys: Set<[UInt8]> = [try key(Self.report)]
        for (number, change) in changes.enumerated() {
            var report = Self.report
            change(&report[keyPath: place])
            #expect(keys.insert(try key(report)).inserted, "change \(number) of \(Value.self)")
        }
    }

    @Test func everyFieldOfACampaignCounts() throws {
        try check(
            Self.report, at: \.self,
            [
                { $0.id += "b" }, { $0.title += "b" }, { $0.file += "b" }, { $0.window = nil }, { $0.versions += "b" },
                { $0.state = .ended }, { $0.messages = [] }, { $0.leftOut = [] }, { $0.findings = [] },
            ])
        try check(
            Self.report.messages[0], at: \.messages[0],
            [
                { $0.locale += "b" }, { $0.fallback = nil }, { $0.translation = .stale }, { $0.source = nil },
                { $0.standing = nil }, { $0.clients = [] },
            ])
        try check(
            Self.client, at: \.messages[0].clients[0],
            [
                { $0.client += "b" }, { $0.title += "b" }, { $0.isInFeed = false }, { $0.feed += "b" },
                { $0.message = nil }, { $0.previews = [:] },
            ])
        var other = Self.report
        other.messages[0].source = SourceReport(file: "campaigns/a.md", bytes: [2])
        #expect(try key(other) != key(Self.report))
        other.messages[0].source = SourceReport(file: "campaigns/b.md", bytes: [1])
        #expect(try key(other) != key(Self.report))
        other = Self.report
        other.messages[0].clients[0].previews = ["feeds/v.html": ScreenPreview(path: "previews/v.html", isCopy: true)]
        #expect(try key(other) != key(Self.report))
    }

    @Test func everyFieldOfAStandingCounts() throws {
        let place: WritableKeyPath<CampaignReport, StandingReport> = \.messages[0].standing!
        try check(
            Self.standing, at: place,
            [
                { $0.campaign += "b" }, { $0.title += "b" }, { $0.state.working = nil }, { $0.reason = nil },
                { $0.next = nil }, { $0.fallback = nil }, { $0.isKept = true }, { $0.approvals = [] },
                { $0.releases = [1, 2] }, { $0.keys = [] },
            ])
        try check(
            Self.standing.state, at: place.appending(path: \.state), [{ $0.working = .draft }, { $0.released = nil }])
        try check(
            Self.standing.approvals[0], at: place.appending(path: \.approvals[0]),
            [
                { $0.reviewer += "b" }, { $0.time = Instant(seconds: 2) }, { $0.note = nil },
                { $0.isOfWorkingText = false },
            ])
        try check(
            Self.standing.keys[0], at: place.appending(path: \.keys[0]), [{ $0.key += "b" }, { $0.clients = [] }])
        var keys: Set<[UInt8]> = []
        let steps: [NextStep] = [
            .approve(["a"]), .approve(["b"]), .approveAll, .write(campaign: "a", file: "f", isStale: true),
            .write(campaign: "b", file: "f", isStale: true), .write(campaign: "a", file: "g", isStale: true),
            .write(campaign: "a", file: "f", isStale: false), .translate, .check, .release, .deploy,
            .publish(file: "f"), .publish(file: "g"),
        ]
        for step in steps {
            var report = Self.report
            report.messages[0].standing?.next = step
            #expect(keys.insert(try key(report)).inserted, "\(step)")
        }
    }

    @Test func everyFieldOfAMessageCounts() throws {
        func key(_ message: FeedMessage) throws -> [UInt8] {
            var report = Self.report
            report.messages[0].clients[0].message = message
            return try self.key(report)
        }
        #expect(Mirror(reflecting: Self.message()).children.count == 5)
        var keys: Set<[UInt8]> = []
        let messages =
            [
                Self.message(identity: "l"), Self.message(window: Window()), Self.message(conditions: []),
                Self.message(conditions: [.init("MaxVersion", "1.0")]),
                Self.message(conditions: [.init("MinVersion", "2.0")]),
                Self.message(source: FeedExcerpt(.json, [.init("title", .string("t"))])),
                Self.message(source: FeedExcerpt(.propertyList, [])),
            ] + Self.screens.map { Self.message(screen: $0) }
        for message in messages { #expect(keys.insert(try key(message)).inserted) }
    }

    private func check<Value>(
        _ value: Value, _ changes: [(inout Value) -> Void], in screen: (Value) -> Screen
    ) throws {
        #expect(changes.count == Mirror(reflecting: value).children.count, "\(Value.self)")
        var values = [value]
        for change in changes {
            var value = value
            change(&value)
            values.append(value)
        }
        var keys: Set<[UInt8]> = []
        for value in values {
            var report = Self.report
            report.messages[0].clients[0].message = Self.message(screen: screen(value))
            #expect(keys.insert(try key(report)).inserted, "\(value)")
        }
    }

    @Test func everyFieldOfAScreenCounts() throws {
        try check(
            Screen.Alert(title: "t", text: "x", buttons: []),
            [
                { $0.title = nil }, { $0.text = nil }, { $0.buttons = [Screen.Button("b")] }, { $0.isOnDesktop = true },
            ]
        ) { .alert($0) }
        try check(Screen.Button("b", opens: "o"), [{ $0.label = "c" }, { $0.opens = nil }]) {
            .alert(Screen.Alert(title: nil, text: nil, buttons: [$0]))
        }
        let content = PageContent(title: "t", text: "x", buttons: ["b"])
        try check(Screen.Banner(views: []), [{ $0.views = [.init(content)] }]) { .banner($0) }
        try check(
            Screen.View(content),
            [
                { $0.name += "b" }, { $0.address += "b" }, { $0.path = nil }, { $0.height = nil },
                { $0.isAtTop = false },
                { $0.content = nil },
            ]
        ) { .banner(Screen.Banner(views: [$0])) }
        try check(
            Screen.WebPanel(address: "a", path: "p", content: content),
            [{ $0.address += "b" }, { $0.path = nil }, { $0.content = nil }]
        ) { .webPanel($0) }
        try check(
            Screen.LockScreenNote(title: "t", text: "x", opens: "o", way: .smart),
            [{ $0.title += "b" }, { $0.text += "b" }, { $0.opens = nil }, { $0.way = .standard }]
        ) { .lockScreen([$0]) }
        try check(content, [{ $0.title += "b" }, { $0.text += "b" }, { $0.buttons = [] }]) {
            .webPanel(Screen.WebPanel(address: "a", path: nil, content: $0))
        }
    }

    private func check<Value>(
        _ place: WritableKeyPath<DifferenceReport, Value>, _ changes: [(inout Value) -> Void]
    ) throws {
        let value = Self.part.difference[keyPath: place]
        #expect(changes.count == Mirror(reflecting: value).children.count, "\(Value.self)")
        var keys: Set<[UInt8]> = [try key(Self.report)]
        for change in changes {
            var difference = Self.part.difference
            change(&difference[keyPath: place])
            let part = CampaignDifferences.Part(locale: "en", difference: difference)
            #expect(keys.insert(try key(Self.report, [part])).inserted, "\(Value.self)")
        }
    }

    @Test func everyFieldOfADifferenceCounts() throws {
        try check(\.self, [{ $0.until = Instant(seconds: 1) }, { $0.groups = [] }, { $0.messages = [] }])
        try check(\.groups[0], [{ $0.title += "b" }, { $0.items = [] }])
        try check(\.groups[0].items[0], [{ $0.campaigns = [] }, { $0.who += "b" }, { $0.sentences = [] }])
        try check(\.messages[0], [{ $0.campaign += "b" }, { $0.word += "b" }, { $0.fields = [] }, { $0.lines = [] }])
        try check(\.messages[0].fields[0], [{ $0.name += "b" }, { $0.before = nil }, { $0.after = nil }])
        typealias Line = DifferenceReport.Line
        var keys: Set<[UInt8]> = []
        let lines: [Line] = [
            .line(.same, pieces: []), .line(.added, pieces: []), .line(.same, pieces: [.init("p", isChanged: false)]),
            .line(.same, pieces: [.init("p", isChanged: true)]), .line(.same, pieces: [.init("q", isChanged: false)]),
            .gap(1), .gap(2),
        ]
        for line in lines {
            var difference = Self.part.difference
            difference.messages[0].lines = [line]
            let part = CampaignDifferences.Part(locale: "en", difference: difference)
            #expect(keys.insert(try key(Self.report, [part])).inserted, "\(line)")
        }
        let elsewhere = CampaignDifferences.Part(locale: "fr", difference: Self.part.difference)
        #expect(try key(Self.report, [elsewhere]) != key(Self.report))
        #expect(try key(Self.report, []) != key(Self.report))
    }

    @Test func everyFieldOfTheFrameCounts() throws {
        func key(_ change: (inout Report) -> Void) throws -> [UInt8] {
            var report = Report(
                name: "Acme", clock: .utc, since: nil, changes: [], locales: ["en"], sourceLocale: "en",
                stoppedLocales: [], clients: [("inotify", "iNotify")], campaigns: [], feeds: [], findings: [])
            change(&report)
            let source = PageSource.campaign(Self.report, [], CampaignFrame(of: report))
            return try #require(PageKeys(templates: .builtIn).key(of: source)).raw
        }
        let changes: [(inout Report) -> Void] = [
            { $0.name = "Other" }, { $0.audience = AudienceReport(users: 1, forecasts: []) },
            { $0.clock = ZoneClock("Europe/Berlin") ?? .utc }, { $0.locales.append("fr") }, { $0.sourceLocale = "fr" },
            { $0.stoppedLocales = ["en"] }, { $0.releases = [LocaleReleaseReport(locale: "en", hasLedger: true)] },
            { $0.clients = [] },
        ]
        let frame = CampaignFrame(of: Sample.report())
        #expect(changes.count == Mirror(reflecting: frame).children.count)
        #expect(Mirror(reflecting: frame.clients[0]).children.count == 2)
        var keys: Set<[UInt8]> = [try key { _ in }]
        for change in changes { #expect(keys.insert(try key(change)).inserted) }
        #expect(keys.insert(try key { $0.clients = [("inotify", "Other")] }).inserted)
        #expect(keys.insert(try key { $0.clients = [("other", "iNotify")] }).inserted)
    }

    /// For phones and browsers, two forms of one letter are two texts.
    @Test func aLetterInAnotherFormMakesAnotherKey() throws {
        var (composed, decomposed) = (Self.report, Self.report)
        composed.title = "caf\u{E9}"
        decomposed.title = "cafe\u{301}"
        #expect(composed == decomposed)
        #expect(try key(composed) != key(decomposed))
    }

    @Test func anotherTemplateMakesAnotherKey() throws {
        var templates = TemplateLibrary.builtIn
        let before = templates.digest
        try templates.add("dashboard/campaign", text: "{{data}}")
        #expect(templates.digest != before)
    }
}

extension Screen.View {
    fileprivate init(_ content: PageContent) {
        self.init(name: "v", address: "a", path: "p", height: 90, isAtTop: true, content: content)
    }
}
