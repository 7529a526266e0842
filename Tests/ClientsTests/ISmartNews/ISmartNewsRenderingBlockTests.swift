import Testing

@testable import Clients

/// Every key of the block that only meta items have, and the traps that can be seen in it.
@Suite struct ISmartNewsRenderingBlockTests {
    private typealias Trial = ISmartNewsRenderingTrial

    private static let address = "https://news.example.com/feeds/ismartnews/web/en/2026-11-20-sale.html"

    static let keys: [ISmartNewsRenderingTrial] = [
        Trial(
            "priority: a key of items alone means page", "ismartnews: {priority: 7}",
            ["priority": 7, "urls": [.string(address)]]),
        Trial("uuid", "ismartnews: {uuid: sale}", ["uuid": "sale"]),
        Trial(
            "urls", "ismartnews: {urls: [\"3|self\", \"https://e.com/a\", \"$twitter|http://e.com\"]}",
            ["urls": [.string("3|" + address), "https://e.com/a", "$twitter|http://e.com"]]),
        Trial(
            "urls with variables", "vars: {page: a}\nismartnews: {urls: [self, \"https://e.com/{{page}}\"]}",
            ["urls": [.string(address), "https://e.com/a"]]),
        Trial(
            "urls without self", "ismartnews: {urls: [\"https://e.com/\"]}", ["urls": ["https://e.com/"]],
            findings: ["no-place"]),
        Trial(
            "events", "ismartnews: {events: {\"Level:Done\": \"ON=1|OFF=2\"}}", ["events": ["level:done": "ON=1|OFF=2"]]
        ),
        Trial(
            "dates: absolute", "ismartnews: {dates: [{start: 2026-11-20T09:00, end: 2026-11-21T09:00, uuid: a}]}",
            [
                "dates": [
                    ["start": .moment("2026-11-20T08:00:00Z"), "end": .moment("2026-11-21T08:00:00Z"), "uuid": "a"]
                ]
            ]),
        Trial(
            "dates: monthly", "ismartnews: {dates: [{start: 15(09:00), end: 16(09:00), shownLimit: 2}]}",
            ["dates": [["start": "15(09:00)", "end": "16(09:00)", "shownlimit": 2]], "onceperinstall": nil]),
        Trial(
            "dates: templates", "ismartnews: {dates: [{templates: each_day, start: (09:00), end: (18:00)}]}",
            ["dates": [["templates": "each_day", "start": "(09:00)", "end": "(18:00)"]]]),
        Trial(
            "shownLimit", "ismartnews: {shownLimit: 3}",
            [
                "dates": [
                    [
                        "start": .moment("2012-01-02T00:00:00Z"), "end": .moment("2099-12-31T00:00:00Z"),
                        "shownlimit": 3,
                    ]
                ], "onceperinstall": nil,
            ]),
        Trial("firstShowInterval, item", "ismartnews: {form: page, firstShowInterval: 3}", ["firstshowinterval": 3]),
        Trial(
            "minShowInterval", "ismartnews: {minShowInterval: day}", ["minshowinterval": "day", "onceperinstall": nil]),
        Trial("minShowInterval in seconds", "ismartnews: {minShowInterval: 90}", ["minshowinterval": 90]),
        Trial("minShowInterval that is none", "ismartnews: {minShowInterval: Day}", findings: ["wrong-type"]),
        Trial("oncePerVersion", "ismartnews: {oncePerVersion: true}", ["onceperversion": true, "onceperinstall": nil]),
        Trial("oncePerInstall", "ismartnews: {oncePerInstall: ok|link}", ["onceperinstall": "ok|link"]),
        Trial("oncePerInstall: any", "ismartnews: {oncePerInstall: \"\"}", ["onceperinstall": ""]),
        Trial("showOnlyIfUpgrade", "ismartnews: {showOnlyIfUpgrade: true}", ["showonlyifupgrade": true]),
        Trial(
            "queue, item", "ismartnews: {form: alert, queue: a}", ["queue": "a"], findings: ["ismartnews-queue-crash"]),
        Trial("randomize", "ismartnews: {randomize: yes}", ["randomize": true]),
        Trial("fixUrl", "ismartnews: {fixUrl: true}", ["fixurl": true]),
        Trial(
            "minDelay, maxDelay", "ismartnews: {minDelay: 1, maxDelay: 2.5}", ["mindelay": 1, "maxdelay": .real(2.5)]),
        Trial("removeAdsAction", "ismartnews: {removeAdsAction: 5}", ["removeadsaction": "5"]),
        Trial("orientations", "ismartnews: {orientations: up}", ["orientations": "up"]),
        Trial("several orientations", "ismartnews: {orientations: \"Up|landscape\"}", ["orientations": "Up|landscape"]),
        Trial(
            "bad orientations", "ismartnews: {orientations: \"up| left\"}", ["orientations": "up| left"],
            findings: ["ismartnews-orientation"]),
        Trial("onShow", "ismartnews: {onShow: \"https://e.com/ping\"}", ["onshow": "https://e.com/ping"]),
        Trial("segment", "ismartnews: {segment: [gold, silver]}", ["segment": "gold|silver"]),
        Trial(
            "useLocalTime", "start: 2026-11-20T09:00\nismartnews: {useLocalTime: true}",
            [
                "uselocaltime": true,
                "dates": [["start": .moment("2026-11-20T09:00:00Z"), "end": .moment("2099-12-31T00:00:00Z")]],
            ]),
        Trial("style", "ismartnews: {style: {Width: 200}}", ["style": ["Width": 200]]),
        Trial(
            "raw, item", "ismartnews: {urls: [self, \"http://alertview.io/b\"], raw: {/b: {text: B}}}",
            ["/b": ["text": "B"]], findings: ["raw-entry"]),
    ]

    static let traps: [ISmartNewsRenderingTrial] = [
        Trial("two limits", "show: once\nismartnews: {oncePerVersion: true}", findings: ["contradicting-block"]),
        Trial(
            "shownLimit beside dates", "ismartnews: {shownLimit: 2, dates: [{templates: weekend}]}",
            findings: ["contradicting-block"]),
        Trial(
            "form with a key of messages", "ismartnews: {form: alert, counter: 2}", findings: ["contradicting-block"]),
        Trial(
            "both once", "ismartnews: {oncePerVersion: true, oncePerInstall: ok}",
            findings: ["ismartnews-once-unreachable"]),
        Trial("no such answer", "ismartnews: {oncePerVersion: okay}", findings: ["ismartnews-answer"]),
        .old("an answer of 4.9.6", "ismartnews: {oncePerVersion: link}", findings: ["ismartnews-answer"]),
        .old("oncePerInstall, 2.0.1", "ismartnews: {oncePerInstall: true}", findings: ["ismartnews-newer-only"]),
        .old(
            "segment, useLocalTime, 2.0.1", "ismartnews: {segment: a, useLocalTime: true}",
            findings: ["ismartnews-newer-only", "ismartnews-newer-only"]),
        .old(
            "fixUrl, style, 2.0.1", "ismartnews: {fixUrl: true, style: a}", ["fixurl": nil, "style": nil],
            findings: ["no-place", "no-place"]),
        Trial("one delay", "ismartnews: {minDelay: 1}", findings: ["ismartnews-delay"]),
        Trial("long delay", "ismartnews: {minDelay: 1, maxDelay: 90}", findings: ["ismartnews-delay"]),
        Trial("delay backwards", "ismartnews: {minDelay: 5, maxDelay: 2}", findings: ["ismartnews-delay"]),
        Trial(
            "negative delay", "ismartnews: {minDelay: -1, maxDelay: 2}", findings: ["wrong-type", "ismartnews-delay"]),
        Trial("blank uuid", "ismartnews: {uuid: \" \"}", findings: ["bad-client-key"]),
        Trial("uuid with spaces", "ismartnews: {uuid: \" a\"}", findings: ["bad-client-key"]),
        Trial("reserved uuid", "ismartnews: {uuid: review}", findings: ["ismartnews-reserved-uuid"]),
        Trial("reserved uuid of 4.9.6", "ismartnews: {uuid: subscribe_now}", findings: ["ismartnews-reserved-uuid"]),
        .old("not reserved in 2.0.1", "ismartnews: {uuid: subscribe_now}"),
        Trial("bad onShow", "ismartnews: {onShow: ping}", findings: ["bad-address"]),
        Trial(
            "onShow with places", "ismartnews: {onShow: \"https://e.com/p?v=${VID}&u=${URL}\"}",
            ["onshow": "https://e.com/p?v=${VID}&u=${URL}"]),
        Trial("onShow with other braces", "ismartnews: {onShow: \"https://e.com/${ID}\"}", findings: ["bad-address"]),
        Trial("onShow as a callback", "ismartnews: {onShow: \"callback://shown\"}", ["onshow": "callback://shown"]),
        .old("onShow as a callback, 2.0.1", "ismartnews: {onShow: \"callback://shown\"}", findings: ["bad-address"]),
        Trial("empty urls", "ismartnews: {urls: []}", findings: ["empty-list"]),
        Trial("empty dates", "ismartnews: {dates: []}", findings: ["empty-list"]),
        Trial(
            "raw that crashes", "ismartnews: {form: page, raw: {urls: one}}",
            findings: ["raw-entry", "raw-replaces", "ismartnews-crash"]),
        Trial(
            "raw alert that crashes", "ismartnews: {form: page, raw: {/a: {text: A, repeat: true}}}",
            findings: ["raw-entry", "ismartnews-crash"]),
        Trial(
            "raw alert with numbers that are passed over",
            "ismartnews: {form: page, raw: {/a: {text: A, counter: 3, title: 3, queue: 4}}}", findings: ["raw-entry"]),
        Trial(
            "raw hours that are none",
            "ismartnews: {form: page, raw: {dates: [{templates: each_day, end: \"(99:00)\"}]}}",
            findings: ["raw-entry", "raw-replaces", "ismartnews-range"]),
        Trial(
            "raw names that differ in case", "ismartnews: {form: page, raw: {/a: {text: A, Text: B}}}",
            findings: ["raw-entry", "raw-replaces"]),
        Trial(
            "raw style that crashes",
            "ismartnews: {form: page, raw: {/a: {text: A, style: {a: b}}, urls: [http://alertview.io/a]}}",
            findings: ["raw-entry", "raw-replaces", "ismartnews-crash"]),
        Trial(
            "raw actions that crash", "ismartnews: {form: page, raw: {removeadsaction: [a, b]}}",
            findings: ["raw-entry", "ismartnews-crash"]),
        Trial(
            "raw limit that is a list",
            "ismartnews: {form: page, raw: {dates: [{start: MO(09:00), end: TU(09:00), shownLimit: [1]}]}}",
            findings: ["raw-entry", "raw-replaces", "ismartnews-crash"]),
        Trial(
            "raw limit that crashes", "ismartnews: {form: page, raw: {dates: [{shownLimit: \"3\"}]}}",
            findings: ["raw-entry", "raw-replaces", "ismartnews-crash"]),
        Trial(
            "local end", "end: 2026-12-01T00:00Z\nismartnews: {useLocalTime: true}", findings: ["ismartnews-local-end"]),
        Trial(
            "local end of a range that ends late",
            "end: 2026-12-01T06:00Z\nismartnews: {useLocalTime: true, dates: [{start: 2026-11-01T00:00Z, end: 2026-12-01T00:00Z}]}",
            findings: ["ismartnews-local-end"]),
        Trial(
            "local end of a range that ends everywhere before",
            "end: 2026-12-02T02:00Z\nismartnews: {useLocalTime: true, dates: [{start: 2026-11-01T00:00Z, end: 2026-12-01T00:00Z}]}",
            findings: []),
        Trial(
            "more ranges than are read",
            "ismartnews: {form: page, dates: ["
                + (1...101).map {
                    "{start: \(2012 + $0 / 2)-\(10 + $0 % 2)-01T00:00Z, end: \(2012 + $0 / 2)-12-01T00:00Z}"
                }
                .joined(separator: ", ") + "]}", findings: ["over-limit"]),
        Trial(
            "start before 2012", "start: 2011-05-01T00:00Z\nismartnews: {form: page}", findings: ["ismartnews-range"]),
    ]

    @Test(arguments: keys) func keysAreWhatTheClientReads(_ trial: ISmartNewsRenderingTrial) throws {
        try trial.run()
    }

    @Test(arguments: traps) func trapsAreFound(_ trial: ISmartNewsRenderingTrial) throws {
        try trial.run()
    }

    @Test func everyKeyOfItemsIsProved() {
        let proved = Self.keys.map(\.name).joined(separator: " ") + " dates"
        #expect(ISmartNewsBlockItem.keys.filter { !proved.contains($0) } == [])
    }

    @Test(arguments: [
        ("https://e.com/a", nil), ("ftp://e.com", "ismartnews-address"), ("HTTP://e.com", "ismartnews-address"),
        ("https://e.com/a b", "ismartnews-address"), ("http://alertview.io/Alert", "ismartnews-address"),
        ("http://alertview.io/other", "ismartnews-address"),
        ("http://alertview.io/x?iSmartNewsMessageTextKey=a", nil), ("http://review.io/open", nil),
        ("http://review.io/now", "ismartnews-address"), ("33|https://e.com", "ismartnews-address-part"),
        ("-2|https://e.com", "ismartnews-address-part"), ("0|https://e.com", nil),
        ("often|https://e.com", "ismartnews-address-part"), ("http://a.com|http://b.com", "ismartnews-address-part"),
        ("ignore|https://e.com", nil),
    ])
    func addressesAreChecked(_ entry: String, finding: String?) throws {
        try ISmartNewsRenderingTrial(
            entry, "ismartnews: {form: page, urls: [self, \"\(entry)\"]}", findings: finding.map { [$0] } ?? []
        ).run()
    }

    @Test(arguments: [
        ("start: MO(09:00), end: FR(18:00)", nil), ("start: FR(09:00), end: MO(18:00)", "ismartnews-range"),
        ("start: 25(09:00), end: 05(18:00)", "ismartnews-range"), ("start: 1(09:00), end: 31(23:59)", nil),
        ("start: 0(09:00), end: 5(18:00)", "ismartnews-range"), ("start: MO(9:00), end: FR(18:00)", "ismartnews-range"),
        ("start: MO(24:00), end: FR(18:00)", "ismartnews-range"), ("start: MO(09:00)", "ismartnews-range"),
        ("start: MO(09:00), end: 15(18:00)", "ismartnews-range"), ("templates: workdays", "ismartnews-range"),
        ("templates: weekend", nil), ("templates: weekend|each_day_of_weekdays", nil),
        ("templates: weekdays, start: (09:00), end: (18:00)", "ismartnews-template-hours"),
        ("templates: each_day, start: (19:00), end: (18:00)", "ismartnews-range"),
        ("templates: weekend, start: (18:00), end: (09:00)", "ismartnews-template-hours"),
        ("templates: each_day, start: MO(09:00)", "ismartnews-range"),
        ("start: (09:00), end: (10:00)", "ismartnews-range"),
        ("start: 2011-05-01T00:00Z, end: 2026-01-01T00:00Z", "ismartnews-range"),
        ("start: 2026-02-01T00:00Z, end: 2026-01-01T00:00Z", "ismartnews-range"),
        ("start: 2026-02-01, end: 2026-03-01T00:00Z", "bad-date"), ("templates: weekend, shownLimit: 0", "wrong-type"),
    ])
    func rangesAreChecked(_ range: String, finding: String?) throws {
        try ISmartNewsRenderingTrial(
            range, "ismartnews: {dates: [{\(range)}]}", findings: finding.map { [$0] } ?? []
        ).run()
    }

    /// The library counts displays in the last range of a uuid.
    @Test(arguments: [
        ("{%, shownLimit: 1}, {%}", true), ("{%}, {%, shownLimit: 1}", false), ("{%, shownLimit: 1}", false),
        ("{uuid: a, %, shownLimit: 1}, {uuid: b, %}", false), ("{uuid: b, %, shownLimit: 1}, {uuid: b, %}", true),
        ("{templates: weekend, shownLimit: 1}, {templates: weekdays}", false),
    ])
    func limitsOfRangesAreCountedByName(_ ranges: String, isFound: Bool) throws {
        let ranges = ranges.replacing("%", with: "start: MO(09:00), end: TU(09:00)")
        try ISmartNewsRenderingTrial(
            "limits", "ismartnews: {dates: [\(ranges)]}", findings: isFound ? ["ismartnews-range-order"] : []
        ).run()
    }

    @Test func rangesStandInTheOrderOfTheirNames() throws {
        let range = "{templates: weekend, uuid: %}"
        let ranges = ["b", "a"].map { range.replacing("%", with: $0) }.joined(separator: ", ")
        try ISmartNewsRenderingTrial(
            "order", "ismartnews: {dates: [\(ranges)]}", findings: ["ismartnews-range-order"]
        ).run()
    }

    @Test(arguments: [
        ("ON=1", "4.9.6", true), ("on=2|OFF=4", "4.9.6", true), ("ON=0", "4.9.6", false), ("ON=0|OFF=1", "2.0.1", true),
        ("ON=0|OFF=0", "2.0.1", false), ("ON=1 ", "4.9.6", false), ("ON=1|", "4.9.6", false),
        ("always", "4.9.6", false),
        ("ON=2147483647", "4.9.6", true), ("ON=2147483648", "4.9.6", false), ("ON=-1", "4.9.6", false),
        ("ON=007", "4.9.6", true), ("", "4.9.6", false),
    ])
    func patternsAreChecked(_ pattern: String, version: String, isGood: Bool) throws {
        try ISmartNewsRenderingTrial(
            pattern, "show: always\nismartnews: {events: {\"app:activate\": \"\(pattern)\"}}",
            settings: "clientVersion: \"\(version)\"", findings: isGood ? [] : ["ismartnews-pattern"]
        ).run()
    }

    @Test(arguments: [
        ("level:done", nil), ("level:dome", "ismartnews-unknown-event"), (" level:done", "ismartnews-event-name"),
        ("app:didFinishLaunchingAfterUpgrade", "ismartnews-upgrade-event"),
    ])
    func eventNamesAreChecked(_ name: String, finding: String?) throws {
        try ISmartNewsRenderingTrial(
            name, "ismartnews: {events: {\"\(name)\": ON=1}}", findings: finding.map { [$0] } ?? []
        ).run()
    }
}
