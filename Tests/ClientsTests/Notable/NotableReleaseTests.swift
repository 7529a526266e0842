import Campaigns
import Testing

@testable import Clients

@Suite struct NotableReleaseTests {
    private let open =
        "a view that is up stays until it is dismissed or the app is closed; once the app has read the new control file, "
        + "its buttons open the new views"
    private let gone =
        "a view that is up stays until it is dismissed or the app is closed; once the app has read the new control file, "
        + "its buttons open no other view, and a flag that they set is lost"

    private func value(_ conditions: PropertyValue = [:], file: String = "old.html") -> PropertyValue {
        ["entry": "v", "conditions": conditions, "views": ["v": ["file": .string("https://e.org/" + file)]]]
    }

    /// What is said where another text takes the old one's place under these conditions.
    private func change(from old: PropertyValue = [:], to new: PropertyValue) -> [String] {
        NotableClient.afterChange(
            from: .released(value(old), page: "old"), to: .released(value(new), page: "new"))
    }

    /// The files shown at launches an hour apart: of the old notification, and twice of the new one.
    private func shown(
        from old: PropertyValue = [:], to new: PropertyValue, first: PropertyValue = [:]
    ) throws -> [PropertyValue?] {
        var trial = try DeviceTrial<NotableDevice>()
        let feeds = [value(old), value(new, file: "new.html"), value(new, file: "new.html")]
        return try feeds.enumerated().map { number, feed in
            try trial.step(number == 0 ? first : [:], feed: ["news": feed])["view"]?["file"]
        }
    }

    @Test func aNotificationIsRememberedByItsId() {
        #expect(NotableClient.memoryKey(of: .released(value(), as: "sale")) == "sale")
    }

    @Test func wherePhonesGetTheSameNothingHappens() {
        let later = FeedEntry.released(value(), page: "old", end: Instant(seconds: 0))
        #expect(NotableClient.afterChange(from: .released(value(), page: "old"), to: later) == [])
    }

    @Test(
        arguments: [["all": ["neverDisplayed": true]], ["any": ["neverDisplayed": "yes"]]] as [PropertyValue])
    func onceOnlyHidesTheNewText(_ once: PropertyValue) throws {
        #expect(change(from: once, to: once) == ["phones that have shown it do not show the new view", open])
        #expect(try shown(from: once, to: once) == ["https://e.org/old.html", nil, nil])
    }

    @Test func aFlagHidesTheNewText() throws {
        let flag: PropertyValue = ["all": ["flagNotSet": "done"]]
        #expect(
            change(from: flag, to: flag) == [
                "phones on which its flag “done” is set do not show the new view",
                "other phones that have shown it show the new view as soon as its conditions hold", open,
            ])
        let set = try shown(from: flag, to: flag, first: ["setFlags": ["done": true]])
        #expect(set == ["https://e.org/old.html", nil, nil])
        let clear = try shown(from: flag, to: flag)
        #expect(clear == ["https://e.org/old.html", "https://e.org/new.html", "https://e.org/new.html"])
    }

    @Test func aFlagThatIsNoConditionAnyMoreHidesNothing() throws {
        let flag: PropertyValue = ["all": ["flagNotSet": "done"]]
        #expect(change(from: flag, to: [:]).contains("its flag “done” does not hide it any more"))
        let set = try shown(from: flag, to: [:], first: ["setFlags": ["done": true]])
        #expect(set == ["https://e.org/old.html", "https://e.org/new.html", "https://e.org/new.html"])
    }

    @Test func thePauseCountsFromTheOldText() throws {
        let pause: PropertyValue = ["any": ["neverDisplayed": true, "lastDisplayMinimumSeconds": 5400]]
        #expect(
            change(from: pause, to: pause) == [
                "phones that have shown it show the new view once the pause since then is over", open,
            ])
        #expect(
            try shown(from: pause, to: pause) == ["https://e.org/old.html", nil, "https://e.org/new.html"])
    }

    @Test func withoutSuchConditionsItIsShownAgain() throws {
        let once: PropertyValue = ["all": ["neverDisplayed": true]]
        #expect(
            change(from: once, to: [:]) == [
                "phones that have shown it show the new view as soon as its conditions hold",
                "phones whose request for the control file is answered with 304 go on by the old one", open,
            ])
        #expect(try shown(from: once, to: [:])[1] == "https://e.org/new.html")
    }

    @Test func otherConditionsAloneAreNoNewText() {
        let changed = NotableClient.afterChange(
            from: .released(value()), to: .released(value(["all": ["neverDisplayed": true]])))
        #expect(changed.first == "phones that have shown it do not show it again")
    }

    @Test func anotherIdIsNewToPhones() throws {
        let once = value(["all": ["neverDisplayed": true]])
        #expect(
            NotableClient.afterChange(from: .released(once), to: .released(once, as: "sale")) == [
                "phones know nothing of the new id, so those that have shown it under the old one show it again as soon "
                    + "as its conditions hold",
                "phones whose request for the control file is answered with 304 go on by the old one", gone,
            ])
        var trial = try DeviceTrial<NotableDevice>()
        #expect(try trial.step(feed: ["news": once])["shown"] == "news")
        #expect(try trial.step(["headStatus": 304], feed: ["sale": once])["evaluated"] == ["news"])
        #expect(try trial.step(feed: ["sale": once])["shown"] == "sale")
    }

    @Test func anIdOfAnEarlierReleaseIsKnown() throws {
        let once = value(["all": ["neverDisplayed": true]])
        #expect(
            NotableClient.afterChange(
                from: .released(once, as: "sale"), to: .released(once), version: nil, isReturning: true
            ).first
                == "phones that have shown it under the new id, which an earlier release had, go by that; others show it "
                + "as soon as its conditions hold, also if they have shown it under the old one")
        var trial = try DeviceTrial<NotableDevice>()
        #expect(try trial.step(feed: ["news": once])["shown"] == "news")
        #expect(try trial.step(feed: ["sale": once])["shown"] == "sale")
        #expect(try trial.step(feed: ["news": once])["shown"] == .null)
        var other = try DeviceTrial<NotableDevice>()
        #expect(try other.step(feed: ["sale": once])["shown"] == "sale")
        #expect(try other.step(feed: ["news": once])["shown"] == "news")
    }

    @Test(
        arguments: [([:], "go on showing it"), (["neverDisplayed": true], "still show it once")]
            as [(PropertyValue, String)])
    func aWithdrawnNotificationStaysInCopies(_ all: PropertyValue, _ still: String) {
        #expect(
            NotableClient.afterWithdrawal(of: .released(value(["all": all]))) == [
                "phones drop it when the app becomes active and the control file is answered with 200; as long as they "
                    + "cannot load that, they show nothing",
                "phones whose request is answered with 304 \(still) from their copy of the control file, where its "
                    + "conditions hold",
                gone,
            ])
    }

    @Test(
        arguments: [
            (["neverDisplayed": true], "phones that have shown it do not show it again", .null),
            ([:], "phones that have shown it show it again as soon as its conditions hold", "news"),
        ] as [(PropertyValue, String, PropertyValue)])
    func aNotificationThatReturnsIsKnown(_ all: PropertyValue, _ sentence: String, _ shown: PropertyValue) throws {
        let notification = value(["all": all])
        #expect(NotableClient.afterReturn(of: .released(notification)) == [sentence])
        var trial = try DeviceTrial<NotableDevice>()
        #expect(try trial.step(feed: ["news": notification])["shown"] == "news")
        #expect(try trial.step(feed: [:])["shown"] == .null)
        #expect(try trial.step(feed: ["news": notification])["shown"] == shown)
    }

    @Test func aCopyIsShownAfterTheWithdrawalUntilTheFileIsLoaded() throws {
        var trial = try DeviceTrial<NotableDevice>()
        #expect(try trial.step(feed: ["news": value()])["shown"] == "news")
        #expect(try trial.step(["offline": true], feed: [:])["shown"] == .null)
        #expect(try trial.step(["headStatus": 404], feed: [:])["shown"] == .null)
        for _ in 0..<2 { #expect(try trial.step(["headStatus": 304], feed: [:])["shown"] == "news") }
        #expect(try trial.step(feed: [:])["shown"] == .null)
        #expect(try trial.step(["headStatus": 304], feed: [:])["shown"] == .null)
    }

    @Test func aCopyOfOnceOnlyIsShownOnce() throws {
        var trial = try DeviceTrial<NotableDevice>()
        let once = value(["all": ["neverDisplayed": true, "onWifi": true]])
        #expect(try trial.step(["wifi": false], feed: ["news": once])["shown"] == .null)
        #expect(try trial.step(["wifi": true, "headStatus": 304], feed: [:])["shown"] == "news")
        #expect(try trial.step(["wifi": true, "headStatus": 304], feed: [:])["shown"] == .null)
    }

    @Test func aViewThatIsUpStaysUntilTheAppIsClosed() throws {
        var trial = try DeviceTrial<NotableDevice>()
        #expect(try trial.step(feed: ["news": value()])["viewsOnScreen"] == 1)
        #expect(try trial.step(["do": "foreground"], feed: [:])["viewsOnScreen"] == 1)
        #expect(try trial.step(feed: [:])["viewsOnScreen"] == 0)
    }
}
