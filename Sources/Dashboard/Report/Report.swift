import Campaigns

/// Everything that the dashboard tells, as data: whoever draws it needs to know nothing else.
public struct Report: Sendable {
    /// The app's name.
    public var name: String
    /// The workspace's clocks.
    public var clock: ZoneClock
    /// The instant that it is about: since then the feeds are as they are; nil: since ever.
    public var since: Instant?
    /// When the feeds change next; nil: never.
    public var nextChange: Instant?
    /// What changes then: `sale starts`.
    public var nextChangeReason: String
    /// The locales, the source first as listed.
    public var locales: [String]
    /// The source locale.
    public var sourceLocale: String
    /// The locales that errors stopped, whose feeds are those of an earlier build.
    public var stoppedLocales: Set<String>
    /// The clients' names for people, by their names in files, in the workspace's order.
    public var clients: [(name: String, title: String)]
    /// The campaigns, in order of their ids.
    public var campaigns: [CampaignReport]
    /// The feeds.
    public var feeds: [FeedReport]
    /// What users see in the days ahead, by client and locale.
    public var courses: [CourseReport]
    /// How many messages daily users meet on each day, by groups of locales.
    public var calendars: [CalendarReport]
    /// What phones are shown by version and time, by client and locale.
    public var schedules: [ScheduleReport]
    /// Findings that belong to no campaign.
    public var findings: [Diagnostic]

    /// A report.
    public init(
        name: String, clock: ZoneClock, since: Instant?, nextChange: Instant?, nextChangeReason: String,
        locales: [String], sourceLocale: String, stoppedLocales: Set<String>, clients: [(name: String, title: String)],
        campaigns: [CampaignReport], feeds: [FeedReport], schedules: [ScheduleReport] = [],
        courses: [CourseReport] = [], calendars: [CalendarReport] = [], findings: [Diagnostic]
    ) {
        self.name = name
        self.clock = clock
        self.since = since
        self.nextChange = nextChange
        self.nextChangeReason = nextChangeReason
        self.locales = locales
        self.sourceLocale = sourceLocale
        self.stoppedLocales = stoppedLocales
        self.clients = clients
        self.campaigns = campaigns
        self.feeds = feeds
        self.courses = courses
        self.calendars = calendars
        self.schedules = schedules
        self.findings = findings
    }
}
