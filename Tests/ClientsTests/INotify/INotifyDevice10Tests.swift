import Testing

@testable import Clients

@Suite struct INotifyDevice10Tests {
    private let quiet: PropertyValue = ["debug": false, "checkPeriod": 0]
    private let good: PropertyValue = ["Title": "T", "Message": "M"]

    @Test func itShipsWithDebugOn() throws {
        var trial = try DeviceTrial<INotifyDevice10>()
        for _ in 0..<3 {
            #expect(try trial.step(["respond": "ok"], feed: ["a": good])["shown"] == "a")
        }
    }

    @Test func settingsOfSeveralStepsOfAProcessAddUp() throws {
        var trial = try DeviceTrial<INotifyDevice10>(["debug": false, "checkPeriod": 7])
        _ = try trial.step(["settings": ["checkPeriod": 0]], feed: [:])
        let back: PropertyValue = ["do": "foreground", "settings": ["remindPeriod": 2]]
        #expect(try trial.step(back, feed: [:])["checked"] == true)
        #expect(try trial.step(["do": "foreground"], feed: [:])["checked"] == true)
        #expect(try trial.step(feed: [:])["reason"] == "check-period")
    }

    @Test func onlyTheListOfIgnoredKeysCounts() throws {
        let state: PropertyValue = ["ignored": ["b", "caf\u{E9}"], "viewed": ["a"]]
        var trial = try DeviceTrial<INotifyDevice10>(quiet, state: state)
        let feed: PropertyValue = ["a": good, "b": good]
        #expect(try trial.step(feed: feed)["shown"] == "a")
        #expect(try trial.step(feed: ["a": good, "cafe\u{301}": good])["shown"] == "cafe\u{301}")
    }

    @Test(arguments: ["404", "[]", "<html/>"])
    func aBadBodyIsAFailedDownload(_ body: String) throws {
        var trial = try DeviceTrial<INotifyDevice10>(quiet)
        let result = try trial.step(body: body)
        #expect(result["crash"] == nil)
        #expect(result["state"]?["lastChecked"] != nil)
    }

    @Test func aMessageThatIsNoDictionaryCrashesWhenItComesUp() throws {
        var trial = try DeviceTrial<INotifyDevice10>(["debug": false, "checkPeriod": 1])
        let result = try trial.step(feed: ["a": good, "b": "text"])
        #expect(result["crash"] == true)
        #expect(result["state"]?["lastChecked"] != nil)
        #expect(try trial.step(feed: ["a": good, "b": "text"])["checked"] == false)
        var other = try DeviceTrial<INotifyDevice10>(quiet)
        #expect(try other.step(feed: ["a": "text", "b": good])["shown"] == "b")
    }

    @Test func aNumericAddressCrashesWhenPressedAfterTheKeyIsStored() throws {
        var trial = try DeviceTrial<INotifyDevice10>(quiet)
        let result = try trial.step(["respond": "action"], feed: ["a": ["ActionURL": 5, "Message": "M"]])
        #expect(result["shown"] == "a")
        #expect(result["crash"] == true)
        #expect(result["state"]?["ignored"] == ["a"])
    }

    @Test(arguments: ["ok", "ignore", "action"])
    func anAnswerWithNothingInMemoryCrashes(_ answer: String) throws {
        var trial = try DeviceTrial<INotifyDevice10>(quiet)
        _ = try trial.step(feed: ["a": answer == "ok" ? good : ["ActionURL": "https://e.org"]])
        let result = try trial.step(["do": "foreground", "respond": .string(answer), "offline": true])
        #expect(result["crash"] == true)
        #expect(result["state"]?["ignored"] == nil)
    }

    @Test(arguments: [
        ("50%% off", "50% off"), ("100%", "100"), ("%d%% of %1$@", "\u{FFFD}% of \u{FFFD}"), ("plain", "plain"),
        // As CoreFoundation has it.
        ("(50%)", "(50)"), ("Save 50%.", "Save 50."), ("50% more", "50 ore"), ("5%\u{65E5}", "5\u{65E5}"),
        ("%5%|", "5|"),
        ("%1$)|", "1|"), ("%$)|", "$)|"), ("%')|", "')|"), ("a%-5", "a-"), ("a%10", "a1"), ("a%0", "a"), ("a%5l", "a"),
        ("a%5.", "a5"), ("a%.0", "a"), ("a%l", "a"), ("a%5$", "a"), ("%5$$)|", "5)|"),
    ])
    func theBodyIsAFormatOnMacOS(_ body: String, _ shown: String) throws {
        var trial = try DeviceTrial<INotifyDevice10>(["platform": "macos"])
        let result = try trial.step(feed: ["a": ["Message": .string(body), "Title": "5%%"]])
        #expect(result["message"] == .string(shown))
        #expect(result["title"] == "5%%")
    }

    @Test(arguments: [["Message": "a %n b"], ["Title": "T"]] as [PropertyValue])
    func someBodiesCrashOnMacOS(_ message: PropertyValue) throws {
        var trial = try DeviceTrial<INotifyDevice10>(["platform": "macos"])
        #expect(try trial.step(feed: ["a": message])["crash"] == true)
        var phone = try DeviceTrial<INotifyDevice10>()
        #expect(try phone.step(feed: ["a": message])["crash"] == nil)
    }
}
