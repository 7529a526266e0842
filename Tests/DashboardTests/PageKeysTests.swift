import Campaigns
import Releases
import Testing

@testable import Clients
@testable import Dashboard
@testable import Files

/// A page's key tells apart whatever the page shows. Each field of each type has a change of its own here, and a field that
/// has none is told by its number.
@Suite struct PageKeysTests {
    /// Checks that each change makes another key, and that there is one for each field.
    private func check<Value>(
        _ value: Value, at place: WritableKeyPath<CampaignReport, Value>, _ changes: [(inout Value) -> Void]
    ) throws {
        #expect(changes.count == Mirror(reflecting: value).children.count, "\(Value.self)")
        var keys: Set<GMAC.Tag> = [try PageKeySample.key(PageKeySample.report)]
        for (number, change) in changes.enumerated() {
            var report = PageKeySample.report
            change(&report[keyPath: place])
            #expect(keys.insert(try PageKeySample.key(report)).inserted, "change \(number) of \(Value.self)")
        }
    }

    @Test func everyFieldOfACampaignCounts() throws {
        try check(
            PageKeySample.report, at: \.self,
            [
                { $0.id += "b" }, { $0.title += "b" }, { $0.file += "b" }, { $0.window = nil }, { $0.versions += "b" },
                { $0.state = .ended }, { $0.messages = [] }, { $0.leftOut = [] },
                { $0.dropped = ["fr": PageKeySample.status] }, { $0.findings = [] },
            ])
        try check(
            PageKeySample.report.messages[0], at: \.messages[0],
            [
                { $0.locale += "b" }, { $0.fallback = nil }, { $0.translation = .stale }, { $0.source = nil },
                { $0.status = nil }, { $0.clients = [] },
            ])
        try check(
            PageKeySample.client, at: \.messages[0].clients[0],
            [
                { $0.client += "b" }, { $0.title += "b" }, { $0.isInFeed = false }, { $0.isScheduled = false },
                { $0.feed += "b" }, { $0.message = nil }, { $0.isLost = true }, { $0.previews = [:] },
            ])
        var other = PageKeySample.report
        other.messages[0].source = SourceReport(file: "campaigns/a.md", bytes: [2])
        #expect(try PageKeySample.key(other) != PageKeySample.key(PageKeySample.report))
        other.messages[0].source = SourceReport(file: "campaigns/b.md", bytes: [1])
        #expect(try PageKeySample.key(other) != PageKeySample.key(PageKeySample.report))
        other = PageKeySample.report
        other.messages[0].clients[0].previews = ["feeds/v.html": ScreenPreview(path: "previews/v.html", isCopy: true)]
        #expect(try PageKeySample.key(other) != PageKeySample.key(PageKeySample.report))
        other.messages[0].clients[0].previews = ["feeds/v.html": ScreenPreview(path: "previews/v.html", isStill: true)]
        #expect(try PageKeySample.key(other) != PageKeySample.key(PageKeySample.report))
        other.messages[0].clients[0].previews["feeds/v.html"] = ScreenPreview(path: "previews/v.html", lacksImage: true)
        #expect(try PageKeySample.key(other) != PageKeySample.key(PageKeySample.report))
    }

    @Test func everyFieldOfAStatusCounts() throws {
        let place: WritableKeyPath<CampaignReport, MessageStatusReport> = \.messages[0].status!
        try check(
            PageKeySample.status, at: place,
            [
                { $0.campaign += "b" }, { $0.title += "b" }, { $0.state.working = nil }, { $0.reason = nil },
                { $0.next = nil }, { $0.obstacle = .noFolder }, { $0.fallback = nil }, { $0.isKept = true },
                { $0.isLate = true },
                { $0.approvals = [] }, { $0.releases = [1, 2] },
                { $0.withdrawal = .init(time: Sample.start, author: "Ann", reason: "r") }, { $0.window = nil },
                { $0.releasedTitle = nil },
                { $0.keys = [] },
            ])
        try check(
            PageKeySample.status.state, at: place.appending(path: \.state),
            [{ $0.working = .draft }, { $0.released = nil }])
        try check(
            ReleasedTitle("t", locale: "en"), at: place.appending(path: \.releasedTitle!),
            [{ $0.text += "b" }, { $0.locale = "fr" }])
        try check(
            PageKeySample.status.approvals[0], at: place.appending(path: \.approvals[0]),
            [
                { $0.reviewer += "b" }, { $0.time = Instant(seconds: 2) }, { $0.note = nil },
                { $0.isOfWorkingText = false },
            ])
        var keys: Set<GMAC.Tag> = []
        for withdrawal in [
            MessageStatusReport.Withdrawal(time: Sample.start, author: "Ann", reason: "r"),
            .init(time: Sample.end, author: "Ann", reason: "r"), .init(time: Sample.start, author: "Bo", reason: "r"),
            .init(time: Sample.start, author: "Ann", reason: "s"),
        ] {
            var report = PageKeySample.report
            report.messages[0].status?.withdrawal = withdrawal
            #expect(keys.insert(try PageKeySample.key(report)).inserted, "\(withdrawal)")
        }
        try check(
            PageKeySample.status.keys[0], at: place.appending(path: \.keys[0]),
            [{ $0.key += "b" }, { $0.clients = [] }])
        keys = []
        let steps: [NextStep] = [
            .approve(["a"]), .approve(["b"]), .approveAll, .write(campaign: "a", file: "f", isStale: true),
            .write(campaign: "b", file: "f", isStale: true), .write(campaign: "a", file: "g", isStale: true),
            .write(campaign: "a", file: "f", isStale: false), .translate, .check, .release, .deploy,
            .publish(file: "f"), .publish(file: "g"), .putBack(rollback: 1, file: "f", isGone: false),
            .putBack(rollback: 2, file: "f", isGone: false), .putBack(rollback: 1, file: "g", isGone: false),
            .putBack(rollback: 1, file: "f", isGone: true),
        ]
        for step in steps {
            var report = PageKeySample.report
            report.messages[0].status?.next = step
            #expect(keys.insert(try PageKeySample.key(report)).inserted, "\(step)")
        }
        let obstacles: [ReleaseObstacle?] = [
            nil, .noFolder, .templates, .ahead(number: 1, time: Sample.start), .ahead(number: 2, time: Sample.start),
            .ahead(number: 1, time: Sample.end),
        ]
        keys = []
        for obstacle in obstacles {
            var report = PageKeySample.report
            report.messages[0].status?.obstacle = obstacle
            #expect(keys.insert(try PageKeySample.key(report)).inserted)
        }
    }

    @Test func everyFieldOfAMessageCounts() throws {
        func key(_ message: FeedMessage) throws -> GMAC.Tag {
            var report = PageKeySample.report
            report.messages[0].clients[0].message = message
            return try PageKeySample.key(report)
        }
        #expect(Mirror(reflecting: PageKeySample.message()).children.count == 5)
        var keys: Set<GMAC.Tag> = []
        let messages =
            [
                PageKeySample.message(identity: "l"), PageKeySample.message(window: Window()),
                PageKeySample.message(conditions: []),
                PageKeySample.message(conditions: [.init("MaxVersion", "1.0")]),
                PageKeySample.message(conditions: [.init("MinVersion", "2.0")]),
                PageKeySample.message(source: FeedExcerpt(.json, [.init("title", .string("t"))])),
                PageKeySample.message(source: FeedExcerpt(.propertyList, [])),
            ] + PageKeySample.screens.map { PageKeySample.message(screen: $0) }
        for message in messages { #expect(keys.insert(try key(message)).inserted) }
    }

    @Test func everyFieldOfTheFrameCounts() throws {
        func key(_ change: (inout Report) -> Void) throws -> GMAC.Tag {
            var report = Report(
                name: "Acme", clock: .utc, since: nil, changes: [], locales: ["en"], sourceLocale: "en",
                stoppedLocales: [], clients: [("inotify", "iNotify")], campaigns: [], feeds: [], findings: [])
            change(&report)
            let source = PageSource.campaign(PageKeySample.report, [], CampaignFrame(of: report))
            return PageKeySample.keys.key(of: source)
        }
        let changes: [(inout Report) -> Void] = [
            { $0.name = "Other" }, { $0.audience = AudienceReport(users: 1, forecasts: []) },
            { $0.clock = ZoneClock("Europe/Berlin") ?? .utc }, { $0.locales.append("fr") }, { $0.sourceLocale = "fr" },
            { $0.stoppedLocales = ["en"] }, { $0.releases = [ReleasePageTests.used("en")] },
            { $0.clients = [] }, { $0.schedules = [Sample.schedule([])] },
        ]
        let frame = CampaignFrame(of: Sample.report())
        #expect(changes.count == Mirror(reflecting: frame).children.count)
        #expect(Mirror(reflecting: frame.clients[0]).children.count == 2)
        var keys: Set<GMAC.Tag> = [try key { _ in }]
        for change in changes { #expect(keys.insert(try key(change)).inserted) }
        #expect(keys.insert(try key { $0.clients = [("inotify", "Other")] }).inserted)
        #expect(keys.insert(try key { $0.clients = [("other", "iNotify")] }).inserted)
        let schedules: [(inout ScheduleReport) -> Void] = [
            { $0.name = "other" }, { $0.client = "Other" }, { $0.locales = ["en"] },
        ]
        let schedule = CampaignFrame.Schedule(name: "", client: "", locales: [])
        #expect(schedules.count == Mirror(reflecting: schedule).children.count)
        for change in schedules {
            var other = Sample.schedule([])
            change(&other)
            #expect(keys.insert(try key { $0.schedules = [other] }).inserted)
        }
    }

    /// For phones and browsers, two forms of one letter are two texts.
    @Test func aLetterInAnotherFormMakesAnotherKey() throws {
        var (composed, decomposed) = (PageKeySample.report, PageKeySample.report)
        composed.title = "caf\u{E9}"
        decomposed.title = "cafe\u{301}"
        #expect(composed == decomposed)
        #expect(try PageKeySample.key(composed) != PageKeySample.key(decomposed))
    }

    @Test func anotherTemplateMakesAnotherKey() throws {
        var templates = TemplateLibrary.builtIn
        let before = templates.digest
        try templates.add("dashboard/campaign", text: "{{data}}")
        #expect(templates.digest != before)
    }
}
