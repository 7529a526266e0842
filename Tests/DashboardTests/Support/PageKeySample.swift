import Testing

@testable import Campaigns
@testable import Clients
@testable import Dashboard
@testable import Files
@testable import Releases

/// A campaign's page with something in every field, and its key.
enum PageKeySample {
    static let finding = Diagnostic(
        .badVersion, at: SourcePosition(file: "campaigns/a.md"), "text", suggestion: "more", campaign: "a",
        locales: ["fr"], client: "notable")

    static let screens: [Screen] = [
        .alert(Screen.Alert(title: "t", text: "x", buttons: [Screen.Button("OK", opens: "https://a.example")])),
        .banner(
            Screen.Banner(views: [
                Screen.View(
                    name: "v", address: "https://b.example", path: "feeds/v.html", height: 90, isAtTop: true,
                    content: PageContent(title: "t", text: "x", buttons: ["b"]))
            ])),
        .webPanel(
            Screen.WebPanel(
                address: "https://c.example", path: "feeds/p.html",
                content: PageContent(title: "t", text: "x", buttons: ["b"]))),
        .lockScreen([Screen.LockScreenNote(title: "t", text: "x", opens: "https://d.example", way: .smart)]),
    ]

    static func message(
        identity: String = "k", screen: Screen = screens[0], window: Window = Window(start: Instant(seconds: 1)),
        conditions: [FeedMessage.Condition] = [.init("MinVersion", "1.0")],
        source: FeedExcerpt = FeedExcerpt(.propertyList, [.init("title", .string("t"))])
    ) -> FeedMessage {
        FeedMessage(identity: identity, screen: screen, window: window, conditions: conditions, source: source)
    }

    static let client = ClientReport(
        client: "inotify", title: "iNotify", isInFeed: true, isScheduled: true, feed: "feeds/inotify/en.plist",
        message: message(), previews: ["feeds/v.html": ScreenPreview(path: "previews/v.html")])

    static let status = MessageStatusReport(
        campaign: "a", title: "t", state: MessageState(working: .waiting, released: .live), reason: "r",
        next: .approve(["a"]), fallback: "en", isKept: false,
        approvals: [ApprovalReport(reviewer: "Ann", time: Instant(seconds: 1), note: "n")], releases: [1],
        window: Window(end: Instant(seconds: 2)), releasedTitle: ReleasedTitle("t", locale: "en"),
        keys: [MessageStatusReport.Key(key: "k", clients: ["iNotify"])])

    static let report = CampaignReport(
        id: "a", title: "t", file: "campaigns/a.md", window: Window(start: Instant(seconds: 1)),
        versions: "all versions",
        state: .running,
        messages: [
            MessageReport(
                locale: "en", fallback: "fr", translation: .source,
                source: SourceReport(file: "campaigns/a.md", bytes: [1]), status: status, clients: [client])
        ],
        leftOut: ["de"], findings: [finding])

    static let part = CampaignDifferences.Part(
        locale: "en",
        difference: DifferenceReport(
            until: Instant(seconds: 9),
            groups: [.init(title: "g", items: [.init(campaigns: ["a"], who: "w", sentences: ["s"])])],
            messages: [
                .init(
                    campaign: "a", word: "w", fields: [.init(name: "n", before: "b", after: "c")],
                    lines: [.line(.init(.same, [.init("p", isChanged: false)])), .gap(3)])
            ]))

    /// Keys that can be compared with each other.
    static let keys = PageKeys(templates: .builtIn, code: GMAC())

    static func key(_ report: CampaignReport, _ parts: [CampaignDifferences.Part] = [part]) throws -> GMAC.Tag {
        let app = Report(
            name: "Acme", clock: .utc, since: nil, changes: [], locales: ["en"], sourceLocale: "en", stoppedLocales: [],
            clients: [("inotify", "iNotify")], campaigns: [], feeds: [], schedules: [], dailyJourneys: [],
            calendars: [],
            devices: [], journeys: [], audience: nil, releases: [], findings: [])
        let source = PageSource.campaign(report, parts, CampaignFrame(of: app))
        return keys.key(of: source)
    }
}
