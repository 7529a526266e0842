import Testing

@testable import Clients

@Suite struct NotableDeviceTests {
    private let view: PropertyValue = ["banner": ["file": "https://e.org/b.html", "height": 80]]
    private var good: PropertyValue { ["entry": "banner", "views": view] }

    private func notification(_ conditions: PropertyValue) -> PropertyValue {
        ["entry": "banner", "views": view, "conditions": conditions]
    }

    @Test func whatIsKnownOfAnIdIsNotKnownOfOneThatOnlyLooksAlike() throws {
        var trial = try DeviceTrial<NotableDevice>([:])
        let once = notification(["all": ["neverDisplayed": true]])
        #expect(try trial.step(["dismiss": true], feed: ["\u{E9}": once])["shown"] == "\u{E9}")
        #expect(try trial.step(feed: ["\u{E9}": once])["shown"]?.string == nil)
        #expect(try trial.step(feed: ["e\u{301}": once])["shown"] == "e\u{301}")
    }

    /// Writers of control files leave commas behind, and phones do not mind.
    @Test func aTrailingCommaIsRead() throws {
        var trial = try DeviceTrial<NotableDevice>()
        let result = try trial.step(body: #"{"a": {"entry": "v", "views": {"v": {},},},}"#)
        #expect(result["evaluated"] == ["a"])
        #expect(result["shown"] == "a")
    }

    /// The view is made in the turn of its notification.
    @Test func whatComesBehindAViewThatCrashesIsNeitherEvaluatedNorCounted() throws {
        var trial = try DeviceTrial<NotableDevice>(order: ["a", "b"])
        let result = try trial.step(feed: ["a": ["entry": "v", "views": ["v": ["file": .null]]], "b": good])
        #expect(result["crash"] == true && result["evaluated"] == ["a"])
        let known = result["state"]?["notifications"]
        #expect(known?["a"]?["displayed"] == true && known?["a"]?["launches"] == 0)
        #expect(known?["b"] == nil)
    }

    @Test func aViewWithoutAddressIsNotMadeBehindOneThatIsShown() throws {
        var trial = try DeviceTrial<NotableDevice>(order: ["b", "a"])
        let result = try trial.step(feed: ["a": ["entry": "v", "views": ["v": ["file": 5]]], "b": good])
        #expect(result["crash"] == nil && result["shown"] == "b" && result["evaluated"] == ["b", "a"])
        #expect(result["state"]?["notifications"]?["a"]?["displayed"] == nil)
    }

    @Test func theOrderTellsTwoFormsOfALetterApart() throws {
        for order in [["\u{E9}", "e\u{301}"], ["e\u{301}", "\u{E9}"]] {
            var trial = try DeviceTrial<NotableDevice>(order: order, explains: true)
            let result = try trial.step(feed: ["e\u{301}": good, "\u{E9}": good])
            #expect(result["evaluated"] == .array(order.map { .string($0) }))
            #expect(result["shown"] == .string(order[0]))
            #expect(result["notShown"]?.array?.count == 1)
        }
    }

    @Test(
        arguments: [
            "text", [], 5, nil, true,
            ["b": "text"], ["b": nil], ["b": ["conditions": nil]], ["b": ["conditions": ["all": []]]],
            ["b": ["conditions": ["any": "x"]]], ["b": ["views": []]], ["b": ["views": ["v": "x"]]],
            ["b": ["views": ["v": ["origin": 1]]]], ["b": ["views": ["v": ["origin": nil]]]],
            ["b": ["views": ["v": ["height": nil]]]], ["b": ["entry": "v", "views": ["v": ["file": nil]]]],
            ["b": ["entry": "v", "views": ["v": ["file": 5]]]],
            ["b": ["conditions": ["all": ["iOSVersionLessThan": 9]]]],
            ["b": ["conditions": ["any": ["appVersionLessThan": nil]]]],
            ["b": ["conditions": ["all": ["onWifi": nil]]]], ["b": ["conditions": ["all": ["neverDisplayed": []]]]],
            ["b": ["conditions": ["any": ["lastDisplayMinimumSeconds": nil]]]],
            ["b": ["conditions": ["any": ["lastDisplayMinimumLaunches": [:]]]]],
        ] as [PropertyValue])
    func aMalformedFileCrashesAndIsNotStored(_ feed: PropertyValue) throws {
        var trial = try DeviceTrial<NotableDevice>()
        let step: PropertyValue = ["buildVersion": "1", "systemVersion": "9.0"]
        let result = try trial.step(step, feed: feed)
        #expect(result["crash"] == true)
        #expect(result["shown"] == .null)
        #expect(result["state"]?["lastDownload"] == nil)
        #expect(try trial.step(["headStatus": 304])["evaluated"] == [])
    }

    @Test func aGoodOneBeforeABadOneIsAlreadyMarked() throws {
        var trial = try DeviceTrial<NotableDevice>(order: ["a", "b"])
        let result = try trial.step(feed: ["b": "text", "a": good])
        #expect(result["crash"] == true)
        #expect(result["state"]?["notifications"]?["a"]?["displayed"] == true)
        #expect(result["state"]?["notifications"]?["b"] == nil)
    }

    @Test func wrongTypesBehindADecisiveConditionAreNotReached() throws {
        var trial = try DeviceTrial<NotableDevice>()
        let conditions: PropertyValue = ["all": ["unknown": 1, "iOSVersionLessThan": 9]]
        let result = try trial.step(["systemVersion": "8.0"], feed: ["a": notification(conditions)])
        #expect(result["crash"] == nil)
        #expect(result["satisfied"] == [])
    }

    @Test func anAppWithoutBuildNeverLooksAtTheBound() throws {
        var trial = try DeviceTrial<NotableDevice>()
        let conditions: PropertyValue = ["all": ["appVersionLessThan": 5]]
        let result = try trial.step(["buildVersion": nil], feed: ["a": notification(conditions)])
        #expect(result["crash"] == nil)
        #expect(result["satisfied"] == [])
    }

    @Test(
        arguments: [
            (true, true), (false, false), (1, true), (0, false), (.real(0.5), true), ("yes", true), ("Y", true),
            ("true", true), ("1", true), ("007", true), ("-1", true), (" 1", true), ("on", false), ("no", false),
            ("0", false), ("", false), ("false", false),
        ] as [(PropertyValue, Bool)])
    func booleansMayBeNumbersAndText(_ value: PropertyValue, _ expected: Bool) throws {
        var trial = try DeviceTrial<NotableDevice>()
        let result = try trial.step(["wifi": true], feed: ["a": notification(["all": ["onWifi": value]])])
        #expect(result["satisfied"] == (expected ? ["a"] : []))
    }

    @Test(
        arguments: [
            (2, 3), ("2", 3), (.real(2.9), 3), ("2.9", 3), ("abc", 1), ("", 1), (true, 2), (-1, 1), (" +2x", 3),
        ] as [(PropertyValue, Int)])
    func launchesAreWholeNumbersOfAnyNotation(_ value: PropertyValue, _ firstShown: Int) throws {
        var trial = try DeviceTrial<NotableDevice>()
        let feed: PropertyValue = ["a": notification(["all": ["lastDisplayMinimumLaunches": value]])]
        for launch in 1...firstShown {
            let result = try trial.step(feed: feed)
            #expect(result["shown"] == (launch == firstShown ? "a" : .null))
        }
    }

    @Test(
        arguments: [
            (80, .integer(80)), ("80", .integer(80)), ("80.5px", .real(80.5)), ("tall", 0), (true, 1), ("1e2", 100),
            (.real(80.1), .real(Double(Float(80.1)))),
        ] as [(PropertyValue, PropertyValue)])
    func heightsMayBeText(_ value: PropertyValue, _ expected: PropertyValue) throws {
        var trial = try DeviceTrial<NotableDevice>()
        let feed: PropertyValue = ["a": ["entry": "v", "views": ["v": ["file": "f", "height": value]]]]
        #expect(try trial.step(feed: feed)["view"]?["height"] == expected)
    }

    @Test func withoutAnOrderEveryPossibleFirstIsNamed() throws {
        var trial = try DeviceTrial<NotableDevice>()
        let blocked = notification(["all": ["unknown": 1]])
        #expect(try trial.step(feed: ["a": good, "b": blocked, "c": good])["ambiguous"] == ["a", "c"])
        #expect(try trial.step(feed: ["a": good, "b": blocked])["ambiguous"] == nil)
        var ordered = try DeviceTrial<NotableDevice>(order: ["c", "a"])
        let result = try ordered.step(feed: ["a": good, "c": good])
        #expect(result["ambiguous"] == nil)
        #expect(result["shown"] == "c")
    }

    @Test func anOrderThatNamesNoneOfSeveralLeavesTheFirstOpen() throws {
        let blocked = notification(["all": ["unknown": 1]])
        let feed: PropertyValue = ["a": good, "b": good, "c": blocked]
        var open = try DeviceTrial<NotableDevice>(order: ["c"])
        #expect(try open.step(feed: feed)["ambiguous"] == ["a", "b"])
        var named = try DeviceTrial<NotableDevice>(order: ["b"])
        #expect(try named.step(feed: feed)["ambiguous"] == nil)
    }

    @Test func aControlFileInUTF16IsRead() throws {
        var device = try NotableDevice(DeviceSetup())
        let text = "\u{FEFF}{\"é\": {\"entry\": \"v\", \"views\": {\"v\": {}}}}"
        let bytes = text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
        let result = try device.live(through: ["at": "2026-01-01T09:00:00Z"], served: ServedFeed(published: bytes))
        #expect(result["shown"] == "é")
    }

    @Test func anOrderHandsOutEveryNotificationOnce() throws {
        var trial = try DeviceTrial<NotableDevice>(order: ["b", "x", "b"])
        let result = try trial.step(feed: ["a": good, "b": good, "c": good])
        #expect(result["evaluated"] == ["b", "a", "c"])
        #expect(result["state"]?["notifications"]?["b"]?["launches"] == 0)
        #expect(result["state"]?["notifications"]?["c"]?["launches"] == 1)
    }

    @Test(
        arguments: [("done", "done"), (true, "1"), (7, "7"), (.real(2.5), "2.5"), (nil, "<null>")]
            as [(PropertyValue, String)])
    func theNameOfAFlagMayBeAnyValue(_ value: PropertyValue, _ name: String) throws {
        let flags = PropertyValue.dictionary([.init(name, true)])
        var trial = try DeviceTrial<NotableDevice>(state: ["notifications": ["a": ["flags": flags]]])
        #expect(try trial.step(feed: ["a": notification(["all": ["flagNotSet": value]])])["satisfied"] == [])
        let other = try trial.step(feed: ["a": notification(["all": ["flagNotSet": "other"]])])
        #expect(other["satisfied"] == ["a"])
    }

    @Test func aViewThatIsNotThereIsPutOnTopEmpty() throws {
        var trial = try DeviceTrial<NotableDevice>()
        let result = try trial.step(["display": "other"], feed: ["a": good])
        #expect(result["viewsOnScreen"] == 2)
        #expect(result["displayed"]?["id"] == nil)
    }

    @Test func aViewWithoutAddressCrashesOnceItsPageAsksForIt() throws {
        var trial = try DeviceTrial<NotableDevice>()
        let views: PropertyValue = ["banner": ["file": "f"], "full": ["file": nil]]
        let feed: PropertyValue = ["a": ["entry": "banner", "views": views]]
        #expect(try trial.step(feed: feed)["crash"] == nil)
        let result = try trial.step(["display": "full"], feed: feed)
        #expect(result["crash"] == true)
        #expect(result["shown"] == "a")
        #expect(result["state"]?["lastDownload"] != nil)
    }

    @Test func onlyWhatThePhoneCanOpenIsOpened() throws {
        var trial = try DeviceTrial<NotableDevice>(["unopenableSchemes": ["foo"]])
        let addresses: PropertyValue = ["https://e.org", "FOO://x", "nowhere", "bar:y"]
        #expect(try trial.step(["openUrl": addresses], feed: ["a": good])["opened"] == ["https://e.org", "bar:y"])
    }

    @Test func noNetworkAndNoFileCountNothing() throws {
        var trial = try DeviceTrial<NotableDevice>()
        #expect(try trial.step(["offline": true], feed: ["a": good])["requests"] == ["HEAD 0"])
        #expect(try trial.step()["requests"] == ["HEAD 404"])
        #expect(try trial.step(["getStatus": 0], feed: ["a": good])["requests"] == ["HEAD 200", "GET 0"])
        #expect(try trial.step(["headStatus": 304], feed: ["a": good])["state"] == [:])
    }

    @Test func theStateOfAJourneyIsRemembered() throws {
        let state: PropertyValue = [
            "lastDownload": "2026-01-01T08:00:00.500Z",
            "notifications": ["a": ["displayed": true, "launches": 4, "flags": ["done": true]]],
        ]
        var trial = try DeviceTrial<NotableDevice>(state: state)
        let feed: PropertyValue = ["a": notification(["all": ["flagNotSet": "done"]])]
        let result = try trial.step(feed: feed)
        #expect(result["ifModifiedSince"] == "Thu, 01 Jan 2026 08:00:00 GMT")
        #expect(result["satisfied"] == [])
        #expect(result["state"]?["notifications"]?["a"]?["launches"] == 5)
    }
}
