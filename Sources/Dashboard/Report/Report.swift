import Campaigns

/// Everything that the dashboard says, as data: whoever draws it needs to know nothing else.
public struct Report: Sendable {
    /// The app's name.
    var name: String
    /// The workspace's clocks.
    var clock: ZoneClock
    /// The instant that it is about: since then the feeds are as they are; nil: since ever.
    var since: Instant?
    /// When campaigns begin and end that are ahead, in order of time: by the files, and by current releases where these say
    /// otherwise.
    var changes: [ChangeReport]
    /// The locales, the source first as listed.
    var locales: [String]
    /// The source locale.
    var sourceLocale: String
    /// The locales that errors stopped, whose feeds are those of an earlier build.
    var stoppedLocales: Set<String>
    /// The clients' names for people, by their names in files, in the workspace's order.
    var clients: [(name: String, title: String)]
    /// The campaigns, in order of their ids.
    var campaigns: [CampaignReport]
    /// The feeds.
    var feeds: [FeedReport]
    /// What users see in the days ahead, by client and locale.
    var dailyJourneys: [DailyJourneyReport]
    /// Simulated phones that can be played, by client and locales.
    var devices: [DeviceReport]
    /// The workspace's own journeys.
    var journeys: [JourneyReport]
    /// How many messages daily users meet on each day, by groups of locales.
    var calendars: [CalendarReport]
    /// What phones are shown by version and time, by client and locale.
    var schedules: [ScheduleReport]
    /// How far messages will reach; nil where the workspace does not say who its audience is.
    var audience: AudienceReport?
    /// How far each locale has come with approvals and releases, in the order of the locales.
    var releases: [LocaleReleaseReport]
    /// Findings that belong to no campaign.
    var findings: [Diagnostic]

    /// A report.
    public init(
        name: String, clock: ZoneClock, since: Instant?, changes: [ChangeReport], locales: [String],
        sourceLocale: String, stoppedLocales: Set<String>, clients: [(name: String, title: String)],
        campaigns: [CampaignReport], feeds: [FeedReport], schedules: [ScheduleReport] = [],
        dailyJourneys: [DailyJourneyReport] = [], calendars: [CalendarReport] = [], devices: [DeviceReport] = [],
        journeys: [JourneyReport] = [], audience: AudienceReport? = nil, releases: [LocaleReleaseReport] = [],
        findings: [Diagnostic]
    ) {
        self.name = name
        self.clock = clock
        self.since = since
        self.changes = changes
        self.locales = locales
        self.sourceLocale = sourceLocale
        self.stoppedLocales = stoppedLocales
        self.clients = clients
        self.campaigns = campaigns
        self.feeds = feeds
        self.dailyJourneys = dailyJourneys
        self.devices = devices
        self.journeys = journeys
        self.calendars = calendars
        self.schedules = schedules
        self.audience = audience
        self.releases = releases
        self.findings = findings
    }
}
