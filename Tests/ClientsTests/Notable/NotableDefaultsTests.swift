import Testing

@testable import Clients

/// All that Notable keeps stands in one dictionary, under keys of which two may be the same.
struct NotableDefaultsTests {
    private func notification(_ conditions: PropertyValue = [:]) -> PropertyValue {
        ["entry": "v", "views": ["v": ["file": "https://e.org/v.html"]], "conditions": conditions]
    }

    private func hidden(by flag: String) -> PropertyValue { notification(["all": ["flagNotSet": .string(flag)]]) }

    @Test func `A display sets the flag that is kept in its place`() throws {
        var trial = try DeviceTrial<NotableDevice>(order: ["a-5", "a"], explains: true)
        let feed: PropertyValue = ["a": hidden(by: "2"), "a-5": notification(["all": ["neverDisplayed": true]])]
        let first = try trial.step(["dismiss": true], feed: feed)
        #expect(first["shown"] == "a-5")
        #expect(first.explanations == ["a: condition-not-satisfied"])
        #expect(try trial.step(["dismiss": true], feed: feed)["shown"] == .null)
        let state = try trial.step(feed: ["a": hidden(by: "2")])["state"]?["notifications"]
        #expect(state?["a"]?["flags"] == ["2": true])
    }

    @Test func `What a flag hides is told as it was when it was asked`() throws {
        var trial = try DeviceTrial<NotableDevice>(order: ["a", "a-5"], explains: true)
        let feed: PropertyValue = [
            "a": notification(["all": ["flagNotSet": "2", "onWifi": true]]), "a-5": notification(),
        ]
        let result = try trial.step(feed: feed)
        #expect(result["shown"] == "a-5")
        #expect(
            result["notShown"]?.array?.compactMap(NotShown.init).map(\.reason.sentence) == ["onWifi true does not hold"]
        )
    }

    @Test func `A flag makes the other one displayed, and not displayed again`() throws {
        var trial = try DeviceTrial<NotableDevice>(order: ["a", "a-5"])
        let other = notification(["all": ["neverDisplayed": true]])
        _ = try trial.step(["setFlags": ["2": true], "dismiss": true], feed: ["a": notification()])
        #expect(try trial.step(feed: ["a-5": other])["shown"] == .null)
        let known = try trial.step(["setFlags": ["2": false]], feed: ["a": notification()])["state"]?["notifications"]
        #expect(known?["a-5"]?["displayed"] == nil && known?["a-5"]?["lastDisplayed"] == nil)
        #expect(try trial.step(feed: ["a-5": other])["shown"] == "a-5")
    }

    /// A number stands where a date is expected, which the library asks for its time.
    @Test func `A flag in place of the time of the last display crashes the app`() throws {
        var trial = try DeviceTrial<NotableDevice>()
        _ = try trial.step(["setFlags": ["3": false]], feed: ["a": notification()])
        let other = notification(["all": ["lastDisplayMinimumSeconds": 5]])
        #expect(try trial.step(feed: ["a-5": other])["crash"] == true)
        #expect(try trial.step(feed: ["a-5": notification()])["shown"] == "a-5")
        // The time that is stored now takes its place.
        #expect(try trial.step(feed: ["a-5": other])["crash"] == nil)
    }

    /// NSUserDefaults takes a date for false where it is asked for a boolean.
    @Test func `A display clears the flag that is kept in place of its time`() throws {
        let flags: PropertyValue = ["notifications": ["a": ["flags": ["3": true]]]]
        var trial = try DeviceTrial<NotableDevice>(state: flags)
        #expect(try trial.step(feed: ["a": hidden(by: "3")])["shown"] == .null)
        #expect(try trial.step(feed: ["a-5": notification()])["shown"] == "a-5")
        #expect(try trial.step(feed: ["a": hidden(by: "3")])["shown"] == "a")
    }

    @Test func `A count of launches is a flag, and a flag is a count`() throws {
        var trial = try DeviceTrial<NotableDevice>(order: ["a-5", "a"])
        let waiting = notification(["all": ["lastDisplayMinimumLaunches": 2]])
        let feed: PropertyValue = ["a": hidden(by: "4"), "a-5": waiting]
        #expect(try trial.step(feed: feed)["shown"] == .null)
        #expect(try trial.step(feed: feed)["shown"] == .null)
        // Displayed, so counted from 0: that is no flag.
        #expect(try trial.step(feed: feed)["satisfied"] == ["a-5", "a"])
        var fresh = try DeviceTrial<NotableDevice>()
        _ = try fresh.step(["setFlags": ["4": true]], feed: ["a": notification()])
        #expect(try fresh.step(feed: ["a-5": waiting])["state"]?["notifications"]?["a-5"]?["launches"] == 2)
    }

    @Test func `Flags of two notifications may be one`() throws {
        var trial = try DeviceTrial<NotableDevice>()
        _ = try trial.step(["setFlags": ["b-5-done": true]], feed: ["a": notification()])
        #expect(try trial.step(feed: ["a-5-b": hidden(by: "done")])["shown"] == .null)
        #expect(try trial.step(feed: ["a-5-c": hidden(by: "done")])["shown"] == "a-5-c")
    }

    @Test func `Two forms of a letter make two keys`() throws {
        var trial = try DeviceTrial<NotableDevice>()
        _ = try trial.step(["setFlags": ["2": true]], feed: ["\u{E9}": notification()])
        let once = notification(["all": ["neverDisplayed": true]])
        #expect(try trial.step(feed: ["e\u{301}-5": once])["shown"] == "e\u{301}-5")
        #expect(try trial.step(feed: ["\u{E9}-5": once])["shown"] == .null)
    }
}
