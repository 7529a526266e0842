import Campaigns
import Testing

@testable import Clients

/// Of several items that are eligible at an event one comes up: what schedules and devices say of the others.
@Suite struct ISmartNewsTurnsTests {
    private static let launch = ISmartNewsEventName.didFinishLaunching
    private static let upgrade = ISmartNewsEventName.didFinishLaunchingAfterUpgrade
    private static let activate = ISmartNewsEventName.activate

    /// An item in front of another one, and on which events the second one has its turn in the end.
    struct Row: Sendable, CustomTestStringConvertible {
        var name: String
        var front: [PropertyValue.Entry]
        var back: [PropertyValue.Entry] = []
        var launch: Bool
        var upgrade: Bool
        var activate = true

        var testDescription: String { name }
    }

    private static let range: [PropertyValue.Entry] = [
        .init("start", .date(Instant(seconds: 0))), .init("end", .date(Instant(seconds: 4_000_000_000))),
    ]
    private static func own(_ pattern: String) -> [PropertyValue.Entry] {
        [.init("events", .dictionary([.init(launch, .string(pattern)), .init(activate, "ON=1")]))]
    }

    static let rows = [
        Row(name: "one that stays", front: [], launch: false, upgrade: false),
        Row(
            name: "one that is retired for the version", front: [.init("oncePerVersion", "cancel")], launch: true,
            upgrade: false),
        Row(
            name: "one that is retired for good", front: [.init("oncePerInstall", "cancel")], launch: true,
            upgrade: true),
        Row(
            name: "one that needs another answer", front: [.init("oncePerInstall", "ok")], launch: false, upgrade: false
        ),
        Row(name: "one that pauses", front: [.init("minShowInterval", "week")], launch: true, upgrade: true),
        Row(
            name: "one for upgraded apps that pauses",
            front: [.init("minShowInterval", "week"), .init("showOnlyIfUpgrade", true)], launch: true, upgrade: false),
        Row(
            name: "one that is counted",
            front: [.init("dates", [.dictionary(range + [.init("uuid", "r"), .init("shownLimit", 2)])])], launch: true,
            upgrade: true),
        Row(
            name: "one whose address the client cannot read",
            front: [.init("urls", ["https://example.com/a b"]), .init("minShowInterval", "week")], launch: false,
            upgrade: false),
        Row(
            name: "one whose own event is off now and then", front: own("ON=1|OFF=1"), back: own("ON=1"), launch: true,
            upgrade: false),
        Row(
            name: "one whose own event is on together with that of the other", front: own("ON=1|OFF=1"),
            back: own("ON=2|OFF=2"), launch: true, upgrade: false),
        Row(
            name: "one whose own event is in step with that of the other", front: own("ON=1|OFF=1"),
            back: own("ON=1|OFF=3"), launch: false, upgrade: false),
        Row(
            name: "one whose own event is always on", front: own("ON=3"), back: own("ON=1"), launch: false,
            upgrade: false),
    ]

    @Test(arguments: rows)
    func aScheduleSaysWhatDevicesDo(_ row: Row) throws {
        let feed = PropertyValue.array([Self.item("a", row.front), Self.item("b", row.back)])
        let event = try Self.shown(of: feed, on: [Self.activate])
        #expect(event.contains("b") == row.activate)
        #expect(try Self.shown(of: feed, on: [Self.launch]).contains("b") == row.launch)
        let hasUpgrade = row.back.isEmpty
        let upgraded = try (0..<4).contains { launches in
            try Self.atUpgrade(of: feed, after: launches).contains("b")
        }
        #expect(upgraded == row.upgrade)

        try Self.compare(feed, Self.activate, row.activate)
        try Self.compare(feed, Self.launch, row.launch)
        if hasUpgrade { try Self.compare(feed, Self.upgrade, row.upgrade) }
    }

    /// `what_is_new` goes before all others, and the event after the upgrade comes once.
    @Test func theUpgradeShowsWhatIsNewAlone() throws {
        let feed = PropertyValue.array([Self.item("a", []), Self.item("what_is_new", [])])
        for launches in 0..<3 { #expect(try Self.atUpgrade(of: feed, after: launches) == ["what_is_new"]) }
        let told = try Self.answers(to: feed, on: Self.upgrade, .newcomer)
        #expect(told.map { $0?.kind } == [.blocked, .shown])
        #expect(told[0]?.others == [1] && told[0]?.reason?.id == "other-turn")
        #expect(try Self.answers(to: feed, on: Self.launch, .newcomer)[0]?.kind == .shown)
    }

    /// The event occurs once in the life of an install, so that a pattern that begins with OFF is never on.
    @Test func whatIsOffAtTheUpgradeNeverComes() throws {
        for (pattern, isShown) in [("OFF=1|ON=1", false), ("ON=1|OFF=1", true)] {
            let events = PropertyValue.dictionary([.init(Self.upgrade, .string(pattern))])
            let feed = PropertyValue.array([Self.item("a", [.init("events", events)])])
            #expect(try Self.atUpgrade(of: feed, after: 2) == (isShown ? ["a"] : []))
            let told = try Self.answers(to: feed, on: Self.upgrade, .regular)[0]
            #expect(told?.kind == (isShown ? .shown : .excluded))
        }
    }

    private static func item(_ uuid: String, _ more: [PropertyValue.Entry]) -> PropertyValue {
        let address: [PropertyValue.Entry] = [
            .init("uuid", .string(uuid)), .init("urls", [.string("https://example.com/\(uuid)")]),
        ]
        let names = Set(more.map(\.key))
        return ["meta": .dictionary(address.filter { !names.contains($0.key) } + more)]
    }

    /// Compares what is said of the second item with whether it has its turn in the end.
    private static func compare(_ feed: PropertyValue, _ event: String, _ hasTurn: Bool) throws {
        let newcomer = try answers(to: feed, on: event, .newcomer)[1]
        let regular = try answers(to: feed, on: event, .regular)[1]
        #expect(regular?.kind == (hasTurn ? .shown : .blocked), "\(event)")
        if !hasTurn {
            #expect(newcomer == regular, "\(event)")
            #expect(regular?.others == [0] && regular?.reason?.id == "other-turn", "\(event)")
        }
    }

    /// The items that come up when the event comes again and again in one process, or at one launch after the other.
    private static func shown(of feed: PropertyValue, on events: [String]) throws -> Set<String> {
        var trial = try upgradedTrial(feed)
        return try events.reduce(into: []) { shown, event in
            for _ in 0..<8 {
                let step: PropertyValue =
                    event == launch
                    ? ["do": "launch", "appVersion": "2", "postLaunchEvent": true] : ["event": .string(event)]
                shown.formUnion(uuids(try trial.step(step, feed: feed)))
            }
        }
    }

    /// What the launch of the upgrade shows after some launches before it.
    private static func atUpgrade(of feed: PropertyValue, after launches: Int) throws -> [String] {
        var trial = try DeviceTrial<ISmartNewsDevice>(["appVersion": "1"])
        _ = try trial.step(["do": "launch"], feed: feed)
        for _ in 0..<launches { _ = try trial.step(["do": "launch", "postLaunchEvent": true], feed: feed) }
        return uuids(try trial.step(["do": "launch", "appVersion": "2", "postLaunchEvent": true], feed: feed))
    }

    private static func upgradedTrial(_ feed: PropertyValue) throws -> DeviceTrial<ISmartNewsDevice> {
        var trial = try DeviceTrial<ISmartNewsDevice>(["appVersion": "1"])
        _ = try trial.step(["do": "launch"], feed: feed)
        _ = try trial.step(["do": "launch", "appVersion": "2"], feed: feed)
        return trial
    }

    private static func uuids(_ report: PropertyValue) -> [String] {
        report["shown"]?.array?.compactMap { $0["uuid"]?.string } ?? []
    }

    private static func answers(
        to feed: PropertyValue, on event: String, _ form: ScheduleForm
    ) throws -> [ScheduleAnswer?] {
        let client = try ISmartNewsRenderingTrial.workspace(["campaigns/a.md": "---\ntitle: A\n---\nText\n"]).client
        let compiled = client.compiled(FeedBody(ISmartNewsDevice.encode(feed)), locale: "en")
        let occasion = try #require(compiled.occasions.firstIndex { $0.name == event })
        let (start, end) = (Instant(seconds: 1_790_000_000), Instant(seconds: 1_790_000_100))
        let timeline = ScheduleTimeline(
            start..<end, windows: Array(repeating: Window(), count: compiled.count), cuts: [])
        return compiled.segments(form, band: 0, timeline: timeline).map { segments in
            segments.flatMap(\.answers).first { $0.occasions.contains(occasion) }.map { answer in
                ScheduleAnswer(answer.kind, others: answer.others, reason: answer.reason)
            }
        }
    }
}
