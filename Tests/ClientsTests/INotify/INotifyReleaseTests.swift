import Campaigns
import Testing

@testable import Clients

@Suite struct INotifyReleaseTests {
    private let settings: PropertyValue = ["showOnFirstLaunch": true, "checkPeriod": 0, "remindPeriod": 0]
    private let old: PropertyValue = ["Title": "Old", "ActionURL": "https://example.com/old"]
    private let new: PropertyValue = ["Title": "New", "ActionURL": "https://example.com/new"]
    private let alert =
        "an alert that is still up stays as it is, but an answer to it goes by the new feed once that is loaded"

    private func change(to value: PropertyValue, _ key: String = "a") -> [String] {
        INotifyClient.afterChange(from: .released(old, as: "a"), to: .released(value, as: key))
    }

    @Test func aMessageIsRememberedByItsKey() {
        #expect(INotifyClient.memoryKey(of: .released(old, as: "2026/11/20")) == "2026/11/20")
    }

    @Test func wherePhonesGetTheSameNothingHappens() {
        let later = FeedEntry.released(old, as: "a", end: Instant(seconds: 0))
        #expect(INotifyClient.afterChange(from: .released(old, as: "a"), to: later) == [])
    }

    @Test func theNewTextIsForThoseWhoHaveNotAnswered() {
        #expect(
            change(to: new) == [
                "phones on which it was answered with OK, the action or Ignore do not show the new text",
                "phones on which it was put off or left without an answer show the new text next time, unless another "
                    + "message comes first", alert,
            ])
    }

    @Test(
        arguments: [
            (["Title": "Old", "ActionURL": "https://example.com/new"], "the new address"),
            (["Title": "Old"], "the new address"),
            (["Title": "Old", "ActionURL": "https://example.com/old", "ActionButton": "Go"], "the new label"),
            (["Title": "Old", "ActionURL": "https://example.com/old", "MinVersion": "2"], "it again"),
        ] as [(PropertyValue, String)])
    func whatIsNewIsNamed(_ value: PropertyValue, _ news: String) {
        let first = "phones on which it was answered with OK, the action or Ignore do not show "
        #expect(change(to: value).first == first + news)
    }

    @Test(arguments: ["action", "ignore"])
    func anAnsweredKeyDoesNotShowTheNewText(_ answer: String) throws {
        var trial = try DeviceTrial<INotifyDevice>(settings)
        #expect(try trial.step(["respond": .string(answer)], feed: ["a": old])["shown"] == "a")
        #expect(try trial.step(feed: ["a": new])["shown"] == .null)
    }

    @Test func anOKDoesNotShowTheNewTextEither() throws {
        var trial = try DeviceTrial<INotifyDevice>(settings)
        #expect(try trial.step(["respond": "ok"], feed: ["a": ["Title": "Old"]])["shown"] == "a")
        #expect(try trial.step(feed: ["a": new])["shown"] == .null)
    }

    @Test(arguments: [["respond": "remind"], [:]] as [PropertyValue])
    func aKeyPutOffOrLeftAloneShowsTheNewTextUnlessAnotherComesFirst(_ step: PropertyValue) throws {
        var trial = try DeviceTrial<INotifyDevice>(settings)
        #expect(try trial.step(step, feed: ["a": old])["title"] == "Old")
        #expect(try trial.step(feed: ["a": new, "b": ["Title": "Other"]])["title"] == "Other")
        #expect(try trial.step(feed: ["a": new])["title"] == "New")
    }

    @Test func aVersionLeftOutIsNotEvenReminded() throws {
        let narrower: PropertyValue = ["Title": "New", "MinVersion": "2.0"]
        #expect(
            change(to: narrower).contains(
                "phones whose version is left out now do not show it at all, not even as a reminder"))
        var trial = try DeviceTrial<INotifyDevice>(settings)
        #expect(try trial.step(["appVersion": "1.0", "respond": "remind"], feed: ["a": old])["shown"] == "a")
        #expect(try trial.step(["appVersion": "1.0"], feed: ["a": narrower])["shown"] == .null)
    }

    @Test(
        "Only bounds that leave out more than before are told",
        arguments: [
            ([:], ["MinVersion": "2.0"], true), (["MinVersion": "2.0"], [:], false),
            (["MinVersion": "2.0"], ["MinVersion": "1.10"], false),
            (["MinVersion": "1.9"], ["MinVersion": "1.10"], true),
            ([:], ["MinVersion": ""], false), ([:], ["MaxVersion": "9"], true), (["MaxVersion": "9"], [:], false),
            (["MaxVersion": "9"], ["MaxVersion": "10"], false), (["MaxVersion": "10"], ["MaxVersion": "9"], true),
            (["MinVersion": "1", "MaxVersion": "3"], ["MinVersion": "0", "MaxVersion": "2"], true),
            (["MaxVersion": "2", "Title": "A"], ["MaxVersion": "2", "Title": "B"], false),
        ] as [(PropertyValue, PropertyValue, Bool)])
    func narrowerBounds(_ before: PropertyValue, _ after: PropertyValue, _ isTold: Bool) {
        let sentences = INotifyClient.afterChange(
            from: .released(before, as: "a"), to: .released(after, as: "a"), version: "1.5.6")
        #expect(sentences.contains { $0.hasPrefix("phones whose version is left out") } == isTold)
        #expect(sentences.count == (isTold ? 4 : 3))
    }

    @Test func version10ReadsNoBounds() {
        let bounded: PropertyValue = ["Title": "Old", "ActionURL": "https://example.com/old", "MinVersion": "2"]
        func change(to value: PropertyValue) -> [String] {
            INotifyClient.afterChange(from: .released(old, as: "a"), to: .released(value, as: "a"), version: "1.0")
        }
        #expect(change(to: bounded) == [])
        #expect(change(to: ["Title": "New", "ActionURL": "https://example.com/old", "MinVersion": "2"]).count == 3)
    }

    @Test func anAlertThatIsUpIsAnsweredByTheNewFeed() throws {
        var trial = try DeviceTrial<INotifyDevice>(settings)
        #expect(try trial.step(feed: ["a": old])["title"] == "Old")
        let answered = try trial.step(["do": "foreground", "respond": "action"], feed: ["a": new])
        #expect(answered["shown"] == .null)
        #expect(answered["opened"] == ["https://example.com/new"])
    }

    @Test func anotherKeyIsNewToPhones() throws {
        #expect(
            change(to: old, "A") == [
                "phones know nothing of the new key, so those that have answered it under the old one show it again",
                alert,
            ])
        var trial = try DeviceTrial<INotifyDevice>(settings)
        #expect(try trial.step(["respond": "ignore"], feed: ["a": old])["shown"] == "a")
        #expect(try trial.step(feed: ["A": old])["shown"] == "A")
    }

    @Test func aKeyOfAnEarlierReleaseIsKnown() throws {
        #expect(
            INotifyClient.afterChange(
                from: .released(new, as: "b"), to: .released(old, as: "a"), version: nil, isReturning: true)
                == [
                    "phones that have answered it under the new key, which an earlier release had, do not show it; others "
                        + "show it, also if they have answered it under the old one",
                    alert,
                ])
        var trial = try DeviceTrial<INotifyDevice>(settings)
        #expect(try trial.step(["respond": "ignore"], feed: ["a": old])["shown"] == "a")
        #expect(try trial.step(["respond": "ignore"], feed: ["b": new])["shown"] == "b")
        #expect(try trial.step(feed: ["a": old])["shown"] == .null)
        var other = try DeviceTrial<INotifyDevice>(settings)
        #expect(try other.step(["respond": "ignore"], feed: ["b": new])["shown"] == "b")
        #expect(try other.step(feed: ["a": old])["shown"] == "a")
    }

    @Test func aKeyThatOnlyLooksAlikeIsAnotherOne() throws {
        #expect(change(to: old, "e\u{301}").first?.hasPrefix("phones know nothing of the new key") == true)
        let same = INotifyClient.afterChange(
            from: .released(old, as: "\u{E9}"), to: .released(old, as: "e\u{301}"))
        #expect(same.first?.hasPrefix("phones know nothing of the new key") == true)
        var trial = try DeviceTrial<INotifyDevice>(settings)
        #expect(try trial.step(["respond": "ignore"], feed: ["\u{E9}": old])["title"] == "Old")
        #expect(try trial.step(feed: ["e\u{301}": old])["title"] == "Old")
    }

    @Test func aWithdrawnMessageLeavesAlertsAndReminders() {
        #expect(
            INotifyClient.afterWithdrawal(of: .released(old, as: "a")) == [
                "no phone shows it anew, because the feed is loaded before anything is shown",
                "an alert that is still up stays until it is answered or the app is closed",
                "an answer to such an alert counts for the first message of the feed once that is loaded again; where "
                    + "none is left for the phone, OK, the action and Ignore crash the app",
                "phones that were asked to remind load the feed at every launch once the reminder is due (a day later, "
                    + "unless the app has another period), until another message is answered",
            ])
    }

    @Test func aWithdrawnMessageIsNotShownAnew() throws {
        var trial = try DeviceTrial<INotifyDevice>(settings)
        #expect(try trial.step(feed: ["a": old])["shown"] == "a")
        #expect(try trial.step(feed: [:])["shown"] == .null)
        #expect(try trial.step(["offline": true])["shown"] == .null)
    }

    @Test(arguments: ["action", "ignore"])
    func aMessageThatReturnsIsKnown(_ answer: String) throws {
        #expect(
            INotifyClient.afterReturn(of: .released(old, as: "a")) == [
                "phones on which it was answered with OK, the action or Ignore do not show it again"
            ])
        var trial = try DeviceTrial<INotifyDevice>(settings)
        #expect(try trial.step(["respond": .string(answer)], feed: ["a": old])["shown"] == "a")
        #expect(try trial.step(feed: [:])["shown"] == .null)
        #expect(try trial.step(feed: ["a": old])["shown"] == .null)
        var other = try DeviceTrial<INotifyDevice>(settings)
        #expect(try other.step(feed: [:])["shown"] == .null)
        #expect(try other.step(feed: ["a": old])["shown"] == "a")
    }

    @Test func anAnswerAfterTheWithdrawalHitsTheNextMessage() throws {
        var trial = try DeviceTrial<INotifyDevice>(settings)
        #expect(try trial.step(feed: ["a": old])["shown"] == "a")
        let answered = try trial.step(["do": "foreground", "respond": "ignore"], feed: ["b": new])
        #expect(answered["state"]?["ignored"] == ["b"])
    }

    @Test(arguments: ["action", "ignore"])
    func anAnswerAfterTheWithdrawalOfTheLastMessageCrashes(_ answer: String) throws {
        var trial = try DeviceTrial<INotifyDevice>(settings)
        let feed: PropertyValue = ["a": answer == "ok" ? ["Title": "Old"] : old]
        #expect(try trial.step(feed: feed)["shown"] == "a")
        #expect(try trial.step(["do": "foreground", "respond": .string(answer)], feed: [:])["crash"] == true)
    }

    @Test func aReminderWithoutItsMessageLoadsAtEveryLaunch() throws {
        var trial = try DeviceTrial<INotifyDevice>(["showOnFirstLaunch": true, "remindPeriod": .real(0.0625)])
        #expect(try trial.step(["respond": "remind"], feed: ["a": old])["shown"] == "a")
        #expect(try trial.step(feed: [:])["checked"] == false)
        for _ in 0..<3 { #expect(try trial.step(feed: [:])["checked"] == true) }
        #expect(try trial.step(["respond": "ignore"], feed: ["b": new])["shown"] == "b")
        #expect(try trial.step(feed: [:])["checked"] == false)
    }

    @Test(arguments: ["action", "ignore"])
    func version10DoesTheSame(_ answer: String) throws {
        let settings: PropertyValue = ["debug": false, "checkPeriod": 0]
        var changed = try DeviceTrial<INotifyDevice10>(settings)
        #expect(try changed.step(["respond": .string(answer)], feed: ["a": old])["shown"] == "a")
        #expect(try changed.step(feed: ["a": new])["shown"] == .null)
        var withdrawn = try DeviceTrial<INotifyDevice10>(settings)
        #expect(try withdrawn.step(feed: ["a": old])["shown"] == "a")
        let step: PropertyValue = ["do": "foreground", "respond": .string(answer)]
        #expect(try withdrawn.step(step, feed: [:])["crash"] == true)
    }
}
