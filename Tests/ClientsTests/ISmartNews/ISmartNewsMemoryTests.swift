import Campaigns
import Testing

@testable import Clients

/// What phones keep and forget, where no recorded journey leads.
@Suite struct ISmartNewsMemoryTests {
    private typealias Trial = DeviceTrial<ISmartNewsDevice>

    private func item(_ uuid: String, _ fields: (String, PropertyValue)...) -> PropertyValue {
        var entries: [PropertyValue.Entry] = [.init("uuid", .string(uuid))]
        if !fields.contains(where: { $0.0 == "urls" }) { entries.append(.init("urls", ["http://e.com"])) }
        entries += fields.map { PropertyValue.Entry($0.0, $0.1) }
        return ["meta": .dictionary(entries)]
    }

    /// What one event shows, by address or text.
    private func shown(
        _ trial: inout Trial, at event: String = "app:activate", answer: String = "cancel"
    ) throws -> [PropertyValue?] {
        let report = try trial.step(["event": .string(event), "respond": .string(answer)])
        return (report["shown"]?.array ?? []).map { $0["url"] ?? $0["text"] }
    }

    /// Section 7.5: the item `review` minds only where it is once per version itself.
    @Test(arguments: [(false, 1), ("cancel", 0)] as [(PropertyValue, Int)])
    func aReviewKeepsBackTheReviewItemOncePerVersion(once: PropertyValue, count: Int) throws {
        let alert: PropertyValue = ["text": "A", "review": "Rate", "cancel": "No"]
        let feed: PropertyValue = [
            item("a", ("urls", ["http://alertview.io/a"]), ("onceperversion", "review"), ("/a", alert)),
            item("review", ("onceperversion", once), ("events", ["e": "ON=1"])),
        ]
        var trial = try Trial()
        _ = try trial.step(["do": "launch"], feed: feed)
        let first = try shown(&trial, answer: "review")
        #expect(first == ["A"])
        let second = try shown(&trial, at: "e")
        #expect(second.count == count)
    }

    /// The client's pattern for items that stay is `^subscribe[_.*]?$`, whatever the case.
    @Test(arguments: [
        ("Subscribe", 0), ("subscribe_", 0), ("SUBSCRIBE.", 0), ("subscribe*", 0), ("subscribe_x", 1),
        ("subscribers", 1),
    ])
    func whatIsCalledSubscribeIsKept(uuid: String, count: Int) throws {
        let once = item(uuid, ("onceperinstall", true))
        var trial = try Trial()
        _ = try trial.step(["do": "launch"], feed: [once])
        let first = try shown(&trial)
        _ = try trial.step(["do": "feed"], feed: [])
        let without = try shown(&trial)
        _ = try trial.step(["do": "feed"], feed: [once])
        let again = try shown(&trial)
        #expect([first.count, without.count, again.count] == [1, 0, count])
    }

    /// A feed that says `fixUrl` is read at its download, and none after it takes that back.
    @Test func whatIsToBeFixedIsFixedLater() throws {
        let urls: PropertyValue = ["http://e.com/1", "http://e.com/2"]
        var trial = try Trial()
        _ = try trial.step(["do": "launch"], feed: [item("a", ("urls", urls), ("fixurl", true))])
        _ = try trial.step(["do": "feed"], feed: [item("a", ("urls", urls))])
        for _ in 0..<2 {
            let address = try shown(&trial)
            #expect(address == ["http://e.com/1"])
        }
    }

    /// An address that stays is shown while the item has any.
    @Test func whatIsFixedIsShownWhileTheItemHasAddresses() throws {
        let lists: [PropertyValue] = [["http://e.com/1"], ["http://alertview.io/none"], ["http://e.com/2"]]
        var trial = try Trial()
        var addresses: [[PropertyValue?]] = []
        for (number, urls) in lists.enumerated() {
            let action: PropertyValue = number == 0 ? "launch" : "feed"
            _ = try trial.step(["do": action], feed: [item("a", ("urls", urls), ("fixurl", true))])
            addresses.append(try shown(&trial))
        }
        #expect(addresses == [["http://e.com/1"], [], ["http://e.com/1"]])
    }

    /// 4.9.6 shows an item at the first name in `showIfApps`, whatever it is; between bars alone there is none.
    @Test(
        arguments: [
            ("|", 0), (" | ", 0), ("a|", 1), ("|a", 1), ("", 1), (["", ""], 0), (["", "a"], 1), ([""], 1), ([], 1),
        ] as [(PropertyValue, Int)])
    func anItemForNoAppIsNotShown(apps: PropertyValue, count: Int) throws {
        var trial = try Trial()
        _ = try trial.step(["do": "launch"], feed: [item("a", ("showIfApps", apps), ("skipIfApps", apps))])
        let addresses = try shown(&trial)
        #expect(addresses.count == count)
    }

    /// The client compares digests of bytes.
    @Test func anotherFormOfALetterIsAnotherMessage() throws {
        var trial = try Trial()
        for text in ["Caf\u{E9}", "Cafe\u{301}"] {
            let message: PropertyValue = ["text": .string(text), "cancel": "No"]
            _ = try trial.step(["do": "launch"], feed: [message])
            let counts = try (0..<2).map { _ in try shown(&trial).count }
            #expect(counts == [1, 0])
        }
        #expect(ISmartNewsIdentity("\u{E9}") != ISmartNewsIdentity("e\u{301}"))
    }

    /// Dates are hashed as people read them: the clock of Lagos shows the same in winter, but its zone has another name.
    @Test(arguments: [("Europe/Paris", 0), ("Africa/Lagos", 1), ("Europe/London", 1), ("Europe/Berlin", 0)])
    func aDateIsHashedWithTheNameOfItsZone(zone: String, count: Int) throws {
        let message: PropertyValue = ["text": "A", "cancel": "No", "end": .date(Instant(seconds: 1_900_000_000))]
        var trial = try Trial(["timeZone": "Europe/Berlin"])
        _ = try trial.step(["do": "launch"], feed: [message])
        let first = try shown(&trial)
        _ = try trial.step(["do": "launch", "timeZone": .string(zone)], feed: [message])
        let second = try shown(&trial)
        #expect([first.count, second.count] == [1, count])
    }

    /// An item is saved once all of it has been read; a feed that crashes the client on the way changes nothing of it.
    @Test func aCrashLeavesAnItemAsItWas() throws {
        let once = item("a", ("onceperversion", true))
        let range: PropertyValue = ["start": "MO(00:00)", "end": "SU(23:59)", "shownlimit": "x"]
        var trial = try Trial()
        _ = try trial.step(["do": "launch"], feed: [once])
        let first = try shown(&trial)
        let crashed = try trial.step(["do": "feed"], feed: [item("a", ("dates", [range]))])
        _ = try trial.step(["do": "launch"], feed: [once])
        let second = try shown(&trial)
        #expect(crashed["crash"] == true)
        #expect([first.count, second.count] == [1, 0])
    }

    /// 4.9.6 hands time-outs over together with messages, so that those of an event without any are lost.
    @Test(arguments: [(false, ["A"]), (true, [])] as [(Bool, [PropertyValue?])])
    func timeoutsOfAnEventThatShowsNothingAreNotKept(showsOther: Bool, texts: [PropertyValue?]) throws {
        let timeouts: PropertyValue = ["queues": [["name": "q", "timeout": 10]]]
        let other: PropertyValue = ["text": "other", "cancel": "No"]
        let a: PropertyValue = ["text": "A", "cancel": "No", "queue": "q"]
        let b: PropertyValue = ["text": "B", "cancel": "No", "queue": "q"]
        var trial = try Trial()
        _ = try trial.step(["do": "launch"], feed: .array(showsOther ? [timeouts, other] : [timeouts]))
        _ = try shown(&trial)
        _ = try trial.step(["do": "feed"], feed: [a, b])
        // The message for which there is a time-out is lost, and the last one of a queue crashes the app.
        let addresses = try shown(&trial)
        #expect(addresses == texts)
    }

    /// A limit with nothing but variants is overlooked when a range is stored, and found at the next reading. Mostly the
    /// download stores the range; here the first event does at which the item is old enough.
    @Test(arguments: [("shownlimit", 0), ("shownlimit_en", 1)], ["4.9.6", "2.0.1"])
    func aLimitWithVariantsAloneCountsLater(limit: (String, Int), clientVersion: String) throws {
        var device = try ISmartNewsDevice(DeviceSetup(clientVersion: clientVersion))
        let range: PropertyValue = ["start": "MO(00:00)", "end": "SU(23:59)", limit.0: 0]
        let feed: PropertyValue = [item("a", ("dates", [range]), ("firstshowinterval", 1))]
        _ = try device.live(
            through: ["at": "2026-01-01T09:00:00Z", "do": "launch"],
            served: ServedFeed(own: ISmartNewsDevice.encode(feed)))
        let counts = try ["09", "10"].map { hour in
            let step: PropertyValue = ["at": .string("2026-01-02T\(hour):00:00Z"), "event": "app:activate"]
            return try device.live(through: step, served: ServedFeed())["shown"]?.array?.count
        }
        #expect(counts == [limit.1, 0])
    }

    /// Section 2.6: a range without an end lacks what the client's store requires, so that nothing is saved.
    @Test(arguments: [("(99:00)", 1), ("(12:60)", 1), ("(23:00)", 0)])
    func nothingIsSavedWhileARangeHasNoEnd(end: String, count: Int) throws {
        let page = item("b", ("onceperversion", true))
        let range: PropertyValue = ["templates": "each_day", "end": .string(end)]
        let other = item("z", ("dates", [range]), ("events", ["other": "ON=1"]))
        var trial = try Trial()
        var counts: [Int] = []
        for _ in 0..<2 {
            _ = try trial.step(["do": "launch"], feed: [page, other])
            counts.append(try shown(&trial).count)
        }
        // The item goes at an event, and then all is saved.
        _ = try trial.step(["do": "feed"], feed: [page])
        counts.append(try shown(&trial).count)
        _ = try trial.step(["do": "launch"], feed: [page])
        counts.append(try shown(&trial).count)
        #expect(counts == [1, count, 0, 0])
    }
}
