import Testing

@testable import Clients

/// What a device does where no recorded journey leads.
@Suite struct ISmartNewsDeviceTests {
    /// The reports of a launch with the first feed, of each further feed and event, and of the user's `cancel`.
    private func reports(
        _ feeds: PropertyValue..., events: [String], clientVersion: String = "4.9.6"
    ) throws -> [PropertyValue] {
        var device = try ISmartNewsDevice(DeviceSetup(clientVersion: clientVersion))
        var reports: [PropertyValue] = []
        for (number, feed) in feeds.enumerated() {
            let served = ServedFeed(own: ISmartNewsDevice.encode(feed))
            let step: PropertyValue = ["at": "2026-11-20T09:00:00Z", "do": number == 0 ? "launch" : "feed"]
            reports.append(try device.live(through: step, served: served))
            for event in events {
                let step: PropertyValue = ["at": "2026-11-20T09:00:00Z", "event": .string(event)]
                reports.append(try device.live(through: step, served: ServedFeed()))
            }
        }
        return reports
    }

    /// What the first message of each report has under the name.
    private func shown(_ name: String, _ reports: [PropertyValue]) -> [PropertyValue?] {
        reports.map { $0["shown"]?.array?.first?[name] }
    }

    private func item(_ fields: (String, PropertyValue)...) -> PropertyValue {
        ["meta": .dictionary(fields.map { PropertyValue.Entry($0.0, $0.1) })]
    }

    /// Section 2.4: the names in the item are folded, those of the user are not.
    @Test(arguments: [("vip", true), ("VIP", false)])
    func segmentsOfTheUserAreTakenAsTheyAre(_ segment: String, isShown: Bool) throws {
        var device = try ISmartNewsDevice(DeviceSetup(settings: ["segments": [.string(segment)]]))
        let feed: PropertyValue = [item(("uuid", "a"), ("urls", ["http://e.com"]), ("segment", "Vip | other"))]
        _ = try device.live(
            through: ["at": "2026-11-20T09:00:00Z", "do": "launch"],
            served: ServedFeed(own: ISmartNewsDevice.encode(feed)))
        let report = try device.live(
            through: ["at": "2026-11-20T09:00:00Z", "event": "app:activate"], served: ServedFeed())
        #expect(report["shown"]?.array?.isEmpty == !isShown)
    }

    /// Section 2.5: a round is kept by its places, a list without counts by its addresses.
    @Test(arguments: [("2|", "http://e.com/3"), ("", "http://e.com/1")])
    func aRoundGoesOnWhereOnlyAddressesChange(count: String, next: PropertyValue) throws {
        let feeds = [2, 3].map { last -> PropertyValue in
            let urls: PropertyValue = [.string("\(count)http://e.com/1"), .string("http://e.com/\(last)")]
            return [["event": ["name": "e", "pattern": "ON=1"]], item(("uuid", "a"), ("urls", urls))]
        }
        for version in ["4.9.6", "2.0.1"] {
            let shown = shown("url", try reports(feeds[0], feeds[1], events: ["e"], clientVersion: version))
            #expect(shown.compactMap { $0 } == ["http://e.com/1", next])
        }
    }

    /// Section 2.5: the path of `review.io` begins with `open`, which the client compares with its first name.
    @Test(arguments: [("open", false), ("open/x", false), ("opens", true), ("now", true), ("OPEN", true)])
    func theReviewIsOpenedByItsPath(path: String, isFailed: Bool) throws {
        let feed: PropertyValue = [
            ["event": ["name": "e", "pattern": "ON=1"]],
            item(("uuid", "a"), ("urls", [.string("http://review.io/" + path)])),
        ]
        let failed = shown("failed", try reports(feed, events: ["e"])).compactMap { $0 }
        #expect(failed == (isFailed ? [true] : []))
    }

    /// Section 1.6: coming back counts only once the app has been left.
    @Test func anActivationCountsOnceTheAppHasResigned() throws {
        var device = try ISmartNewsDevice(DeviceSetup(settings: ["neverResigned": true]))
        let feed: PropertyValue = [["title": "T", "cancel": "C"]]
        func shown(_ action: PropertyValue, own: PropertyValue? = nil) throws -> Int? {
            let served = own.map { ServedFeed(own: ISmartNewsDevice.encode($0)) } ?? ServedFeed()
            let report = try device.live(through: ["at": "2026-11-20T09:00:00Z", "do": action], served: served)
            return report["shown"]?.array?.count
        }
        _ = try shown("launch", own: feed)
        #expect(try shown("foreground") == 0)
        _ = try shown("background")
        #expect(try shown("foreground") == 1)
    }

    /// Section 3: an item's own patterns are trimmed, global ones are not; section 4: `review` gets copies of these.
    @Test func theReviewItemsCopiesOfGlobalPatternsAreNotTrimmed() throws {
        let feed: PropertyValue = [
            ["event": ["name": "e", "pattern": "ON=2\n"]], item(("uuid", "review"), ("urls", ["http://e.com"])),
        ]
        let events = try reports(feed, events: [])[0]["events"]?.array ?? []
        #expect(events.map { $0["initial"] } == ["on=2\n", "on=1", "on=2\n"])
        #expect(events.map { $0["item"] } == ["review", "review", nil])
    }

    /// Section 3: a pattern of zeros hangs 2.0.1, after the events that stand before it were counted.
    @Test func aHangLeavesTheEventsBeforeItCounted() throws {
        let patterns = ["ON=2", "ON=2", "ON=2", "ON=2", "ON=2", "ON=2", "ON=0", "ON=2"]
        let items = patterns.enumerated().map { number, pattern in
            item(
                ("uuid", .string("m\(number)")), ("urls", ["http://e.com"]), ("events", ["e": .string(pattern)]))
        }
        let report = try reports(.array(items), events: ["e"], clientVersion: "2.0.1")[1]
        #expect(report["crash"] == true)
        let local = (report["events"]?.array ?? []).filter { $0["item"] != nil }
        #expect(
            local.map { $0["current"] }
                == ["on=1", "on=1", "on=1", "on=1", "on=1", "on=1", "on=0", "on=2"])
    }

    /// Section 2.5: the position restarts when the resulting list changes; the alert has taken the place of the query.
    @Test func anotherQueryOfAnInlineAlertsAddressDoesNotStartOver() throws {
        func feed(_ address: String) -> PropertyValue {
            [item(("uuid", "m"), ("urls", [.string(address), "http://e.com"]), ("/a", ["text": "alert"]))]
        }
        let first = feed("http://alertview.io/a")
        let kept = try reports(first, feed("http://alertview.io/a?b=c"), events: ["app:activate"])
        #expect(shown("kind", kept) == [nil, "alert", nil, "web"])
        let changed = try reports(first, feed("https://alertview.io/a"), events: ["app:activate"])
        #expect(shown("kind", changed) == [nil, "alert", nil, "alert"])
    }

    /// The client keeps the addresses of an item as one text, with `!!!` between them.
    @Test func threeMarksDivideAnAddress() throws {
        let feed: PropertyValue = [item(("uuid", "m"), ("urls", ["http://e.com/a!!!b", "http://e.com/c"]))]
        let reports = try reports(feed, events: ["app:activate", "app:activate", "app:activate", "app:activate"])
        #expect(shown("url", reports) == [nil, "http://e.com/a", "b", "http://e.com/c", "http://e.com/a"])
    }

    /// The round is made before alerts that are not there are left out: 4.9.6 begins anew and moves on by two, 2.0.1 shows
    /// nothing more.
    @Test(arguments: [("4.9.6", "1 2 1 1 2 1 1"), ("2.0.1", "1 2")])
    func aRoundMayPointBeyondTheList(clientVersion: String, places: String) throws {
        let urls: PropertyValue = ["http://e.com/1|2", "http://alertview.io/none", "http://e.com/2"]
        let feed: PropertyValue = [item(("uuid", "m"), ("urls", urls))]
        let events = Array(repeating: "app:activate", count: 7)
        let shown = shown("url", try reports(feed, events: events, clientVersion: clientVersion)).compactMap { $0 }
        #expect(shown == places.split(separator: " ").map { PropertyValue.string("http://e.com/\($0)") })
    }

    /// 4.9.6 goes by the type of a message, whether an item has set it or the feed.
    @Test(arguments: [("http://review.io/open", false), ("http://e.com/open", true), ("no address", true)])
    func aMessageMayBeAnAction(address: String, isFailed: Bool) throws {
        let feed: PropertyValue = [["text": .string(address), "type": "directAction", "cancel": "No"]]
        let events = ["app:activate", "app:activate"]
        let actions = try reports(feed, events: events)
        #expect(shown("kind", actions) == [nil, "action", "action"])
        #expect(shown("failed", actions).compactMap { $0 } == (isFailed ? [true, true] : []))
        #expect(shown("kind", try reports(feed, events: events, clientVersion: "2.0.1")) == [nil, "alert", nil])
    }

    /// Section 7.4: of the distances, that in seconds has a sign. A delay ends after the next event here, too.
    @Test(arguments: ["4.9.6", "2.0.1"])
    func aPauseOfSecondsLastsUntilTheyHavePassed(clientVersion: String) throws {
        var device = try ISmartNewsDevice(DeviceSetup(clientVersion: clientVersion))
        let feed: PropertyValue = [
            item(
                ("uuid", "m"), ("urls", ["http://e.com"]), ("minDelay", 40), ("maxDelay", 40), ("minShowInterval", 15))
        ]
        _ = try device.live(
            through: ["at": "2026-11-20T09:00:00Z", "do": "launch"],
            served: ServedFeed(own: ISmartNewsDevice.encode(feed)))
        let counts = try ["09:00:00", "09:00:10", "09:00:50", "09:01:00"].map { time in
            let step: PropertyValue = ["at": .string("2026-11-20T\(time)Z"), "event": "app:activate"]
            return try device.live(through: step, served: ServedFeed())["shown"]?.array?.count
        }
        #expect(counts == [1, 0, 0, 1])
    }

    /// Section 2.6: the uuid identifies the range, so that displays in one with an empty uuid are not counted.
    @Test(arguments: [("", ["web", "web"]), ("r", ["web", nil])] as [(String, [PropertyValue?])])
    func displaysInARangeWithoutAUUIDAreNotCounted(_ uuid: String, _ kinds: [PropertyValue?]) throws {
        let range: PropertyValue = [
            "uuid": .string(uuid), "start": "MO(00:00)", "end": "SU(23:59)", "shownLimit": 1,
        ]
        let feed: PropertyValue = [item(("uuid", "m"), ("urls", ["http://e.com"]), ("dates", [range]))]
        #expect(shown("kind", try reports(feed, events: ["app:activate", "app:activate"])) == [nil] + kinds)
    }

    @Test(
        arguments: [
            .integer(Int64.max), .integer(Int64.min), .integer(-1), .real(1e308), .real(-1e308), .real(0x1p63),
            .real(-0x1p63),
            .real(0x1p64), .real(.leastNonzeroMagnitude), .boolean(true),
        ] as [PropertyValue], ["4.9.6", "2.0.1"])
    func numbersOfAnySizeAreTaken(_ number: PropertyValue, _ clientVersion: String) throws {
        let range: PropertyValue = ["start": "0(00:00)", "end": "31(23:59)", "shownLimit": number]
        let names = [
            "priority", "minShowInterval", "oncePerVersion", "oncePerInstall", "minDelay", "maxDelay", "fixUrl",
            "useLocalTime", "randomize",
        ]
        let numbers = names.map { ($0, number) }
        let meta = [("uuid", "m"), ("urls", ["http://e.com"]), ("dates", [range])] + numbers
        let feed: PropertyValue = [
            ["gate": number], ["queues": [["name": "q", "timeout": number, "timeoutRange": number]]],
            ["title": "a", "cancel": "No", "counter": number, "repeat": number, "always": number],
            ["title": "b", "cancel": "No", "firstShowInterval": number],
            ["meta": .dictionary(meta.map { PropertyValue.Entry($0.0, $0.1) })],
        ]
        let reports = try reports(feed, events: ["app:activate", "app:activate"], clientVersion: clientVersion)
        #expect(reports.allSatisfy { $0["crash"] == nil })
    }
}
