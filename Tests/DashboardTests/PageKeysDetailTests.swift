import Campaigns
import Files
import Testing

@testable import Clients
@testable import Dashboard
@testable import Releases

/// Each field of what clients draw, and of what changes for users, makes another key.
@Suite struct PageKeysDetailTests {
    private func check<Value>(
        _ value: Value, _ changes: [(inout Value) -> Void], in screen: (Value) -> Screen
    ) throws {
        #expect(changes.count == Mirror(reflecting: value).children.count, "\(Value.self)")
        var values = [value]
        for change in changes {
            var value = value
            change(&value)
            values.append(value)
        }
        var keys: Set<GMAC.Tag> = []
        for value in values {
            var report = PageKeySample.report
            report.messages[0].clients[0].message = PageKeySample.message(screen: screen(value))
            #expect(keys.insert(try PageKeySample.key(report)).inserted, "\(value)")
        }
    }

    @Test func everyFieldOfAScreenCounts() throws {
        try check(
            Screen.Alert(title: "t", text: "x", buttons: []),
            [
                { $0.title = nil }, { $0.text = nil }, { $0.buttons = [Screen.Button("b")] }, { $0.isOnDesktop = true },
                { $0.note = "n" },
            ]
        ) { .alert($0) }
        try check(Screen.Button("b", opens: "o"), [{ $0.label = "c" }, { $0.opens = nil }]) {
            .alert(Screen.Alert(title: nil, text: nil, buttons: [$0]))
        }
        let content = PageContent(title: "t", text: "x", buttons: ["b"])
        try check(Screen.Banner(views: []), [{ $0.views = [.init(content)] }]) { .banner($0) }
        try check(
            Screen.View(content),
            [
                { $0.name += "b" }, { $0.address += "b" }, { $0.path = nil }, { $0.height = nil },
                { $0.isAtTop = false },
                { $0.content = nil },
            ]
        ) { .banner(Screen.Banner(views: [$0])) }
        try check(
            Screen.WebPanel(address: "a", path: "p", content: content),
            [
                { $0.address += "b" }, { $0.path = nil }, { $0.content = nil }, { $0.isStill = true },
                { $0.holds = .sideways }, { $0.removesAds = true }, { $0.callsApp = true }, { $0.note = "n" },
            ]
        ) { .webPanel($0) }
        try check(
            Screen.LockScreenNote(title: "t", text: "x", opens: "o", way: .smart),
            [{ $0.title += "b" }, { $0.text += "b" }, { $0.opens = nil }, { $0.way = .standard }]
        ) { .lockScreen([$0]) }
        try check(content, [{ $0.title += "b" }, { $0.text += "b" }, { $0.buttons = [] }]) {
            .webPanel(Screen.WebPanel(address: "a", path: nil, content: $0))
        }
    }

    private func check<Value>(
        _ place: WritableKeyPath<DifferenceReport, Value>, _ changes: [(inout Value) -> Void]
    ) throws {
        let value = PageKeySample.part.difference[keyPath: place]
        #expect(changes.count == Mirror(reflecting: value).children.count, "\(Value.self)")
        var keys: Set<GMAC.Tag> = [try PageKeySample.key(PageKeySample.report)]
        for change in changes {
            var difference = PageKeySample.part.difference
            change(&difference[keyPath: place])
            let part = CampaignDifferences.Part(locale: "en", difference: difference)
            #expect(keys.insert(try PageKeySample.key(PageKeySample.report, [part])).inserted, "\(Value.self)")
        }
    }

    @Test func everyFieldOfADifferenceCounts() throws {
        try check(\.self, [{ $0.until = Instant(seconds: 1) }, { $0.groups = [] }, { $0.messages = [] }])
        try check(\.groups[0], [{ $0.title += "b" }, { $0.items = [] }])
        try check(\.groups[0].items[0], [{ $0.campaigns = [] }, { $0.who += "b" }, { $0.sentences = [] }])
        try check(
            \.groups[0].items[0].sentences[0],
            [{ $0.start += "b" }, { $0.campaigns = ["b"] }, { $0.more = 1 }, { $0.end += "b" }])
        try check(\.messages[0], [{ $0.campaign += "b" }, { $0.word += "b" }, { $0.fields = [] }, { $0.lines = [] }])
        try check(\.messages[0].fields[0], [{ $0.name += "b" }, { $0.before = nil }, { $0.after = nil }])
        var keys: Set<GMAC.Tag> = []
        let lines: [DifferencePart] = [
            .line(.init(.same, [])), .line(.init(.added, [])), .line(.init(.same, [.init("p", isChanged: false)])),
            .line(.init(.same, [.init("p", isChanged: true)])), .line(.init(.same, [.init("q", isChanged: false)])),
            .gap(1), .gap(2),
        ]
        for line in lines {
            var difference = PageKeySample.part.difference
            difference.messages[0].lines = [line]
            let part = CampaignDifferences.Part(locale: "en", difference: difference)
            #expect(keys.insert(try PageKeySample.key(PageKeySample.report, [part])).inserted, "\(line)")
        }
        let elsewhere = CampaignDifferences.Part(locale: "fr", difference: PageKeySample.part.difference)
        #expect(try PageKeySample.key(PageKeySample.report, [elsewhere]) != PageKeySample.key(PageKeySample.report))
        #expect(try PageKeySample.key(PageKeySample.report, []) != PageKeySample.key(PageKeySample.report))
    }
}

extension Screen.View {
    fileprivate init(_ content: PageContent) {
        self.init(name: "v", address: "a", path: "p", height: 90, isAtTop: true, content: content)
    }
}
