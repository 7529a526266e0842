import Testing

@testable import Clients

/// What becomes of a message whose texts are none: the library looks at no types.
@Suite struct INotifyTextTypesTests {
    /// A message, and which systems crash on it: 1.5.6 and 1.0 on iOS, 1.5.6 and 1.0 on a Mac.
    struct Row: Sendable, CustomTestStringConvertible {
        let message: PropertyValue
        let crashes: [Bool]

        var testDescription: String { "\(message)" }
    }

    private static let systems: [(version: INotifySettings.Version, platform: INotifyPlatform)] = [
        (.last, .ios), (.first, .ios), (.last, .macos), (.first, .macos),
    ]
    private static let address = "https://example.com"
    static let rows = [
        Row(message: ["Title": "T", "Message": "M"], crashes: [false, false, false, false]),
        Row(message: ["Title": 5, "Message": "M"], crashes: [true, true, true, true]),
        Row(message: ["Title": "T", "Message": 5], crashes: [true, true, false, true]),
        Row(message: ["Title": "T", "Message": true], crashes: [true, true, false, true]),
        Row(message: ["Title": "T"], crashes: [false, false, false, true]),
        Row(message: ["Title": "T", "Message": "M", "ActionButton": 5], crashes: [false, false, false, false]),
        Row(
            message: ["Title": "T", "Message": "M", "ActionButton": 5, "ActionURL": .string(address)],
            crashes: [true, true, true, true]),
        // What 1.5.6 cannot open it makes no alert of; 1.0 does not try.
        Row(
            message: ["Title": 5, "Message": "M", "ActionURL": "no address"], crashes: [false, true, false, true]),
    ]

    private func client(_ version: INotifySettings.Version, _ platform: INotifyPlatform) throws -> INotifyClient {
        let settings = "clientVersion: \"\(version.rawValue)\", platform: \(platform.rawValue), showOnFirstLaunch: true"
        let files = ["newsadmin.yml": INotifyRenderingTrial.configuration(settings)]
        return try RenderedWorkspace(INotifyClient.self, files).client
    }

    private func result(_ message: PropertyValue, _ version: INotifySettings.Version, _ platform: INotifyPlatform)
        throws -> PropertyValue
    {
        let settings: PropertyValue = [
            "platform": .string(platform.rawValue), "debug": false, "showOnFirstLaunch": true, "checkPeriod": 1,
        ]
        guard version == .last else {
            var trial = try DeviceTrial<INotifyDevice10>(settings)
            return try trial.step(feed: ["a": message])
        }
        var trial = try DeviceTrial<INotifyDevice>(settings)
        return try trial.step(feed: ["a": message])
    }

    @Test(arguments: rows)
    func someCrashTheDeviceOnceTheCheckIsNoted(_ row: Row) throws {
        for (system, crashes) in zip(Self.systems, row.crashes) {
            let result = try result(row.message, system.version, system.platform)
            #expect((result["crash"] == true) == crashes, "\(system)")
            #expect(result["state"]?["lastChecked"] != nil, "\(system)")
            if crashes { #expect(result["state"]?["viewed"] == nil && result["shown"] == .null, "\(system)") }
        }
    }

    @Test(arguments: rows)
    func schedulesSayTheSame(_ row: Row) throws {
        for (system, crashes) in zip(Self.systems, row.crashes) {
            let client = try client(system.version, system.platform)
            let feed = FeedBody(PropertyListWriter.write(["a": row.message]))
            let compiled = try #require(client.compiled(feed, locale: "en") as? INotifyCompiledFeed)
            let obstacle = compiled.entries.first?.obstacle
            switch obstacle {
            case .crash: #expect(crashes, "\(system)")
            case .address: #expect(!crashes && system.version == .last, "\(system)")
            case .crashAnywhere, nil: #expect(!crashes && obstacle == nil, "\(system)")
            }
        }
    }

    @Test func onlyTheMessageWhoseTurnItIsCrashesAndOncePerPeriod() throws {
        var trial = try DeviceTrial<INotifyDevice>(["showOnFirstLaunch": true])
        let feed: PropertyValue = ["a": ["Title": 5], "b": ["Title": "T"]]
        #expect(try trial.step(["respond": "ok"], feed: feed)["shown"] == "b")
        let later = try trial.step(["at": "2026-01-03T09:00:00Z"], feed: feed)
        #expect(later["crash"] == true)
        #expect(later["crashReason"] == "`Title` is not a text")
        #expect(try trial.step(["at": "2026-01-03T10:00:00Z"], feed: feed)["reason"] == "check-period")
    }

    @Test("A Mac has a title and a label of its own", arguments: ["1.5.6", "1.0"])
    func aMacHasWordsOfItsOwn(_ version: String) throws {
        func alert(_ platform: String, _ front: String) throws -> Screen.Alert? {
            let settings = "clientVersion: \"\(version)\", platform: \(platform)"
            let rendered = try RenderedWorkspace(
                INotifyClient.self, INotifyRenderingTrial.files(front, text: "Text", settings: settings))
            guard case .alert(let alert)? = rendered.screens().first?.screen else { return nil }
            return alert
        }
        let front = "action: {url: \"\(Self.address)\", label: \"\"}\ninotify: {raw: {Title: %}}"
        for title in ["\"\"", "null"] {
            let front = front.replacing("%", with: title)
            let mac = try alert("macos", front)
            #expect(mac?.title == "Alert" && mac?.buttons.first?.label == "OK")
            let phone = try alert("ios", front)
            #expect(phone?.title != "Alert" && phone?.buttons.first?.label == "")
        }
        let plain = try alert("macos", "action: {url: \"\(Self.address)\", label: Go}")
        #expect(plain?.title == "Sale" && plain?.buttons.map(\.label).first == "Go")
    }

    @Test(arguments: [(INotifySettings.Version.last, false), (.first, true)])
    func version10MayBeGivenACopyFromTheCache(_ version: INotifySettings.Version, _ usesCache: Bool) throws {
        #expect(try client(version, .ios).download == FeedDownload(usesCache: usesCache))
    }
}
