import Campaigns
import Testing

@testable import Clients

@Suite struct INotifyDeviceTests {
    private let ios: PropertyValue = ["showOnFirstLaunch": true, "checkPeriod": 0]
    private let macos: PropertyValue = ["showOnFirstLaunch": true, "checkPeriod": 0, "platform": "macos"]
    private let good: PropertyValue = ["Title": "T", "Message": "M"]

    @Test(
        arguments: [
            ["a": ["Title": "T"], "b": "text"],
            ["a": 1, "b": ["Title": "T"]],
            ["a": ["MinVersion": 1]],
            ["a": ["MaxVersion": .real(2.5)], "b": ["Title": "T"]],
            ["a", "b"],
            "text",
            5,
        ] as [PropertyValue])
    func aMalformedFeedCrashesBeforeTheCheckIsRecorded(_ feed: PropertyValue) throws {
        var trial = try DeviceTrial<INotifyDevice>(ios)
        for _ in 0..<2 {
            let result = try trial.step(["appVersion": "1.0"], feed: feed)
            #expect(result["crash"] == true)
            #expect(result["checked"] == true)
            #expect(result["state"] == [:])
        }
        #expect(try trial.step(["appVersion": "1.0"], feed: ["a": good])["shown"] == "a")
    }

    @Test(arguments: ["OK", "404"])
    func aBareWordIsAPropertyListAndCrashes(_ body: String) throws {
        var trial = try DeviceTrial<INotifyDevice>(ios)
        #expect(try trial.step(["appVersion": "1.0"], body: body)["crash"] == true)
    }

    @Test(arguments: ["", "<html></html>", "{\"a\": {}}", "Not Found at all"])
    func anyOtherBodyJustFails(_ body: String) throws {
        var trial = try DeviceTrial<INotifyDevice>(ios)
        let result = try trial.step(["appVersion": "1.0"], body: body)
        #expect(result["crash"] == nil)
        #expect(result["reason"] == "download-failed")
        #expect(result["state"]?["lastChecked"] != nil)
    }

    /// For Swift's `==` both keys are the same text.
    @Test func keysThatDifferInTheFormOfALetterAreRememberedByThemselves() throws {
        var trial = try DeviceTrial<INotifyDevice>(ios)
        let feed: PropertyValue = ["caf\u{E9}": good, "cafe\u{301}": good]
        let shown = try (0..<3).map { _ in
            try trial.step(["respond": "ok"], feed: feed)["shown"]
        }
        #expect(Set(shown.prefix(2)) == ["caf\u{E9}", "cafe\u{301}"])
        #expect(shown.last == .null)
    }

    @Test func spentKeysAreDroppedBeforeTheyCanDoHarm() throws {
        var trial = try DeviceTrial<INotifyDevice>(ios, state: ["ignored": ["a"], "viewed": ["b"]])
        let feed: PropertyValue = ["a": "text", "b": ["MinVersion": 3], "c": good]
        #expect(try trial.step(["appVersion": "1.0"], feed: feed)["shown"] == "c")
    }

    @Test func aBoundBehindOneThatExcludesIsNotReached() throws {
        var trial = try DeviceTrial<INotifyDevice>(ios)
        let feed: PropertyValue = ["a": ["MinVersion": "9", "MaxVersion": 3], "b": good]
        #expect(try trial.step(["appVersion": "1.0"], feed: feed)["shown"] == "b")
    }

    @Test func anAppWithoutVersionNeverLooksAtBounds() throws {
        var trial = try DeviceTrial<INotifyDevice>(ios)
        #expect(try trial.step(feed: ["a": ["MinVersion": 3, "Title": "T"]])["shown"] == "a")
    }

    @Test func aNumericAddressCrashesOnlyAsTheCandidateAndOncePerPeriod() throws {
        var trial = try DeviceTrial<INotifyDevice>(["showOnFirstLaunch": true])
        let feed: PropertyValue = ["a": ["ActionURL": 5], "b": good]
        #expect(try trial.step(["respond": "ok"], feed: feed)["shown"] == "b")
        let later = try trial.step(["at": "2026-01-03T09:00:00Z"], feed: feed)
        #expect(later["crash"] == true)
        #expect(later["state"]?["lastChecked"] == "2026-01-03T09:00:00Z")
        #expect(try trial.step(["at": "2026-01-03T10:00:00Z"], feed: feed)["reason"] == "check-period")
    }

    @Test(arguments: ["ok", "action"])
    func anAnswerWithNothingInMemoryCrashes(_ answer: String) throws {
        var trial = try DeviceTrial<INotifyDevice>(ios)
        let message: PropertyValue = answer == "ok" ? good : ["ActionURL": "https://e.org", "Title": "T"]
        #expect(try trial.step(feed: ["a": message])["shown"] == "a")
        let result = try trial.step(["do": "foreground", "respond": .string(answer)], feed: [:])
        #expect(result["crash"] == true)
        #expect(result["pressed"] == .string(answer))
        #expect(result["state"]?["viewed"] == nil)
        // The app is gone: what comes next is a launch.
        #expect(try trial.step(["do": "foreground"], feed: ["b": good])["shown"] == "b")
    }

    @Test func okOnMacOSOpensTheAddressOfAMessageThatCameSince() throws {
        var trial = try DeviceTrial<INotifyDevice>(macos)
        _ = try trial.step(feed: ["a": good])
        let newer: PropertyValue = ["a": good, "b": ["ActionURL": "https://e.org/b"]]
        let result = try trial.step(["do": "manual", "respond": "ok"], feed: newer)
        #expect(result["opened"] == ["https://e.org/b"])
        #expect(result["state"]?["viewed"] == ["b"])
        #expect(try trial.step(["do": "manual"], feed: newer)["reason"] == "alert-slot-not-released")
    }

    @Test func ignoreOnIOSViewsAMessageThatHasLostItsAddress() throws {
        var trial = try DeviceTrial<INotifyDevice>(ios)
        _ = try trial.step(feed: ["a": ["ActionURL": "https://e.org"]])
        let result = try trial.step(["do": "foreground", "respond": "ignore"], feed: ["b": good])
        #expect(result["state"]?["viewed"] == ["b"])
        #expect(result["state"]?["ignored"] == nil)
    }

    @Test func aMissingBodyReadsAsNullOnMacOSOnly() throws {
        var mac = try DeviceTrial<INotifyDevice>(macos)
        #expect(try mac.step(feed: ["a": [:]])["message"] == "(null)")
        var phone = try DeviceTrial<INotifyDevice>(ios)
        #expect(try phone.step(feed: ["a": [:]])["message"] == .null)
    }

    @Test func settingsOfAStepLastUntilTheNextProcess() throws {
        var trial = try DeviceTrial<INotifyDevice>(["checkPeriod": 7, "showOnFirstLaunch": true])
        _ = try trial.step(["settings": ["checkPeriod": 0]], feed: [:])
        #expect(try trial.step(["do": "foreground"], feed: [:])["checked"] == true)
        #expect(try trial.step(["do": "launch"], feed: [:])["reason"] == "check-period")
    }

    @Test func settingsOfSeveralStepsOfAProcessAddUp() throws {
        var trial = try DeviceTrial<INotifyDevice>(["checkPeriod": 7, "showOnFirstLaunch": true])
        let feed: PropertyValue = ["a": good, "b": good]
        #expect(try trial.step(["settings": ["checkPeriod": 0], "respond": "remind"], feed: feed)["shown"] == "b")
        let back: PropertyValue = ["do": "foreground", "settings": ["showOldestFirst": true], "respond": "ok"]
        #expect(try trial.step(back, feed: feed)["state"]?["viewed"] == ["a"])
        #expect(try trial.step(["do": "foreground"], feed: feed)["shown"] == "b")
    }

    @Test(
        arguments: [(.real(1.001), "01.001"), (.real(2.0055), "02.006"), (.real(0.5), "00.500")]
            as [(PropertyValue, String)])
    func theAnswerComesThousandthsAfterTheAlert(_ delay: PropertyValue, _ seconds: String) throws {
        var trial = try DeviceTrial<INotifyDevice>(ios)
        let step: PropertyValue = ["at": "2026-01-01T09:00:00Z", "respond": "remind", "respondAfter": delay]
        let result = try trial.step(step, feed: ["a": ["ActionURL": "https://e.org"]])
        #expect(result["state"]?["lastReminded"] == .string("2026-01-01T09:00:\(seconds)Z"))
    }

    @Test(
        arguments: [
            (5, "5"), (.real(2.5), "2.5"), (.real(3), "3"), (true, "1"), ("100 %d", "100 %d"),
            (.date(Instant(seconds: 1_767_258_000)), "2026-01-01 09:00:00 +0000"),
        ] as [(PropertyValue, String)])
    func theBodyIsWrittenAsTextOnMacOS(_ body: PropertyValue, _ shown: String) throws {
        var trial = try DeviceTrial<INotifyDevice>(macos)
        #expect(try trial.step(feed: ["a": ["Message": body]])["message"] == .string(shown))
    }

    @Test func aKeyInOtherCharactersThatLookAlikeIsANewMessage() throws {
        var trial = try DeviceTrial<INotifyDevice>(ios, state: ["viewed": ["caf\u{E9}"], "ignored": ["nai\u{308}f"]])
        let shown = try trial.step(feed: ["cafe\u{301}": good, "cab": good])["shown"]?.string
        #expect(shown.map { Array($0.unicodeScalars) } == Array("cafe\u{301}".unicodeScalars))
        #expect(try trial.step(feed: ["caf\u{E9}": good, "nai\u{308}f": good])["reason"] == "no-eligible-message")
    }

    @Test(
        arguments: [
            ["at": "yesterday"], ["do": "sleep"], ["respond": "maybe"], ["respondAfter": "soon"], ["appVersion": 1],
        ] as [PropertyValue])
    func aStepThatCannotBeUnderstoodIsAnError(_ fields: PropertyValue) throws {
        var device = try INotifyDevice(DeviceSetup())
        let step = PropertyValue.dictionary([.init("at", "2026-01-01T09:00:00Z")] + (fields.dictionary ?? []))
        #expect(throws: JourneyError.self) { try device.live(through: step, served: ServedFeed()) }
    }

    /// A key is any text to the library, of which nothing is left out.
    @Test func spaceTellsKeysApart() throws {
        var trial = try DeviceTrial<INotifyDevice>(ios)
        let feed: PropertyValue = ["a": good, " a": good, "a ": good, "a b": good, " ": good, "": good]
        for key in ["a b", "a ", "a", " a", " ", ""] {
            #expect(try trial.step(["respond": "ok"], feed: feed)["shown"] == .string(key))
        }
        #expect(try trial.step(feed: feed)["reason"] == "no-eligible-message")
    }
}
