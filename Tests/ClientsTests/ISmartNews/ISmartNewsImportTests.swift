import Campaigns
import Testing

@testable import Clients

/// What is left out of a feed that is imported, and why.
@Suite struct ISmartNewsImportTests {
    private func contents(of feed: PropertyValue) throws -> FeedContents {
        let client = try ISmartNewsRenderingTrial.workspace(["campaigns/a.md": "---\ntitle: A\n---\nText\n"]).client
        return try client.contents(of: ISmartNewsDevice.encode(feed), locale: "en") { _, _ in nil }
    }

    private func refusals(of feed: PropertyValue) throws -> [String] {
        try contents(of: feed).refusals.map { "\($0.kind) \($0.path)" }
    }

    private func item(_ key: String, _ value: PropertyValue) -> PropertyValue {
        [["meta": ["uuid": "a", "urls": ["http://alertview.io/a"], key: value]]]
    }

    /// Of names that differ in case only phones keep any.
    @Test func namesThatAreOneToPhonesAreTold() throws {
        let message: PropertyValue = [["title": "low", "Title": "high", "cancel": "No"]]
        #expect(try refusals(of: message) == ["unsupported [0].Title"])
        #expect(try contents(of: message).entries.map(\.name) == ["low"])
        #expect(try refusals(of: item("/a", ["text": "A", "Text": "B"])) == ["unsupported [0].meta.“/a”.Text"])
        let ranges: PropertyValue = [["templates": "each_day", "UUID": "r", "uuid": "s"]]
        #expect(try refusals(of: item("dates", ranges)) == ["unsupported [0].meta.dates[0].UUID"])
        #expect(try refusals(of: [["title": "A", "TITLE_fr": "B", "cancel": "No"]]).isEmpty)
    }

    @Test(arguments: [("(99:00)", true), ("(12:60)", true), ("(18:00)", false), ("18:00", false)])
    func aRangeThatPhonesCannotSaveIsLeftOut(end: String, isRefused: Bool) throws {
        let range: PropertyValue = ["templates": "each_day", "end": .string(end)]
        #expect(try refusals(of: item("dates", [range])) == (isRefused ? ["crash [0].meta.dates"] : []))
    }

    /// Section 2.4: an item that is rejected is ignored, and takes nobody's place.
    @Test(
        arguments: [
            (["urls": ["HTTP://x.y"]], "unread [1].meta", 0), (["urls": ["http://e.com/2"]], "unread [0].meta", 1),
            (["urls": ["http://e.com/2"], "dates": 5], "unread [1].meta", 0),
            (["urls": ["http://e.com/2"], "firstshowinterval": 2], "unsupported [0].meta", 1),
            (["urls": ["http://e.com/2"], "firstshowinterval": 0], "unread [0].meta", 1),
        ] as [(PropertyValue, String, Int)])
    func ofItemsWithOneUUIDTheLastCountsThatIsNotRejected(
        _ second: PropertyValue, _ refusal: String, _ kept: Int
    ) throws {
        let first: PropertyValue = ["uuid": "a", "urls": ["http://e.com/1"]]
        let later = PropertyValue.dictionary((second.dictionary ?? []) + [.init("uuid", "a")])
        let contents = try contents(of: [["meta": first], ["meta": later]])
        #expect(contents.refusals.map { "\($0.kind) \($0.path)" } == [refusal])
        #expect(contents.entries.map(\.path) == [FeedPath().index(kept).key("meta")])
    }

    @Test func anItemThatIsRejectedIsBesideThePoint() throws {
        let (good, late): (PropertyValue, PropertyValue) = (["http://e.com"], 2)
        let contents = try contents(of: [
            ["meta": ["uuid": "a", "urls": good]], ["meta": ["uuid": "a", "urls": ["HTTP://x.y"]]],
            ["meta": ["uuid": "a", "urls": good, "firstshowinterval": late]],
            ["meta": ["uuid": "caf\u{E9}", "urls": good]], ["meta": ["uuid": "cafe\u{301}", "urls": good]],
        ])
        #expect(contents.refusals.map { "\($0.kind) \($0.path)" } == ["unread [1].meta", "unsupported [0].meta"])
        #expect(contents.entries.count == 3)
    }

    /// What is for phones of another language alone is read by these.
    @Test(
        arguments: [
            ["title_fr": "A", "cancel_fr": "B"], ["event": ["name_fr": "e", "pattern": "ON=1"]], ["gate_fr": 3],
        ] as [PropertyValue])
    func whatPhonesOfAnotherLanguageReadIsNotTold(_ element: PropertyValue) throws {
        #expect(try contents(of: [element]).refusals.isEmpty)
    }

    @Test(
        arguments: [
            (["Meta": ["uuid": "m"]], "in small letters only"), (["titel": "Typo"], "neither title nor text"),
            (["title": 2026], "its title is not a text"), ([:], "neither title nor text"),
            (["event": ["name": " ", "pattern": "ON=1"]], "no name"), (["event": ["name": "e"]], "no pattern"),
        ] as [(PropertyValue, String)])
    func whatPhonesFindNothingInIsTold(_ element: PropertyValue, _ words: String) throws {
        let refusals = try contents(of: [element]).refusals
        #expect(refusals.count == 1 && refusals.allSatisfy { $0.kind == .unread && $0.reason.contains(words) })
    }

    @Test(
        arguments: [
            ["gate": 2], ["queues": [["name": "q", "timeout": 3]]], ["segments": ["source": "http://e.com"]],
            ["event": ["name": "e", "pattern": "ON=1"]], ["text": "A"],
        ] as [PropertyValue])
    func whatPhonesReadIsNotTold(_ element: PropertyValue) throws {
        #expect(try contents(of: [element]).refusals.isEmpty)
    }

    @Test(
        arguments: [
            (.real(.nan), nil), (.real(-.infinity), nil), (.real(0.5), nil), (.integer(Int64.min), nil),
            (.integer(1), 1),
            (.real(2.9), 2), (.integer(Int64.max), 1_000_000_000), (.real(.infinity), 1_000_000_000),
        ] as [(PropertyValue, Int64?)])
    func aGateIsANumberFromOneOn(_ value: PropertyValue, _ gate: Int64?) throws {
        let settings = try contents(of: [["gate": value]]).settings
        #expect(settings.first { $0.name == "gate" }?.value == gate.map { .integer($0) })
    }

    /// The client makes an address of the alert, from what is of the right type.
    @Test(
        arguments: [
            ("repeat", true, true), ("always", 1, true), ("start", .date(Instant(seconds: 0)), true),
            ("style", ["a": "b"], true), ("allowalliphoneorientations", true, true), ("title", 3, false),
            ("counter", 3, false), ("queue", 4, false), ("link", ["a"], false), ("repeat", "yes", false),
            ("start", 5, false), ("style", "a", false),
        ] as [(String, PropertyValue, Bool)])
    func anAlertThatCrashesIsLeftOut(key: String, value: PropertyValue, isRefused: Bool) throws {
        let alert: PropertyValue = ["text": "A", "cancel": "No", key: value]
        #expect(try refusals(of: item("/a", alert)) == (isRefused ? ["crash [0].meta.“/a”.\(key)"] : []))
        var trial = try DeviceTrial<ISmartNewsDevice>()
        let report = try trial.step(["do": "launch"], feed: item("/a", alert))
        #expect((report["crash"] != nil) == isRefused)
    }

    /// The client looks for no variant of it, so none becomes the key itself.
    @Test func variantsOfLocalTimeStayAsTheyAre() throws {
        let entry = try #require(try contents(of: item("uselocaltime_en", true)).entries.first)
        #expect(entry.raw.contains { $0.key == "uselocaltime_en" })
        #expect(!entry.raw.contains { $0.key == "uselocaltime" })
    }
}
