import Campaigns
import Testing

@testable import Clients

/// Whatever stands where a client looks for something, its device and its schedule live with it, and agree on who is shown it
/// and who crashes.
struct ExtremeValuesTests {
    private static let values: [PropertyValue] = [
        true, false, 0, 1, -1, .integer(Int64.max), .integer(Int64.min), .real(0.5), .real(1e308), .real(-1e308),
        .real(.leastNonzeroMagnitude),
        "", " ", "x", "1", "-1", "1e999", "99999999999999999999", "nan", "\u{0}", "top", [], [1], [[]], [:], ["a": 1],
    ]
    /// What only property lists have.
    private static let listValues: [PropertyValue] = [
        .real(.nan), .real(.infinity), .real(-.infinity), .data([]), .data([0, 255]),
        .date(Instant(milliseconds: 0)), .date(Instant(seconds: -62_135_596_800)),
    ]

    private enum Fate: Equatable {
        case shown, crash, neither
    }

    /// What the schedule has for the first message, of a phone that has seen nothing, for each version and occasion.
    private func scheduled(
        _ compiled: any CompiledFeed, _ compare: (_ version: String, _ occasion: String, Fate) throws -> Void
    ) rethrows {
        guard compiled.count > 0 else { return }
        let windows = [Window](repeating: Window(), count: compiled.count)
        let timeline = ScheduleTimeline(Instant(seconds: 0)..<Instant(seconds: 10), windows: windows, cuts: [])
        for band in compiled.versions.bands {
            let answers = compiled.segments(.newcomer, band: band, timeline: timeline)[0].flatMap(\.answers)
            for (place, occasion) in compiled.occasions.enumerated() {
                let answer = answers.first { $0.occasions.contains(place) }
                let fate: Fate =
                    switch answer?.kind {
                    case .shown, .tied: .shown
                    case .blocked where answer?.reason?.id == DeviceReasonWord.crash.rawValue: .crash
                    default: .neither
                    }
                try compare(compiled.versions.representative(of: band), occasion.name, fate)
            }
        }
    }

    private func fate(_ result: PropertyValue) -> Fate {
        if result["crash"] == true { return .crash }
        return result["shown"] == .null || result["shown"] == [] ? .neither : .shown
    }

    @Test(
        arguments: ["", "Title", "Message", "ActionURL", "ActionButton", "MinVersion", "MaxVersion"],
        ["{platform: ios}", "{platform: macos}", "{clientVersion: \"1.0\"}"])
    func `iNotify lives with anything in a message`(_ field: String, _ settings: String) throws {
        let rendered = try RenderedWorkspace(
            INotifyClient.self,
            INotifyRenderingTrial.files("", text: "T", settings: String(settings.dropFirst().dropLast())))
        let client = rendered.client
        for value in Self.values + Self.listValues {
            let message: [PropertyValue.Entry] = [
                .init("Title", "T"), .init("Message", "M"), .init("ActionURL", "https://example.com"),
                .init("ActionButton", "Go"), .init("MinVersion", "1.0"), .init("MaxVersion", "2.0"),
            ].map { $0.key == field ? .init(field, value) : $0 }
            let bytes = INotifyDevice.encode(["a": field.isEmpty ? value : .dictionary(message)])
            try scheduled(client.compiled(FeedBody(bytes), locale: "en")) { version, _, scheduled in
                let own: [PropertyValue.Entry] = [.init("showOnFirstLaunch", true), .init("checkPeriod", 0)]
                let all = client.journeySettings(locale: "en").dictionary ?? []
                let setup = DeviceSetup(
                    clientVersion: client.clientVersion,
                    settings: .dictionary(all.filter { !own.map(\.key).contains($0.key) } + own))
                let kind = try #require(INotifyClient.device(version: client.clientVersion))
                var device = try kind.init(setup)
                let step: PropertyValue = ["at": "2026-11-21T09:00:00Z", "appVersion": .string(version)]
                let result = try device.live(through: step, served: ServedFeed(published: bytes))
                #expect(fate(result) == scheduled, "\(field) \(value) for \(version.debugDescription)")
            }
        }
    }

    @Test(arguments: [
        "", "entry", "conditions", "all", "any", "views", "v", "file", "height", "origin", "onWifi", "neverDisplayed",
        "lastDisplayMinimumSeconds", "lastDisplayMinimumLaunches", "flagNotSet", "iOSVersionLessThan",
        "appVersionLessThan",
    ])
    func `Notable lives with anything in a notification`(_ field: String) throws {
        let client = try RenderedWorkspace(NotableClient.self, NotableRenderingTests.files("")).client
        func given(_ name: String, _ usual: PropertyValue, _ value: PropertyValue) -> PropertyValue {
            name == field ? value : usual
        }
        for value in Self.values + [.null] {
            let isCondition = NotableConditionName(rawValue: field) != nil
            let conditions = PropertyValue.dictionary(isCondition ? [.init(field, value)] : [])
            let view: PropertyValue = [
                "file": given("file", "https://example.com/v.html", value), "height": given("height", 80, value),
                "origin": given("origin", "top", value),
            ]
            let notification: PropertyValue = [
                "entry": given("entry", "v", value),
                "conditions": given(
                    "conditions", ["all": given("all", conditions, value), "any": given("any", [:], value)], value),
                "views": given("views", ["v": given("v", view, value)], value),
            ]
            let bytes = NotableDevice.encode(["a": given("", notification, value)])
            try scheduled(client.compiled(FeedBody(bytes), locale: "en")) { version, occasion, scheduled in
                var trial = try DeviceTrial<NotableDevice>(state: ["notifications": ["a": ["launches": 1_000_000]]])
                let step: PropertyValue = [
                    "buildVersion": .string(version), "wifi": .boolean(occasion.contains("on wifi")),
                    "systemVersion": .string(Self.system(occasion)),
                ]
                let result = try trial.step(step, body: String(decoding: bytes, as: UTF8.self))
                #expect(fate(result) == scheduled, "\(field) \(value) for \(version.debugDescription), \(occasion)")
            }
        }
    }

    /// A version of the systems that words are about.
    private static func system(_ words: String) -> String {
        guard let range = words.range(of: "system ") else { return "15.0" }
        let rest = words[range.upperBound...]
        if rest.hasPrefix("below") { return "\u{1}" }
        let end = rest.range(of: " up to, but not,")?.lowerBound ?? rest.range(of: " and later")?.lowerBound
        return String(rest[..<(end ?? rest.endIndex)])
    }

    @Test(arguments: [
        "", "messages", "condition", "topic", "token", "data", "apns", "handler", "title", "message", "actionURL",
        "tag",
        "isSmartNotification", "embargoDate", "expiryDate", "own",
    ])
    func `Sourse lives with anything in a push`(_ field: String) throws {
        let client = try RenderedWorkspace(SourseClient.self, SourseRenderingTests.files("")).client
        for value in Self.values + [.null] {
            let data = [
                "handler": SourseMessage.handler, "title": "T", "message": "M", "actionURL": "https://example.com",
                "tag": "t", "isSmartNotification": "0", "embargoDate": "1970-01-01T00:00:00Z", "own": "x",
            ].sorted { $0.key < $1.key }.filter { $0.key != field }.map {
                PropertyValue.Entry($0.key, .string($0.value))
            }
            let isPart = ["condition", "topic", "token", "data", "apns"].contains(field)
            let payload = PropertyValue.dictionary(
                data + (isPart || field.isEmpty || field == "messages" ? [] : [.init(field, value)]))
            let message: [PropertyValue.Entry] =
                [
                    .init("condition", "'news-en' in topics"), .init("data", payload),
                ].filter { $0.key != field } + (isPart ? [.init(field, value)] : [])
            let messages: PropertyValue = field == "messages" ? value : [field.isEmpty ? value : .dictionary(message)]
            let bytes = SourseDevice.encode(["a": messages])
            try scheduled(client.compiled(FeedBody(bytes), locale: "en")) { _, _, scheduled in
                var device = try SourseDevice(DeviceSetup(settings: client.journeySettings(locale: "en")))
                let served = ServedFeed(published: bytes)
                let step: PropertyValue = ["at": "1970-01-01T00:00:00Z", "do": "receive", "id": "a"]
                let received = try device.live(through: step, served: served)
                let opened = try device.live(through: ["at": "1970-01-01T00:00:00Z"], served: served)
                let isShown = fate(received) == .shown || fate(opened) == .shown
                #expect((isShown ? .shown : .neither) == scheduled, "\(field) \(value)")
            }
        }
    }
}
