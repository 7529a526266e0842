import Campaigns
import Testing

@testable import Clients
@testable import Dashboard
@testable import Files
@testable import Simulation

/// Each field of what pages of phones and schedules are drawn from makes another key, and a field that has no change
/// here is told by its number.
@Suite struct DevicePageKeysTests {
    private static let reason = RunReport.Reason([.campaign("a")], more: 1, "s", behind: ["n": .campaign("a")])

    private static let launch: RunReport.Launch = {
        var launch = RunReport.Launch(instant: Instant(seconds: 1), occasion: .step("o"))
        launch.shown = [.init(.campaign("a"), buttons: ["b"], answer: .button(1), alternatives: [.campaign("b")])]
        launch.reason = "r"
        launch.named = ["n": .campaign("a")]
        launch.crash = "c"
        launch.opened = [.action("a")]
        launch.reasons = [0]
        launch.news = [0]
        return launch
    }()

    private static let device = DeviceReport(
        client: "inotify", title: "iNotify", clientVersion: "1.5.6", locales: ["en"], start: Instant(seconds: 1),
        versions: [.init(versions: ["1.0"], title: "1.0", played: "1.0")], leftOut: ["2.0"], habits: [.daily],
        responses: [.dismiss], choices: [0], runs: [RunReport(launches: [launch])],
        reasons: [reason],
        messages: [
            "en": [
                "a": .init(
                    identity: "k", title: "t", buttons: ["b"], address: "o", screen: PageKeySample.screens[0],
                    previews: ["v": ScreenPreview(path: "p")])
            ]
        ])

    private static let schedule = ScheduleReport(
        client: "iNotify", name: "inotify-en", locales: ["en"], days: [Instant(seconds: 1)], now: Instant(seconds: 2),
        forms: [
            .init(
                name: "newcomer", title: "t", columns: ["1.0"],
                rows: [
                    .init(
                        start: Instant(seconds: 1), end: Instant(seconds: 2),
                        cells: [
                            .init(
                                [.init(.shown, "a", occasions: "o", others: ["b"], reason: "r")],
                                leftOut: [.waiting: 1])
                        ])
                ],
                regions: [
                    .init(
                        campaign: "a", isTied: false, columns: 0..<2, versions: "v", row: 0,
                        window: Instant(seconds: 1)..<Instant(seconds: 3))
                ], strips: [.init(.waiting, count: 1, column: 0, window: Instant(seconds: 1)..<Instant(seconds: 3))])
        ], dead: [.init(campaign: "a", reasons: [.init(behind: ["b"], reason: DeviceReason(id: "r", "r"))])])

    private static func report(_ change: (inout Report) -> Void = { _ in }) -> Report {
        var report = Report(
            name: "Acme", clock: .utc, since: nil, changes: [], locales: ["en"], sourceLocale: "en", stoppedLocales: [],
            clients: [("inotify", "iNotify")], campaigns: [PageKeySample.report], feeds: [], devices: [device],
            findings: [])
        change(&report)
        return report
    }

    private static func key(_ source: PageSource) -> GMAC.Tag { PageKeySample.keys.key(of: source) }

    private static func key(_ device: DeviceReport) -> GMAC.Tag { key(.device(device, DeviceFrame(of: report()))) }

    private static func key(_ schedule: ScheduleReport) -> GMAC.Tag {
        key(.schedule(schedule, ScheduleFrame(of: report())))
    }

    /// Checks that each change makes another key, and that there is one for each field but those that no key has.
    private func check<Whole, Value>(
        _ whole: Whole, _ place: WritableKeyPath<Whole, Value>, without others: Int = 0, key: (Whole) -> GMAC.Tag,
        _ changes: [(inout Value) -> Void]
    ) {
        let value = whole[keyPath: place]
        #expect(changes.count + others == Mirror(reflecting: value).children.count, "\(Value.self)")
        var keys: Set<GMAC.Tag> = [key(whole)]
        for (number, change) in changes.enumerated() {
            var other = whole
            change(&other[keyPath: place])
            #expect(keys.insert(key(other)).inserted, "change \(number) of \(Value.self)")
        }
    }

    private func check<Value>(
        _ place: WritableKeyPath<DeviceReport, Value>, without others: Int = 0, _ changes: [(inout Value) -> Void]
    ) {
        check(Self.device, place, without: others, key: Self.key, changes)
    }

    private func check<Value>(
        _ place: WritableKeyPath<ScheduleReport, Value>, _ changes: [(inout Value) -> Void]
    ) {
        check(Self.schedule, place, key: Self.key, changes)
    }

    /// Of the sources, only the form of letters is not in messages, and bytes have it.
    @Test func everyFieldOfPhonesCounts() {
        check(
            \.self, without: 1,
            [
                { $0.client += "b" }, { $0.title += "b" }, { $0.clientVersion = nil }, { $0.locales = [] },
                { $0.start = Instant(seconds: 2) }, { $0.versions = [] }, { $0.leftOut = [] },
                { $0.habits = [.weekly] },
                { $0.responses = [.never] }, { $0.isShortened = true }, { $0.choices = [1] }, { $0.runs = [] },
                { $0.reasons = [] },
                { $0.messages = [:] },
            ])
        check(\.versions[0], [{ $0.versions = [] }, { $0.title += "b" }, { $0.played = nil }])
        check(
            \.messages["en"]!["a"]!,
            [
                { $0.identity += "b" }, { $0.title = nil }, { $0.language = "b" }, { $0.buttons = [] },
                { $0.address = nil },
                { $0.screen = nil },
                { $0.previews = [:] },
            ])
    }

    @Test func everyFieldOfARunCounts() {
        check(\.runs[0], [{ $0.launches = [] }])
        check(
            \.runs[0].launches[0],
            [
                { $0.instant = Instant(seconds: 2) }, { $0.occasion = .launch }, { $0.shown = [] },
                { $0.moreShown = 1 },
                { $0.reason = "\(Instant(seconds: 1), written: "r")" }, { $0.named = [:] },
                { $0.crash = nil }, { $0.opened = [] }, { $0.reasons = [] },
                { $0.moreReasons = 1 }, { $0.news = [] }, { $0.moreNews = 1 },
            ])
        check(
            \.runs[0].launches[0].shown[0],
            [{ $0.name = .campaign("b") }, { $0.buttons = nil }, { $0.answer = .none }, { $0.alternatives = [] }])
        check(
            \.reasons[0],
            [
                { $0.names = [] }, { $0.more = 2 }, { $0.sentence = "\(message: "s")" },
                { $0.behind = [:] },
            ])
        func areTold<Value>(
            _ values: [Value], at place: WritableKeyPath<RunReport.Launch, Value>
        ) {
            var keys: Set<GMAC.Tag> = []
            for value in values {
                var device = Self.device
                device.runs[0].launches[0][keyPath: place] = value
                #expect(keys.insert(Self.key(device)).inserted, "\(value)")
            }
        }
        areTold([.campaign("a"), .id("a"), .words("a"), .id("b"), .words("b")], at: \.shown[0].name)
        areTold(
            [.launch, .arrival, .events(["a"]), .events(["a", "b"]), .step("a"), .events(["launch"]), .step("")],
            at: \.occasion)
        areTold([.none, .button(1), .button(2), .words(""), .words("a")], at: \.shown[0].answer)
        areTold([.action("a"), .action("b"), .other("a"), .other("b")], at: \.opened[0])
    }

    @Test func everyFieldOfAScheduleCounts() {
        check(
            \.self,
            [
                { $0.client += "b" }, { $0.name += "b" }, { $0.locales = [] }, { $0.days = [] },
                { $0.now = Instant(seconds: 3) }, { $0.forms = [] }, { $0.dead = [] }, { $0.blocked = 1 },
            ])
        check(\.dead[0], [{ $0.campaign += "b" }, { $0.reasons = [] }])
        check(\.dead[0].reasons[0], [{ $0.behind = [] }, { $0.reason = DeviceReason(id: "r", "s") }])
        check(
            \.forms[0],
            [
                { $0.name += "b" }, { $0.title += "b" }, { $0.columns = [] }, { $0.rows = [] }, { $0.leftOut = 1 },
                { $0.regions = [] }, { $0.leftOutRegions = 1 }, { $0.strips = [] },
            ])
        check(\.forms[0].rows[0], [{ $0.start = nil }, { $0.end = nil }, { $0.cells = [] }])
        check(\.forms[0].rows[0].cells[0], [{ $0.answers = [] }, { $0.leftOut = [.blocked: 1] }])
        check(
            \.forms[0].rows[0].cells[0].answers[0],
            [
                { $0.kind = .tied }, { $0.campaign += "b" }, { $0.occasions += "b" }, { $0.others = [] },
                { $0.reason = nil },
            ])
        check(
            \.forms[0].regions[0],
            [
                { $0.campaign += "b" }, { $0.isTied = true }, { $0.columns = 1..<2 }, { $0.versions += "b" },
                { $0.row = 1 }, { $0.window = Instant(seconds: 2)..<Instant(seconds: 3) },
            ])
        check(
            \.forms[0].strips[0],
            [
                { $0.kind = .dead }, { $0.count = 2 }, { $0.column = 1 },
                { $0.window = Instant(seconds: 1)..<Instant(seconds: 4) },
            ])
        var ends: Set<GMAC.Tag> = [Self.key(Self.schedule)]
        var schedule = Self.schedule
        schedule.forms[0].regions[0].columns = 0..<1
        #expect(ends.insert(Self.key(schedule)).inserted)
        schedule.forms[0].regions[0].window = Instant(seconds: 1)..<Instant(seconds: 4)
        #expect(ends.insert(Self.key(schedule)).inserted)
        schedule.forms[0].strips[0].window = Instant(seconds: 2)..<Instant(seconds: 3)
        #expect(ends.insert(Self.key(schedule)).inserted)
    }

    @Test func everyFieldOfTheFramesCounts() {
        let common: [(inout Report) -> Void] = [
            { $0.name = "Other" }, { $0.audience = AudienceReport(users: 1, forecasts: []) },
            { $0.clock = ZoneClock("Europe/Berlin") ?? .utc },
        ]
        let ofPhones: [(inout Report) -> Void] = [
            { $0.locales.append("fr") }, { $0.clients = [] }, { $0.clients[0].title = "Other" },
            { $0.clients[0].name = "other" }, { $0.devices = [] },
        ]
        let ofSchedules: [(inout Report) -> Void] = [
            { $0.sourceLocale = "fr" }, { $0.sourceLocale = "ar" }, { $0.campaigns[0].title = "Other" },
            { $0.campaigns[0].id = "other" },
        ]
        var keys: Set<GMAC.Tag> = []
        for change in [{ _ in }] + common + ofPhones {
            let frame = DeviceFrame(of: Self.report(change))
            #expect(keys.insert(Self.key(.device(Self.device, frame))).inserted)
        }
        for change in [{ _ in }] + common + ofSchedules {
            let frame = ScheduleFrame(of: Self.report(change))
            #expect(keys.insert(Self.key(.schedule(Self.schedule, frame))).inserted)
        }
        let (phones, schedules) = (DeviceFrame(of: Self.report()), ScheduleFrame(of: Self.report()))
        #expect(Mirror(reflecting: phones).children.count == 4)
        #expect(Mirror(reflecting: phones.page).children.count == 4)
        #expect(Mirror(reflecting: phones.clients[0]).children.count == 3)
        #expect(Mirror(reflecting: schedules).children.count == 3)
        #expect(Mirror(reflecting: schedules.names).children.count == 5)
    }
}
