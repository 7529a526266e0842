import Campaigns
import Testing

@testable import Clients

@Suite struct ISmartNewsReleaseTests {
    private let old: PropertyValue = ["title": "Old", "cancel": "Close", "link": "https://e.org"]
    private let new: PropertyValue = ["title": "New", "cancel": "Close", "link": "https://e.org"]
    private let leftovers = [
        "an app that runs goes by the old feed until its next download",
        "a message that is on the screen stays until it is answered or the app is left",
    ]

    private func change(from old: PropertyValue, to new: PropertyValue) -> [String] {
        ISmartNewsClient.afterChange(from: .released(old), to: .released(new))
    }

    /// The titles shown after an answer to the old feed, once the new one is loaded.
    private func shown(from old: PropertyValue, to new: PropertyValue, _ answer: PropertyValue) throws
        -> [PropertyValue?]
    {
        var trial = try DeviceTrial<ISmartNewsDevice>()
        _ = try trial.step(["do": "launch"], feed: [old])
        let first = try trial.step(["event": "app:activate", "respond": answer])
        #expect(first["shown"]?.array?.count == 1)
        _ = try trial.step(["do": "feed"], feed: [new])
        return (try trial.step(["event": "app:activate"])["shown"]?.array ?? []).map { $0["title"] }
    }

    @Test func aMessageIsRememberedByWhatItSays() {
        func key(_ value: PropertyValue) -> String { ISmartNewsClient.memoryKey(of: .released(value)) }
        let reordered: PropertyValue = ["Link": "https://e.org", "note": 1, "cancel": "Close", "title": "Old"]
        #expect(key(old) == "message:2f9d6355dc7ce059a240af61d8e173d1")
        #expect(key(reordered) == key(old))
        #expect(key(new) != key(old))
        let styled: [PropertyValue] = [
            ["title": "Old", "style": ["a": 1]], ["title": "Old", "style": ["a": 2]], ["title": "Old"],
        ]
        #expect(key(styled[0]) == key(styled[1]))
        #expect(key(styled[0]) != key(styled[2]))
        #expect(key(["title": "Old", "title_fr": "Vieux"]) != key(["title": "Old"]))
    }

    @Test func wherePhonesGetTheSameNothingHappens() {
        #expect(change(from: old, to: old) == [])
        #expect(ISmartNewsClient.afterChange(from: .released(old), to: .released(old, as: "other")) == [])
    }

    @Test func otherWordsAreAnotherMessage() throws {
        #expect(
            change(from: old, to: new) == [
                "phones remember a message by what it says, and it differs in “title”: those that have answered it show "
                    + "it again"
            ] + leftovers)
        for answer in ["ok", "cancel"] as [PropertyValue] {
            #expect(try shown(from: old, to: new, answer) == ["New"])
        }
    }

    @Test func anotherEndIsAnotherMessageToo() throws {
        let date = PropertyValue.date(Instant(seconds: 2_000_000_000))
        let ending = PropertyValue.dictionary((old.dictionary ?? []) + [.init("end", date)])
        #expect(
            change(from: old, to: ending) == [
                "phones remember a message by what it says, and it differs in “end”: those that have answered it show it "
                    + "again; to end it without that, withdraw it when it is to end"
            ] + leftovers)
        #expect(try shown(from: old, to: ending, "cancel") == ["Old"])
    }

    @Test func wordsOfAnEarlierReleaseAreKnown() throws {
        let sentences = ISmartNewsClient.afterChange(
            from: .released(new), to: .released(old), version: nil, isReturning: true)
        #expect(
            sentences[1]
                == "phones that have answered the new wording with OK or Cancel before, in an earlier release, do not show "
                + "it")
        let always: PropertyValue = ["title": "Old", "cancel": "Close", "always": true]
        let forever = ISmartNewsClient.afterChange(
            from: .released(new), to: .released(always), version: nil, isReturning: true)
        #expect(!forever.contains { $0.contains("before, in an earlier release") })
        var trial = try DeviceTrial<ISmartNewsDevice>()
        for (feed, isShown) in [(old, true), (new, true), (old, false)] {
            _ = try trial.step(["do": "launch"], feed: [feed])
            let step = try trial.step(["event": "app:activate", "respond": "cancel"])
            #expect(step["shown"]?.array?.isEmpty == !isShown)
        }
    }

    @Test(
        arguments: [
            ("counter", 1), ("end", .date(Instant(seconds: 1_800_000_000))), ("repeat", true), ("remind", "Later"),
        ] as [(String, PropertyValue)])
    func datesCountersButtonsAndFlagsCountAsWords(_ key: String, _ value: PropertyValue) throws {
        let changed = PropertyValue.dictionary((old.dictionary ?? []) + [.init(key, value)])
        #expect(change(from: old, to: changed).first?.contains("it differs in “\(key)”: ") == true)
        #expect(try shown(from: old, to: changed, "cancel") == ["Old"])
    }

    @Test func aFormerWordingStaysHiddenWhereItWasAnswered() throws {
        var trial = try DeviceTrial<ISmartNewsDevice>()
        _ = try trial.step(["do": "launch"], feed: [old])
        for feed in [old, new] {
            _ = try trial.step(["do": "feed"], feed: [feed])
            #expect(try trial.step(["event": "app:activate"])["shown"]?.array?.count == 1)
        }
        _ = try trial.step(["do": "feed"], feed: [old])
        #expect(try trial.step(["event": "app:activate"])["shown"] == [])
    }

    @Test(
        arguments: [(nil, ["OK or Cancel"], [], []), ("repeat", ["OK"], [], ["Old"]), ("always", [], ["Old"], ["Old"])]
            as [(String?, [String], [PropertyValue?], [PropertyValue?])])
    func whatIsNotComparedShowsNothingAgain(
        _ key: String?, _ answers: [String], _ afterOK: [PropertyValue?], _ afterCancel: [PropertyValue?]
    ) throws {
        let plain = (old.dictionary ?? []) + (key.map { [PropertyValue.Entry($0, true)] } ?? [])
        let changed = plain + [PropertyValue.Entry("firstShowInterval", 0)]
        let sentence =
            answers.first.map {
                "phones that have answered it with \($0) do not show it again: what changed is not what they compare"
            } ?? "no answer hides it, so phones go on showing it"
        #expect(change(from: .dictionary(plain), to: .dictionary(changed)) == [sentence] + leftovers)
        #expect(try shown(from: .dictionary(plain), to: .dictionary(changed), "ok") == afterOK)
        #expect(try shown(from: .dictionary(plain), to: .dictionary(changed), "cancel") == afterCancel)
    }

    @Test func anotherFormIsNewToPhones() throws {
        let item: PropertyValue = ["meta": ["uuid": "news", "urls": ["https://e.org"]]]
        let sentence = "phones know nothing of it in its new form, so those that have answered it show it again"
        #expect(change(from: old, to: item) == [sentence] + leftovers)
        #expect(change(from: item, to: old) == [sentence] + leftovers)
        #expect(try shown(from: old, to: item, "cancel").count == 1)
        #expect(try shown(from: item, to: old, "cancel") == ["Old"])
    }

    @Test func aWithdrawnMessageStaysInAppsThatRun() {
        #expect(
            ISmartNewsClient.afterWithdrawal(of: .released(old)) == [
                "an app that runs goes on showing it until its next download: it loads the feed at launch, when it is "
                    + "left and when it is opened again",
                "an app that cannot load the feed goes on showing it until it is closed; then it shows nothing before "
                    + "it has loaded the feed",
                "a message that is on the screen stays until it is answered or the app is left",
            ])
    }

    @Test(
        arguments: [
            ("", "phones that have answered it with OK or Cancel do not show it again", 0),
            ("repeat", "phones that have answered it with OK do not show it again", 1),
            ("always", "no answer hides it, so phones show it again", 1),
        ])
    func aMessageThatReturnsIsKnown(_ key: String, _ sentence: String, _ afterCancel: Int) throws {
        let message = PropertyValue.dictionary((old.dictionary ?? []) + (key.isEmpty ? [] : [.init(key, true)]))
        #expect(ISmartNewsClient.afterReturn(of: .released(message)) == [sentence])
        var trial = try DeviceTrial<ISmartNewsDevice>()
        _ = try trial.step(["do": "launch"], feed: [message])
        #expect(try trial.step(["event": "app:activate", "respond": "cancel"])["shown"]?.array?.count == 1)
        _ = try trial.step(["do": "feed"], feed: [])
        #expect(try trial.step(["event": "app:activate"])["shown"] == [])
        _ = try trial.step(["do": "feed"], feed: [message])
        #expect(try trial.step(["event": "app:activate"])["shown"]?.array?.count == afterCancel)
    }

    @Test func anAppThatRunsShowsAWithdrawnMessageUntilItHasLoadedTheFeed() throws {
        var online = try DeviceTrial<ISmartNewsDevice>()
        let always = PropertyValue.dictionary((old.dictionary ?? []) + [.init("always", true)])
        _ = try online.step(["do": "launch"], feed: [always])
        #expect(try online.step(["event": "app:activate"], feed: [])["shown"]?.array?.count == 1)
        var offline = online
        #expect(try online.step(["do": "foreground"], feed: [])["shown"] == [])
        for _ in 0..<2 {
            let report = try offline.step(["do": "foreground", "offline": true], feed: [])
            #expect(report["shown"]?.array?.count == 1)
        }
        _ = try offline.step(["do": "launch", "offline": true], feed: [])
        #expect(try offline.step(["event": "app:activate"])["shown"] == [])
    }

    @Test func aMessageOnTheScreenStaysUntilTheAppIsLeft() throws {
        var trial = try DeviceTrial<ISmartNewsDevice>()
        _ = try trial.step(["do": "launch"], feed: [old])
        #expect(try trial.step(["event": "app:activate", "respond": "none"])["onScreen"] == true)
        #expect(try trial.step(["do": "feed"], feed: [])["onScreen"] == true)
        #expect(try trial.step(["do": "background"], feed: [])["onScreen"] != true)
    }
}
