import Campaigns
import Testing

@testable import Clients

@Suite struct SourseReleaseTests {
    private let note = [
        "phones without the SDK have shown it on arrival, and a notification on the lock screen stays until it is removed there"
    ]
    private let sent = "what was sent cannot be called back; phones to which it was not sent yet do not get it"

    private func pushes(_ messages: SoursePayload...) -> PropertyValue {
        let notification: PropertyValue = [
            "title": .string(messages[0].title), "body": .string(messages[0].message),
        ]
        return .array(
            messages.map { ["condition": "'sourse_sdk_integrated' in topics", "data": $0.data] } + [
                ["condition": "!('sourse_sdk_integrated' in topics)", "notification": notification]
            ])
    }

    private func message(_ title: String, isSmart: Bool = true, from start: String? = nil, until end: String? = nil)
        -> SoursePayload
    {
        SoursePayload(title: title, message: "M", isSmart: isSmart, embargoDate: start, expiryDate: end)
    }

    /// What is shown at openings of the app, the campaign being replaced after it was received.
    private func shown(_ push: PropertyValue, then feed: PropertyValue, at times: String...) throws -> [PropertyValue?]
    {
        var trial = try DeviceTrial<SourseDevice>()
        _ = try trial.step(["do": "receive", "id": "news"], feed: ["news": push])
        return try times.map { try trial.step(["at": .string($0)], feed: feed)["shown"] }
    }

    @Test func aMessageIsRememberedByItsTag() {
        #expect(SourseClient.memoryKey(of: .released(pushes(message("T")), as: "sale")) == "sale")
    }

    @Test func wherePhonesGetTheSameNothingHappens() {
        let push = pushes(message("T"))
        #expect(SourseClient.afterChange(from: .released(push), to: .released(push, end: Instant(seconds: 0))) == [])
    }

    @Test func whatWasSentStaysAsItWas() throws {
        let (old, new) = (pushes(message("Old")), pushes(message("New")))
        #expect(
            SourseClient.afterChange(from: .released(old), to: .released(new)) == [
                "phones to which it was sent keep it as it was, and those that have not shown it yet still do",
                "the new text reaches phones only when it is pushed anew, also those that have got the old one",
                "both are counted under the tag “news”",
            ])
        #expect(try shown(old, then: ["news": new], at: "2026-01-01T12:00:00Z") == [["news"]])
    }

    @Test func anotherTagIsCountedApart() {
        let changed = SourseClient.afterChange(
            from: .released(pushes(message("T")), as: "a"),
            to: .released(pushes(message("T", until: "2026-01-01T12:00:00Z")), as: "b"))
        #expect(
            changed.suffix(2) == [
                "the change reaches phones only when it is pushed anew, also those that have got the old one",
                "the old one is counted under the tag “a”, the new one under “b”",
            ])
    }

    @Test func aSmartMessageIsShownInItsWindowAfterTheWithdrawal() throws {
        let smart = pushes(message("T", from: "2026-01-01T12:00:00Z", until: "2026-01-01T18:00:00Z"))
        #expect(
            SourseClient.afterWithdrawal(of: .released(smart)) == [
                sent,
                "phones with the SDK to which it was sent as a smart message still show it, from 2026-01-01T12:00:00Z on, "
                    + "until 2026-01-01T18:00:00Z, at a moment of the SDK's choice",
            ] + note)
        #expect(
            try shown(smart, then: [:], at: "2026-01-01T11:59:59Z", "2026-01-01T18:00:00Z") == [[], ["news"]])
        #expect(try shown(smart, then: [:], at: "2026-01-01T18:00:01Z") == [[]])
    }

    @Test func withoutDatesItIsShownWheneverTheAppIsOpened() throws {
        let smart = pushes(message("T"))
        #expect(
            SourseClient.afterWithdrawal(of: .released(smart))[1]
                == "phones with the SDK to which it was sent as a smart message still show it, without end, at a moment of "
                + "the SDK's choice")
        #expect(try shown(smart, then: [:], at: "2030-01-01T00:00:00Z") == [["news"]])
    }

    @Test func anImmediateMessageIsShownAfterItsEmbargo() throws {
        let immediate = pushes(message("T", isSmart: false, from: "2026-01-01T12:00:00Z"))
        #expect(
            SourseClient.afterWithdrawal(of: .released(immediate))[1]
                == "phones with the SDK to which it was sent for showing at once still show it from 2026-01-01T12:00:00Z "
                + "on, without end")
        #expect(
            try shown(immediate, then: [:], at: "2026-01-01T11:59:59Z", "2026-01-01T12:00:00Z") == [[], ["news"]])
    }

    @Test func anImmediateMessageWithoutEmbargoHasBeenShown() throws {
        let immediate = pushes(message("T", isSmart: false))
        #expect(
            SourseClient.afterWithdrawal(of: .released(immediate))[1]
                == "phones with the SDK to which it was sent for showing at once have shown it on arrival")
        var trial = try DeviceTrial<SourseDevice>()
        #expect(try trial.step(["do": "receive", "id": "news"], feed: ["news": immediate])["shown"] == ["news"])
    }

    @Test func bothKindsOfAComparisonAreTold() {
        let both = pushes(message("T", isSmart: false), message("T"))
        #expect(SourseClient.afterWithdrawal(of: .released(both)).count == 4)
    }

    @Test func phonesWithoutTheSDKHaveShownItOnArrival() throws {
        var trial = try DeviceTrial<SourseDevice>(["integrated": false])
        let smart = pushes(message("T", from: "2027-01-01T00:00:00Z"))
        #expect(try trial.step(["do": "receive", "id": "news"], feed: ["news": smart])["shown"] == ["news"])
    }
}
