import Campaigns
import Testing

@testable import Clients

@Suite struct ISmartNewsItemReleaseTests {
    private let always = "phones that have shown it show the new page at the next event at which it may be shown"
    private let leftovers = [
        "an app that runs goes by the old feed until its next download",
        "a message that is on the screen stays until it is answered or the app is left",
    ]

    private func item(
        _ page: String = "old", uuid: String = "news", _ fields: PropertyValue = [:]
    ) -> PropertyValue {
        let own: [PropertyValue.Entry] = [
            .init("uuid", .string(uuid)), .init("urls", [.string("https://e.org/\(page)")]),
        ]
        return ["meta": .dictionary(own + (fields.dictionary ?? []))]
    }

    private func range(_ uuid: String, limit: PropertyValue = 1) -> PropertyValue {
        [
            "uuid": .string(uuid), "start": .date(Instant(seconds: 1_700_000_000)),
            "end": .date(Instant(seconds: 1_800_000_000)), "shownLimit": limit,
        ]
    }

    /// What is said of the item itself where another page takes the place of the old one.
    private func change(from old: PropertyValue, to new: PropertyValue) -> [String] {
        let sentences = ISmartNewsClient.afterChange(
            from: .released(item("old", old)), to: .released(item("new", new)))
        #expect(sentences.suffix(2) == leftovers[...])
        return sentences.dropLast(2)
    }

    /// The page shown once the new item is loaded, after steps in between, by a phone that has closed the old one.
    private func shown(
        from old: PropertyValue, to new: PropertyValue, between steps: PropertyValue = [],
        page: String = "new", uuid: String = "news"
    ) throws -> PropertyValue? {
        var trial = try DeviceTrial<ISmartNewsDevice>()
        _ = try trial.step(["do": "launch"], feed: [item("old", old)])
        let first = try trial.step(["event": "app:activate"])["shown"]?.array?.first
        #expect(first?["url"] == "https://e.org/old")
        _ = try trial.step(["do": "feed"], feed: [item(page, uuid: uuid, new)])
        for step in steps.array ?? [] { _ = try trial.step(step, feed: [item(page, uuid: uuid, new)]) }
        return try trial.step(["event": "app:activate"])["shown"]?.array?.first?["url"]
    }

    @Test func anItemIsRememberedByItsUUID() {
        #expect(ISmartNewsClient.memoryKey(of: .released(item(uuid: "sale"), as: "sale")) == "sale")
    }

    @Test func withoutLimitsTheNewPageIsShown() throws {
        #expect(change(from: [:], to: [:]) == [always])
        #expect(try shown(from: [:], to: [:]) == "https://e.org/new")
    }

    @Test func whatIsNewIsNamed() {
        func first(_ old: FeedEntry, _ new: FeedEntry) -> String? {
            ISmartNewsClient.afterChange(from: old, to: new).first
        }
        func sentence(_ news: String) -> String {
            "phones that have shown it show \(news) at the next event at which it may be shown"
        }
        #expect(first(.released(item(), page: "old"), .released(item(), page: "new")) == sentence("the new page"))
        #expect(first(.released(item()), .released(item("old", ["priority": 1]))) == sentence("it again"))
        func alert(_ text: String) -> FeedEntry {
            .released(["meta": ["uuid": "n", "urls": ["http://alertview.io/a"], "/a": ["text": .string(text)]]])
        }
        #expect(first(alert("Old"), alert("New")) == sentence("the new text"))
    }

    @Test func oncePerInstallHidesTheNewPage() throws {
        let once: PropertyValue = ["onceperinstall": ""]
        #expect(
            change(from: once, to: once) == [
                "phones on which it was closed do not show the new page",
                "other phones that have shown it show the new page at the next event at which it may be shown",
            ])
        #expect(try shown(from: once, to: once) == nil)
        #expect(change(from: once, to: [:]) == [always])
        #expect(try shown(from: once, to: [:]) == "https://e.org/new")
        #expect(change(from: [:], to: once) == [always])
        #expect(try shown(from: [:], to: once) == "https://e.org/new")
    }

    @Test func onlyTheAnswersThatCountHideTheNewPage() throws {
        let action: PropertyValue = ["onceperinstall": "ok|link"]
        let sentence = "phones on which it was answered with “ok” or “link” do not show the new page"
        #expect(change(from: action, to: action).first == sentence)
        #expect(try shown(from: action, to: action) == "https://e.org/new")
    }

    @Test func oncePerVersionHidesTheNewPageUntilTheNextVersion() throws {
        let once: PropertyValue = ["onceperversion": true, "onceperinstall": true]
        #expect(
            change(from: once, to: once).first
                == "phones on which it was closed do not show the new page before the app is updated")
        #expect(try shown(from: once, to: once) == nil)
        #expect(
            try shown(from: once, to: once, between: [["do": "launch", "appVersion": "2"]]) == "https://e.org/new")
        #expect(change(from: once, to: ["onceperinstall": true]) == [always])
        #expect(try shown(from: once, to: ["onceperinstall": true]) == "https://e.org/new")
    }

    @Test func thePauseCountsFromTheOldPage() throws {
        let pause: PropertyValue = ["minshowinterval": 10800]
        #expect(
            change(from: pause, to: pause) == [
                always, "phones on which it was closed do not show the new page before “minShowInterval” is over",
            ])
        #expect(try shown(from: pause, to: pause) == nil)
        #expect(try shown(from: [:], to: pause, between: [["do": "feed"]]) == "https://e.org/new")
    }

    @Test func theLimitOfAWeekCountsTheOldPageUntilTheNext() throws {
        let limit: PropertyValue = [
            "dates": [["uuid": "news", "start": "MO(00:00)", "end": "SU(23:59)", "shownLimit": 1]]
        ]
        let sentence =
            "phones that have shown it as often as “shownLimit” allows do not show the new page before the range begins "
            + "again"
        #expect(change(from: limit, to: limit) == [always, sentence])
        #expect(try shown(from: limit, to: limit) == nil)
        #expect(try shown(from: limit, to: limit, between: [["do": "launch"]]) == nil)
    }

    @Test func theLimitCountsTheOldPage() throws {
        let limit: PropertyValue = ["dates": [range("news")]]
        let sentence = "phones that have shown it as often as “shownLimit” allows do not show the new page"
        #expect(change(from: limit, to: limit) == [always, sentence])
        #expect(try shown(from: limit, to: limit) == nil)
        #expect(try shown(from: limit, to: limit, between: [["do": "launch"]]) == nil)
        let other: PropertyValue = ["dates": [range("other")]]
        #expect(change(from: limit, to: other) == [always])
        #expect(try shown(from: limit, to: other) == "https://e.org/new")
    }

    @Test func aRangeThatSortsBeforeTheOthersIsNotTaken() throws {
        let old: PropertyValue = ["dates": [range("b")]]
        let new: PropertyValue = ["dates": [range("a", limit: 9), range("b")]]
        #expect(
            change(from: old, to: new).last
                == "phones that know the item do not take the new range “a”: its uuid does not sort behind those before"
        )
        #expect(try shown(from: old, to: new) == nil)
        let behind: PropertyValue = ["dates": [range("b"), range("c", limit: 9)]]
        #expect(!change(from: old, to: behind).contains { $0.contains("new range") })
        #expect(try shown(from: old, to: behind) == "https://e.org/new")
    }

    @Test func aFixedAddressStays() throws {
        let fixed: PropertyValue = ["fixurl": true]
        let sentence = "phones that have shown it stay with what they showed first, because of “fixUrl”"
        for new in [fixed, [:]] as [PropertyValue] {
            #expect(change(from: fixed, to: new).last == sentence)
            #expect(try shown(from: fixed, to: new) == "https://e.org/old")
        }
    }

    @Test func anotherUUIDIsNewToPhones() throws {
        let once: PropertyValue = ["onceperinstall": ""]
        let changed = ISmartNewsClient.afterChange(
            from: .released(item("old", once), as: "news"),
            to: .released(item("old", uuid: "sale", once), as: "sale"))
        #expect(
            changed == [
                "phones know nothing of the new uuid, so those that have closed it under the old one show it again"
            ] + leftovers)
        #expect(try shown(from: once, to: once, page: "old", uuid: "sale") == "https://e.org/old")
    }

    @Test func phonesMayStillKnowAUUIDOfAnEarlierRelease() {
        let once: PropertyValue = ["onceperinstall": ""]
        let changed = ISmartNewsClient.afterChange(
            from: .released(item("old", uuid: "sale", once), as: "sale"),
            to: .released(item("old", once), as: "news"), version: nil, isReturning: true)
        #expect(
            changed == [
                "phones that still know the new uuid from an earlier release go by that; others show it, also if they have "
                    + "closed it under the old one"
            ] + leftovers)
    }

    @Test func anItemThatPhonesDoNotTakeIsForgotten() throws {
        let once: PropertyValue = ["onceperinstall": ""]
        let ignored: PropertyValue = ["onceperinstall": "", "ignore": true]
        #expect(
            change(from: once, to: ignored) == [
                "phones do not take the item as it is now: they show it no more, and forget what they know of it"
            ])
        #expect(
            change(from: ignored, to: once) == [
                "phones did not take the item as it was before, so it is new to all of them"
            ])
        var trial = try DeviceTrial<ISmartNewsDevice>()
        var shown: [Int?] = []
        for fields in [once, ignored, once] {
            _ = try trial.step(["do": "feed"], feed: [item("old", fields)])
            _ = try trial.step(["do": "launch"], feed: [item("old", fields)])
            shown.append(try trial.step(["event": "app:activate"])["shown"]?.array?.count)
        }
        #expect(shown == [1, 0, 1])
    }

    @Test(
        arguments: [
            (
                "news",
                "phones forget at the next event that they have shown it: should it return, everybody sees it again",
                "phones that had an event in between have forgotten that they have shown it, and show it again",
                ["4.9.6": [1, 0, 1], "2.0.1": [1, 0, 1]]
            ),
            (
                "review",
                "version 2.0.1 goes on showing it from what it has stored; version 4.9.6 hides it and forgets nothing",
                "phones go by what they know of it, as if it had been there all the time",
                ["4.9.6": [1, 0, 0], "2.0.1": [1, 1, 0]]
            ),
            (
                "subscribe",
                "version 2.0.1 forgets at the next event that it was shown; version 4.9.6 forgets nothing",
                "phones with version 4.9.6 go by what they know of it; others show it again if an event came in between",
                ["4.9.6": [1, 0, 0], "2.0.1": [1, 0, 1]]
            ),
        ])
    func anItemThatReturnsIsNewUnlessItsUUIDIsKept(
        _ uuid: String, _ sentence: String, _ onReturn: String, _ expected: [String: [Int]]
    ) throws {
        #expect(ISmartNewsClient.afterWithdrawal(of: .released(item(uuid: uuid), as: uuid)).contains(sentence))
        #expect(ISmartNewsClient.afterReturn(of: .released(item(uuid: uuid), as: uuid)) == [onReturn])
        for (version, counts) in expected {
            var trial = try DeviceTrial<ISmartNewsDevice>()
            trial.device = try ISmartNewsDevice(DeviceSetup(clientVersion: version))
            let once = item("old", uuid: uuid, ["onceperversion": "cancel"])
            _ = try trial.step(["do": "launch"], feed: [once])
            var shown: [Int?] = []
            for (number, feed) in [[once], [], [once]].enumerated() {
                _ = try trial.step(["do": "feed"], feed: .array(feed))
                // A page that does not load retires nothing, so that what is stored is still to be shown.
                let answer: PropertyValue = number == 0 && counts[1] == 1 ? "fail" : "cancel"
                let report = try trial.step(["event": "app:activate", "respond": answer])
                shown.append(report["shown"]?.array?.count)
            }
            #expect(shown == counts, "\(uuid), \(version)")
        }
    }
}
