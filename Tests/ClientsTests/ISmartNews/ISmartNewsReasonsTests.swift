import Campaigns
import TestSupport
import Testing

@testable import Clients

/// Schedules and devices say the same of a feed: what is shown to a user who meets it first, and why the rest is not.
@Suite struct ISmartNewsReasonsTests {
    private static let moment = Instant(iso8601: "2026-11-20T09:00:00Z")!
    private static let client = try? ISmartNewsRenderingTrial.workspace(
        settings: "clientVersion: \"4.9.6\"", ["campaigns/a.md": "---\ntitle: A\n---\nText\n"]
    ).client
    private static let oldClient = try? ISmartNewsRenderingTrial.workspace(
        settings: "clientVersion: \"2.0.1\"", ["campaigns/a.md": "---\ntitle: A\n---\nText\n"]
    ).client

    /// Values that no key of a feed should have, or hardly ever has.
    static let extremes: [PropertyValue] = [
        .integer(Int64.max), .integer(Int64.min), .integer(-1), 0, 1, 4_294_967_297, .real(.nan), .real(.infinity),
        .real(-1e300),
        .real(0x1p63), .real(0.5), true, false, "", "x", "1", "9223372036854775808", "-1", "|", "!!!", [], [[]], ["x"],
        [1], [[:]], [:], ["x": 1], .data([0, 255]), .date(Instant(seconds: -62_135_596_800)),
        .date(Instant(seconds: 253_402_300_799)), .date(moment),
    ]

    private static let date = PropertyValue.date
    private static let past = Instant(iso8601: "2026-11-01T00:00:00Z")!
    private static let future = Instant(iso8601: "2026-12-01T00:00:00Z")!

    /// The keys that 4.9.6 or 2.0.1 reads of messages and special sections.
    static let messageKeys = [
        "title", "text", "link", "ok", "cancel", "review", "remind", "type", "start", "end", "repeat", "always",
        "counter", "firstshowinterval", "queue", "style", "review_type", "allowalliphoneorientations", "gate", "queues",
        "event", "meta", "segments",
    ]
    /// The keys that it reads of items.
    static let itemKeys = [
        "uuid", "urls", "events", "dates", "start", "end", "priority", "ignore", "firstshowinterval", "minshowinterval",
        "onceperversion", "onceperinstall", "showonlyifupgrade", "queue", "randomize", "fixurl", "mindelay", "maxdelay",
        "removeadsaction", "orientations", "onshow", "segment", "autohideinterval", "style", "uselocaltime",
        "showifapps",
        "skipifapps", "showif", "skipif", "/a",
    ]
    /// The keys that it reads of the ranges of items.
    static let rangeKeys = ["uuid", "start", "end", "templates", "shownlimit"]

    private static func with(_ entries: [PropertyValue.Entry], _ key: String, _ value: PropertyValue) -> PropertyValue {
        .dictionary(entries.filter { $0.key != key } + [.init(key, value)])
    }

    private static func item(_ uuid: String) -> [PropertyValue.Entry] {
        [
            .init("uuid", .string(uuid)), .init("urls", ["https://alertview.io/a", "https://e.com"]),
            .init("/a", ["text": "Alert", "title": .string(uuid)]),
        ]
    }

    /// A feed whose elements are called `t…` and `u…`: one of them has an odd value.
    private static func feed(_ kind: String, _ key: String, _ value: PropertyValue) -> PropertyValue {
        let message: [PropertyValue.Entry] = [.init("title", "t"), .init("text", "Text"), .init("cancel", "No")]
        let range: [PropertyValue.Entry] = [.init("start", date(past)), .init("end", date(future))]
        let others: [PropertyValue] = [
            ["title": "t9", "cancel": "No"], ["meta": ["uuid": "u9", "urls": ["https://e.com/9"]]],
        ]
        switch kind {
        case "message": return .array([with(message, key, value)] + others)
        case "item": return .array([["meta": with(item("u"), key, value)]] + others)
        case "range": return .array([["meta": with(item("u"), "dates", [with(range, key, value)])]] + others)
        case "event":
            return .array([["event": with([.init("name", "e"), .init("pattern", "ON=1")], key, value)]] + others)
        case "queue":
            let queue = with([.init("name", "q"), .init("timeout", 1)], key, value)
            return .array([["queues": [queue]], with(message, "queue", "q")] + others)
        default: return .array([["meta": with(item("u"), "/a", with(message, key, value))]] + others)
        }
    }

    static let odd: [(kind: String, key: String)] =
        messageKeys.map { ("message", $0) } + itemKeys.map { ("item", $0) } + rangeKeys.map { ("range", $0) }
        + ["name", "pattern"].map { ("event", $0) } + ["name", "timeout", "timeoutrange"].map { ("queue", $0) }
        + messageKeys.prefix(18).map { ("alert", $0) }

    @Test(arguments: odd)
    func oddValuesAreTakenAsOne(_ odd: (kind: String, key: String)) throws {
        for value in Self.extremes {
            let feed = Self.feed(odd.kind, odd.key, value)
            for version in ["4.9.6", "2.0.1"] {
                try compare(feed, version, "\(odd.kind) \(odd.key) \(value) \(version)")
                try importAndLive(feed, version)
            }
        }
    }

    @Test(arguments: 0..<8 as Range<UInt64>)
    func feedsOfAllKindsAreTakenAsOne(_ part: UInt64) throws {
        let compared = try (part * 50..<part * 50 + 50).map(compareFeed(of:)).reduce(0, +)
        #expect(compared >= 20, "only \(compared) reasons were compared")
    }

    private func compareFeed(of seed: UInt64) throws -> Int {
        var chance = SteppedGenerator(seed: seed)
        let version = chance.one(of: ["4.9.6", "4.9.6", "2.0.1"])
        var elements: [PropertyValue] = []
        if chance.happens(1, in: 3) { elements.append(["gate": .integer(Int64(chance.below(3)))]) }
        for number in 0..<1 + chance.below(5) {
            let element =
                chance.happens(1, in: 2)
                ? Self.message(number, isOld: version == "2.0.1", &chance)
                : .dictionary([.init("meta", Self.item(number, &chance))])
            elements.append(element)
        }
        return try compare(.array(elements), version, "seed \(seed)")
    }

    private static func message(_ number: Int, isOld: Bool, _ chance: inout SteppedGenerator) -> PropertyValue {
        var entries: [PropertyValue.Entry] = [.init("title", .string("t\(number)")), .init("cancel", "No")]
        func add(_ key: String, _ values: [PropertyValue]) {
            if chance.happens(1, in: 4) { entries.append(.init(key, chance.one(of: values))) }
        }
        add("start", [date(past), date(future), date(moment), "x"])
        add("end", [date(past), date(future), date(moment), 1])
        add("counter", [-1, 5, 1000, "x", .real(2.5)])
        add("firstshowinterval", [-1, 1, "x"])
        add("always", [true, 0])
        add("repeat", [true, "x"])
        if chance.happens(1, in: 6) {
            entries += [.init("type", "web"), .init("text", chance.one(of: ["https://e.com", "no address", ""]))]
        }
        if isOld { add("queue", ["q", "r", " "]) }
        return .dictionary(entries)
    }

    private static func item(_ number: Int, _ chance: inout SteppedGenerator) -> PropertyValue {
        var uuid = "u\(number)"
        if chance.happens(1, in: 8) { uuid = chance.one(of: ["what_is_new", "review", "subscribe"]) }
        var entries = item(uuid)
        func add(_ key: String, _ values: [PropertyValue]) {
            if chance.happens(1, in: 5) {
                entries.removeAll { $0.key == key }
                entries.append(.init(key, chance.one(of: values)))
            }
        }
        add(
            "urls",
            [["https://e.com"], ["https://alertview.io/none"], ["0|https://e.com", "https://alertview.io/b"], []])
        add("start", [date(past), date(future), date(moment), "x"])
        add("end", [date(past), date(future), date(moment)])
        add("events", [["x": "ON=1"], ["app:activate": "ON=1"], ["app:activate": "x"], [:], 1])
        add("ignore", [true, 0])
        add("firstshowinterval", [-1, 1])
        add("priority", [1, -1, .real(1.5)])
        add("showifapps", ["|", "app", ""])
        add("segment", ["vip", "undefined", "|"])
        add("showonlyifupgrade", [true])
        add("minshowinterval", ["day", 5])
        add("onceperversion", [true, "ok"])
        var dates: [PropertyValue] = []
        for range in 0..<(chance.happens(1, in: 2) ? chance.below(3) : 0) {
            var one: [PropertyValue.Entry] = [.init("uuid", .string("r\(range)"))]
            switch chance.below(5) {
            case 0: one += [.init("start", date(past)), .init("end", date(future))]
            case 1: one += [.init("start", date(future)), .init("end", date(future.advanced(seconds: 1)))]
            case 2:
                one += [
                    .init("start", "MO(00:00)"), .init("end", .string(chance.one(of: ["SU(00:00)", "WE(00:00)"]))),
                ]
            case 3: one += [.init("templates", .string(chance.one(of: ["each_day", "weekend"])))]
            default: one += [.init("start", date(past.advanced(seconds: -9))), .init("end", date(past))]
            }
            if chance.happens(1, in: 3) { one.append(.init("shownlimit", chance.one(of: [0, 1, -1]))) }
            dates.append(.dictionary(one))
        }
        if !dates.isEmpty { entries.append(.init("dates", .array(dates))) }
        return .dictionary(entries)
    }

    /// Compares what a schedule says of the first occurrence of an event with what a device does, which was upgraded and
    /// has been in use for long.
    ///
    /// - Returns: how many reasons were compared.
    @discardableResult
    private func compare(_ feed: PropertyValue, _ version: String, _ name: String) throws -> Int {
        let client = try #require(version == "2.0.1" ? Self.oldClient : Self.client)
        let bytes = ISmartNewsDevice.encode(feed)
        let body = FeedBody(bytes)
        let compiled = client.compiled(body, locale: "en")
        let occasion = try #require(compiled.occasions.firstIndex { $0.name == "app:activate" }, "\(name)")
        let timeline = ScheduleTimeline(
            Self.moment..<Self.moment.advanced(milliseconds: 1),
            windows: Array(repeating: Window(), count: compiled.count), cuts: [])
        let answers = compiled.segments(.newcomer, band: 0, timeline: timeline).map { segments in
            segments.flatMap(\.answers).first { $0.occasions.contains(occasion) }
        }
        // What crashes the app or keeps others back has reasons of its own.
        if answers.contains(where: { $0?.kind == .blocked }) { return 0 }

        var device = try ISmartNewsDevice(
            DeviceSetup(
                clientVersion: version,
                settings: [
                    "language": "en", "runCounter": 1000, "installDate": "1990-01-01T00:00:00Z",
                    "segments": ["undefined", "vip"], "schemes": [], "timeZone": "Europe/Berlin",
                ], explains: true))
        func live(_ fields: PropertyValue.Entry...) throws -> PropertyValue {
            let step = [PropertyValue.Entry("at", .string(Self.moment.iso8601))] + fields
            return try device.live(through: .dictionary(step), served: ServedFeed(body))
        }
        for build in ["1", "2"] { _ = try live(.init("do", "launch"), .init("appVersion", .string(build))) }
        let report = try live(.init("event", "app:activate"), .init("respond", "cancel"))
        #expect(report["crash"] == nil, "\(name)")
        guard let told = report["notShown"]?.array else { return 0 }
        let reasons = Dictionary(
            told.map { ($0["id"]?.string ?? "", $0["reason"]?.string) }, uniquingKeysWith: { first, _ in first })
        let elements = ISmartNewsReading.of(body).elements ?? []
        let names = elements.filter(ISmartNewsClient.isMessage).map { element in
            element?.meta?.dictionary?.values["uuid"]?.string ?? element?.classic.values["title"]?.string ?? ""
        }
        var compared = 0
        for (place, answer) in answers.enumerated() {
            guard let answer, let reason = answer.reason, answer.kind != .shown, let given = reasons[names[place]],
                names.count(where: { $0 == names[place] }) == 1
            else { continue }
            compared += 1
            #expect(given == reason.id, "\(name): \(names[place]) of \(String(decoding: bytes, as: UTF8.self))")
        }
        // What the feed alone decides does not keep back what the schedule has shown.
        let fixed = [
            "before-start", "after-end", "outside-ranges", "range-limit", "after-start", "before-end", "rejected",
            "ignored",
            "event-not-on", "gate",
        ]
        for (place, answer) in answers.enumerated() where answer?.kind == .shown {
            guard names.count(where: { $0 == names[place] }) == 1, let given = reasons[names[place]] else { continue }
            // A counter may be reached in the end.
            let isFixed = fixed.contains(given ?? "") || given == "counter" && !name.contains("counter")
            #expect(!isFixed, "\(name): \(names[place])")
        }
        return compared
    }

    /// Reads a feed in every other way: nothing that is in it may stop the program.
    private func importAndLive(_ feed: PropertyValue, _ version: String) throws {
        let bytes = ISmartNewsDevice.encode(feed)
        let client = try #require(version == "2.0.1" ? Self.oldClient : Self.client)
        _ = try client.contents(of: bytes, locale: "en") { _, _ in nil }
        let served = ServedFeed(published: bytes)
        var device = try ISmartNewsDevice(DeviceSetup(clientVersion: version, explains: true))
        for number in 0..<6 {
            let at = PropertyValue.string(Self.moment.advanced(seconds: Int64(number) * 50_000).iso8601)
            let step: PropertyValue =
                number % 3 == 0 ? ["do": "launch", "at": at] : ["events": ["app:activate", "e", "x"], "at": at]
            _ = try device.live(through: step, served: served)
        }
    }
}
