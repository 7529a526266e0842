import Campaigns
import Testing

@testable import Clients

/// What a device does where no recorded journey leads, from step to step of one process.
@Suite struct ISmartNewsDeviceProcessTests {
    private func reports(
        _ steps: [PropertyValue], own: [Int: PropertyValue], published: PropertyValue? = nil,
        clientVersion: String = "4.9.6"
    ) throws -> [PropertyValue] {
        var device = try ISmartNewsDevice(DeviceSetup(clientVersion: clientVersion))
        var reports: [PropertyValue] = []
        for (number, step) in steps.enumerated() {
            let moment = Instant(seconds: 1_780_000_000 + Int64(60 * number))
            let served = ServedFeed(
                own: own[number].map(ISmartNewsDevice.encode), published: published.map(ISmartNewsDevice.encode))
            let entries = (step.dictionary ?? []) + [.init("at", .string(moment.iso8601))]
            reports.append(try device.live(through: .dictionary(entries), served: served))
        }
        return reports
    }

    private func first(_ name: String, _ report: PropertyValue) -> PropertyValue? {
        report["shown"]?.array?.first?[name]
    }

    /// The library looks up the language of its words once, and never again before the next launch.
    @Test(arguments: ["4.9.6", "2.0.1"])
    func itsOwnWordsStayInTheLanguageOfTheFirst(_ clientVersion: String) throws {
        let feed: PropertyValue = [["title": "t", "review": "default", "remind": "-", "always": true]]
        let german: PropertyValue = ["do": "language", "language": "de", "country": "DE"]
        let show: PropertyValue = ["event": "app:activate", "respond": "remind"]
        let launch: PropertyValue = ["do": "launch", "language": "en", "country": "US"]
        let late = try reports([launch, show, german, show], own: [0: feed], clientVersion: clientVersion)
        #expect(first("buttons", late[1])?.array?.contains("Rate it!") == true)
        #expect(first("buttons", late[3])?.array?.contains("Rate it!") == true)
        let early = try reports([launch, german, show], own: [0: feed], clientVersion: clientVersion)
        #expect(first("buttons", early[2])?.array?.contains("Bewerten!") == true)
        let anew = try reports(
            [launch, show, ["do": "launch", "language": "de", "country": "DE"], show], own: [0: feed, 2: feed],
            clientVersion: clientVersion)
        #expect(first("buttons", anew[3])?.array?.contains("Bewerten!") == true)
    }

    /// The feed is read again for each event, which deletes events that it does not have in the phone's language.
    @Test(arguments: ["4.9.6", "2.0.1"])
    func anEventThatIsDeletedByItsOwnReadingShowsNothing(_ clientVersion: String) throws {
        let feed: PropertyValue = [
            [
                "meta": [
                    "uuid": "m", "urls": ["http://a.b/m"], "events_en": ["x": "ON=1"], "events_ru": ["y": "ON=1"],
                ]
            ]
        ]
        let steps: [PropertyValue] = [
            ["do": "launch"], ["do": "language", "language": "ru"], ["event": "x"], ["event": "y"],
        ]
        let told = try reports(steps, own: [0: feed], clientVersion: clientVersion)
        #expect(told.map { first("uuid", $0) } == [nil, nil, nil, "m"])
    }

    /// So phones forget the item, and begin with its first address again.
    @Test(arguments: ["4.9.6", "2.0.1"])
    func anEmptyBodyIsAnEmptyFeed(_ clientVersion: String) throws {
        let feed: PropertyValue = [["meta": ["uuid": "m", "urls": ["http://a.b/1", "http://a.b/2"]]]]
        var device = try ISmartNewsDevice(DeviceSetup(clientVersion: clientVersion))
        let encoded = ISmartNewsDevice.encode(feed)
        let bodies: [(step: PropertyValue, body: [UInt8]?)] = [
            (["do": "launch"], encoded), (["event": "app:activate"], nil), (["do": "feed"], []),
            (["event": "app:activate"], nil), (["do": "feed"], encoded), (["event": "app:activate"], nil),
        ]
        var shown: [PropertyValue?] = []
        for (number, (step, body)) in bodies.enumerated() {
            let at = PropertyValue.string(Instant(seconds: 1_780_000_000 + Int64(60 * number)).iso8601)
            let report = try device.live(
                through: .dictionary((step.dictionary ?? []) + [.init("at", at)]), served: ServedFeed(own: body))
            shown.append(first("url", report))
        }
        #expect(shown == [nil, "http://a.b/1", nil, nil, nil, "http://a.b/1"])
    }

    /// 4.9.6 looks up where it asks for segments as soon as a feed arrives.
    @Test(arguments: [("4.9.6", "x"), ("2.0.1", "y")])
    func segmentsAreLookedUpAtTheDownload(_ clientVersion: String, _ name: PropertyValue) throws {
        let steps: [PropertyValue] = [["do": "launch"], ["do": "language", "language": "ru"], ["do": "feed"]]
        let told = try reports(
            steps,
            own: [
                0: [["segments": ["source": "disable"]]],
                2: [["event": ["name_en": "x", "name_ru": "y", "pattern": "ON=1"]]],
            ], clientVersion: clientVersion)
        #expect(told[2]["events"]?.array?.first?["name"] == name)
    }

    /// The library keeps the language that it first looks something up in until an event makes it forget it.
    @Test(arguments: ["4.9.6", "2.0.1"])
    func itsLanguageIsThatOfTheFirstLookUp(_ clientVersion: String) throws {
        let feed: PropertyValue = [["event": ["name": "x", "name_ru": "y", "pattern": "ON=1"]]]
        let classic: PropertyValue = [["title": "t"]]
        let russian: PropertyValue = ["do": "language", "language": "ru", "country": "RU"]
        func events(_ launch: PropertyValue) throws -> [String] {
            let all = try reports(
                [["do": "launch"], russian, ["do": "feed"]], own: [0: launch, 2: feed], clientVersion: clientVersion)
            return all[2]["events"]?.array?.compactMap { $0["name"]?.string } ?? []
        }
        #expect(try events(classic) == ["y"])
        #expect(try events([["event": ["name": "z"]]]) == ["x"])
        #expect(try events([["meta": ["uuid": "m"]]]) == ["x"])
    }

    /// A region that the phone does not have is asked for at each look-up, unlike the language.
    @Test(arguments: ["4.9.6", "2.0.1"])
    func aRegionThatTurnsUpIsTaken(_ clientVersion: String) throws {
        let feed: PropertyValue = [["event": ["name": "x", "name_en_de": "y", "name_de_de": "z", "pattern": "ON=1"]]]
        let german: PropertyValue = ["do": "language", "language": "de", "country": "DE"]
        let launch: PropertyValue = ["do": "launch", "language": "en", "country": nil]
        let all = try reports([launch, german, ["do": "feed"]], own: [0: feed, 2: feed], clientVersion: clientVersion)
        #expect(all[2]["events"]?.array?.compactMap { $0["name"]?.string } == ["y"])
    }

    /// 2.0.1 compares types only on systems that could not show pages; a type that is no text fails there.
    @Test(
        arguments: [
            ("2.0.1", "5.1.1", "web", false), ("2.0.1", "6.0", "web", true), ("4.9.6", "5.1.1", "web", true),
            ("2.0.1", "5.1.1", "page", true), ("2.0.1", "5.1.1", 1, false),
        ] as [(String, String, PropertyValue, Bool)])
    func pagesNeedANewerSystem(_ clientVersion: String, _ system: String, _ type: PropertyValue, isShown: Bool) throws {
        let feed: PropertyValue = [["text": "https://e.com", "type": type]]
        let launch: PropertyValue = ["do": "launch", "systemVersion": .string(system)]
        let all = try reports([launch, ["event": "app:activate"]], own: [0: feed], clientVersion: clientVersion)
        #expect(all[1]["shown"]?.array?.count == (isShown ? 1 : 0))
    }

    /// Opening the review ends like the display of a page, which its range counts.
    @Test func anActionIsADisplayOfItsRange() throws {
        let range: PropertyValue = [
            "uuid": "r", "start": .date(Instant(seconds: 1_779_000_000)), "end": .date(Instant(seconds: 1_781_000_000)),
            "shownLimit": 1,
        ]
        let feed: PropertyValue = [["meta": ["uuid": "m", "urls": ["http://review.io/open"], "dates": [range]]]]
        let show: PropertyValue = ["event": "app:activate"]
        let all = try reports([["do": "launch"], show, show], own: [0: feed])
        #expect(all.map { first("kind", $0) } == [nil, "action", nil])
    }

    /// What came last is not taken back by what stood at the address before.
    @Test(arguments: [true, false])
    func aFeedThatArrivesStays(_ isOffline: Bool) throws {
        func feed(_ uuid: String) -> PropertyValue {
            [["meta": ["uuid": .string(uuid), "urls": ["http://e.com"]]]]
        }
        let all = try reports(
            [
                ["do": "launch", "offline": .boolean(isOffline)], ["do": "feed"], ["do": "background"],
                ["do": "foreground"],
            ],
            own: [1: feed("new")], published: feed("old"))
        #expect(first("uuid", all[3]) == "new")
    }

    /// A condition is read like the library's pattern for it: digits and dots, in whatever order.
    @Test(arguments: [
        ("10.", true), (".5", true), ("10..3", true), (".", true), ("11.", false), ("", false), ("1a", false),
    ])
    func aConditionOnTheSystemMayHaveStrayDots(_ version: String, isMet: Bool) throws {
        let feed: PropertyValue = [["cancel": "-", "title": "any", "title_ios+\(version)": "this"]]
        let all = try reports([["do": "launch"], ["event": "app:activate"]], own: [0: feed])
        #expect(first("title", all[1]) == (isMet ? "this" : "any"))
    }
}
