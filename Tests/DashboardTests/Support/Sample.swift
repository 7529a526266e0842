import Campaigns

@testable import Clients
@testable import Dashboard

/// Believable parts of a report, for tests that change what they are about.
enum Sample {
    static let start = Instant(seconds: 1_795_248_000)  // 2026-11-21T08:00:00Z
    static let end = Instant(seconds: 1_796_079_600)  // 2026-11-30T23:00:00Z

    static func report(
        campaigns: [CampaignReport] = [campaign()], feeds: [FeedReport] = [feed()], findings: [Diagnostic] = [],
        stopped: Set<String> = [], schedules: [ScheduleReport] = [], dailyJourneys: [DailyJourneyReport] = [],
        calendars: [CalendarReport] = [],
        devices: [DeviceReport] = [], journeys: [JourneyReport] = []
    ) -> Report {
        Report(
            name: "Nightjar", clock: ZoneClock("Europe/Berlin") ?? .utc, since: start, changes: [change()],
            locales: ["en", "fr", "ar"], sourceLocale: "en", stoppedLocales: stopped,
            clients: [("inotify", "iNotify"), ("notable", "Notable")], campaigns: campaigns,
            feeds: feeds, schedules: schedules, dailyJourneys: dailyJourneys, calendars: calendars, devices: devices,
            journeys: journeys, findings: findings)
    }

    /// 21 November to 18 December 2026 in Berlin, and the end of the last.
    static let days = (0...28).map { Instant(seconds: 1_795_215_600 + 86400 * Int64($0)) }

    /// A schedule of one period, with a column for each cell.
    static func schedule(
        _ cells: [ScheduleReport.Cell], leftOut: Int = 0, dead: [ScheduleReport.Dead] = []
    ) -> ScheduleReport {
        ScheduleReport(
            client: "iNotify", name: "inotify-en", locales: ["en", "fr"], days: days, now: start,
            forms: [
                ScheduleReport.Form(
                    name: "newcomer", title: "A phone that has seen nothing yet",
                    columns: cells.indices.map { "4.\($0)" }, rows: [.init(start: nil, end: end, cells: cells)],
                    leftOut: leftOut)
            ], dead: dead)
    }

    static func change(_ campaign: String = "sale", starts: Bool = false, at instant: Instant = end) -> ChangeReport {
        ChangeReport(
            instant: instant,
            events: [
                ChangeReport.Event(campaign: campaign, starts: starts, clients: ["inotify"], locales: ["en", "fr"])
            ])
    }

    static func campaign(
        _ id: String = "sale", state: CampaignReport.State = .running, messages: [MessageReport] = [message()],
        leftOut: Set<String> = [], dropped: [String: MessageStatusReport] = [:],
        window: Window? = Window(start: start, end: end), findings: [Diagnostic] = []
    ) -> CampaignReport {
        CampaignReport(
            id: id, title: "Autumn sale", file: "campaigns/\(id).md", window: window,
            versions: "4.0 and later", state: state, messages: messages, leftOut: leftOut,
            dropped: dropped, findings: findings)
    }

    static func message(
        _ locale: String = "en", fallback: String? = nil, translation: TranslationState = .source,
        clients: [ClientReport] = [client(alert())]
    ) -> MessageReport {
        MessageReport(locale: locale, fallback: fallback, translation: translation, clients: clients)
    }

    static func client(_ screen: Screen, isInFeed: Bool = true, window: Window = Window()) -> ClientReport {
        ClientReport(
            client: "inotify", title: "iNotify", isInFeed: isInFeed, isScheduled: true, feed: "feeds/inotify/en.plist",
            message: FeedMessage(
                identity: "2026/11/21-sale", screen: screen, window: window,
                conditions: [FeedMessage.Condition("MinVersion", "4.0")],
                source: FeedExcerpt(.propertyList, [.init("Title", "Autumn sale")])))
    }

    static func alert(opens address: String = "https://nightjar.example/sale") -> Screen {
        .alert(
            Screen.Alert(
                title: "Autumn sale", text: "A year for less.\nUntil Monday.",
                buttons: [Screen.Button("Show me", opens: address), Screen.Button("Not now")]))
    }

    static func banner(path: String? = "feeds/notable/en/views/sale/banner.html") -> Screen {
        .banner(
            Screen.Banner(views: [
                Screen.View(
                    name: "banner", address: "https://news.nightjar.example/banner.html", path: path, height: 120,
                    isAtTop: false,
                    content: PageContent(title: "Autumn sale", text: "A year for less.", buttons: ["Read more"]))
            ]))
    }

    static func feed() -> FeedReport {
        FeedReport(
            path: "feeds/inotify/en.plist", address: "https://news.nightjar.example/feeds/inotify/en.plist",
            client: "iNotify", locale: "en", bytes: 12_345, gzipBytes: 1_234,
            sha256: String(repeating: "0123456789abcdef", count: 4), messages: 3, nextChange: end)
    }

    static func finding(
        _ severity: Severity, _ message: String, rule: String = "some-rule", line: Int = 3, campaign: String? = nil
    ) -> Diagnostic {
        Diagnostic(
            .changeable(rule, severity), at: SourcePosition(file: "campaigns/sale.fr.md", line: line, column: 8),
            message, suggestion: "write it otherwise", campaign: campaign, client: "inotify")
    }
}
