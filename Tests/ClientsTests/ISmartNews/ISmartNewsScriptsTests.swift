import Campaigns
import Testing

@testable import Clients

/// Letters and digits that are not English, and texts that the library takes apart.
@Suite struct ISmartNewsScriptsTests {
    private func shown(_ feed: PropertyValue, _ steps: [PropertyValue], clientVersion: String = "4.9.6") throws
        -> [PropertyValue]
    {
        var trial = try DeviceTrial<ISmartNewsDevice>(clientVersion: clientVersion)
        _ = try trial.step(["do": "launch"], feed: feed)
        return try steps.map { try trial.step($0, feed: feed) }
    }

    @Test(arguments: [
        ("ΟΔΟΣ", "οδος"), ("Σ", "σ"), ("ΑΣ ΣΑ", "ας σα"), ("ΑΣ'", "ας'"), ("ΑΣ\u{301}Α", "ασ\u{301}α"), ("ABC", "abc"),
        ("ΣΑΣ1", "σας1"),
    ])
    func aSigmaAtTheEndIsAFinalOne(_ text: String, _ lower: String) {
        #expect(ISmartNewsText.lowercased(text) == lower)
    }

    /// Names of events are one whatever their case, at whichever end they were put in lower case.
    @Test(arguments: ["ΟΔΟΣ", "οδος", "οδοσ"], ["ΟΔΟΣ", "οδος", "οδοσ", "Οδός"])
    func eventsAreFoundInAnyCase(_ name: String, _ posted: String) throws {
        let feed: PropertyValue = [
            ["meta": ["uuid": "m", "urls": ["http://e.com"], "events": .dictionary([.init(name, "ON=1")])]]
        ]
        let report = try shown(feed, [["event": .string(posted)]])[0]
        #expect(report["shown"]?.array?.count == (posted == "Οδός" ? 0 : 1))
    }

    @Test func pathsOfAlertsAreFoundInGreek() throws {
        let feed: PropertyValue = [
            [
                "meta": [
                    "uuid": "m", "urls": ["http://alertview.io/%CE%BF%CE%B4%CE%BF%CF%82"],
                    "/ΟΔΟΣ": ["title": "t", "text": "x"],
                ]
            ]
        ]
        #expect(try shown(feed, [["event": "app:activate"]])[0]["shown"]?.array?.first?["text"] == "x")
    }

    /// Digits of any script pass, and those from 0 to 9 at the front count.
    @Test(arguments: [
        ("ON=٣", "on=1"), ("ON=2٣", "on=2٣"), ("ON=٣2", "on=1"), ("ON=2a", "on=1"),
    ])
    func patternsMayHaveOtherDigits(_ text: String, _ stored: String) {
        #expect(ISmartNewsPattern(text, scope: .global, version: .v496).initial == stored)
    }

    @Test func onlyTheDigitsFromZeroToNineCount() {
        var pattern = ISmartNewsPattern("ON=2٣|OFF=1", scope: .global, version: .v496)
        #expect((0..<4).map { _ in pattern.step() } == [true, true, false, true])
        var zeros = ISmartNewsPattern("ON=٣", scope: .global, version: .v201)
        #expect(zeros.initial == "on=٣")
        #expect(zeros.step() == nil)
    }

    @Test(arguments: [
        ("MO(٠٩:٣٠)", "MO(00:00)"), ("MO(0٩:30)", "MO(00:30)"), ("٥(09:00)", "0(09:00)"), ("1٥(09:00)", "1(09:00)"),
        ("٩٩(٩٩:٩٩)", "0(00:00)"),
    ])
    func datesMayHaveOtherDigits(_ text: String, _ same: String) throws {
        let calendar = try ISmartNewsCalendar(identifier: "UTC")
        let instant = try #require(ISmartNewsRangeDate.instant(of: .string(text), in: calendar))
        #expect(instant == ISmartNewsRangeDate.instant(of: .string(same), in: calendar))
    }

    /// Addresses are kept as one text, so that `!!!` in the path of an alert makes two of it, the first without a text.
    @Test(arguments: ["4.9.6", "2.0.1"])
    func threeMarksInThePathOfAnAlertCrash(_ clientVersion: String) throws {
        let alert: PropertyValue = ["title": "t", "text": "a b=c"]
        let item: PropertyValue = ["uuid": "m", "urls": ["http://alertview.io/a!!!b"], "/a!!!b": alert]
        let reports = try shown([["meta": item]], [["event": "app:activate"]], clientVersion: clientVersion)
        #expect(reports[0]["crash"] == true)
        let second: PropertyValue = [
            "uuid": "m", "urls": ["0|http://alertview.io/a!!!b", "http://e.com"], "/a!!!b": alert,
        ]
        let page = try shown([["meta": second]], [["event": "app:activate"]], clientVersion: clientVersion)[0]
        let query = "iSmartNewsMessageTitleKey=t&iSmartNewsMessageTextKey=a%2520b=c"
        #expect(page["shown"]?.array?.first?["url"] == .string("b?" + query))
    }

    /// A pause is a text of digits to the client; what is greater than its numbers is cut off.
    @Test(
        arguments: [
            (.integer(Int64.max), false), (.real(0x1p63), true), (.string("9223372036854775808"), false),
            (.real(1e-7), true),
            (.integer(Int64.min), true), (.real(.nan), true), (.real(.infinity), true), (.string("1e9"), true),
            (.boolean(true), true), (.string("99999999999999999999999"), false),
        ] as [(PropertyValue, Bool)])
    func thePauseMayBeOfAnySize(_ pause: PropertyValue, isOver: Bool) throws {
        let feed: PropertyValue = [["meta": ["uuid": "m", "urls": ["http://e.com"], "minshowinterval": pause]]]
        let show: PropertyValue = ["event": "app:activate"]
        #expect(try shown(feed, [show, show]).map { $0["shown"]?.array?.count } == [1, isOver ? 1 : 0])
    }
}
