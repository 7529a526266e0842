import Campaigns

/// What the preview server shows on its pages.
public struct ServeReport: Sendable {
    /// The app's name.
    var app: String
    /// The name of this state of the site.
    public var version: String
    /// What a page must show to choose the moment.
    var token: String
    /// The server's address, with a slash at its end.
    var address: String
    /// Whether other machines reach it.
    var isOpen: Bool
    /// The workspace's clocks.
    var clock: ZoneClock
    /// The moment that feeds are served for.
    var moment: Instant
    /// Whether that moment is the present one, and moves with the clock.
    var followsClock: Bool
    /// Whether drafts are in the feeds.
    var showsDrafts: Bool
    /// The moments at which feeds change, in their order.
    var changes: [Instant]
    /// What was found.
    var findings: [Diagnostic]
    /// Why the workspace cannot be read, so that it is shown as it was; nil where it can.
    var problem: String?
    /// The locales that errors stop.
    var stopped: [String]
    /// Whether the dashboard has a page of forecasts.
    var hasForecast: Bool
    /// The feeds that apps download, client by client.
    var feeds: [Feed]

    /// A feed that apps download.
    public struct Feed: Equatable, Sendable {
        /// The client's name.
        public var client: String
        /// The client's name for people.
        public var title: String
        /// The locale; nil: all at once.
        public var locale: String?
        /// Its whole address.
        public var address: String
        /// Whether it is there: errors may have kept it from being made, and there may be none of before.
        public var isServed: Bool

        /// A feed.
        public init(client: String, title: String, locale: String?, address: String, isServed: Bool = true) {
            self.client = client
            self.title = title
            self.locale = locale
            self.address = address
            self.isServed = isServed
        }
    }

    /// The report of a server.
    public init(
        app: String, version: String, token: String, address: String, isOpen: Bool, clock: ZoneClock, moment: Instant,
        followsClock: Bool, showsDrafts: Bool, changes: [Instant], findings: [Diagnostic], problem: String? = nil,
        stopped: [String], hasForecast: Bool, feeds: [Feed]
    ) {
        self.app = app
        self.version = version
        self.token = token
        self.address = address
        self.isOpen = isOpen
        self.clock = clock
        self.moment = moment
        self.followsClock = followsClock
        self.showsDrafts = showsDrafts
        self.changes = changes
        self.findings = findings
        self.problem = problem
        self.stopped = stopped
        self.hasForecast = hasForecast
        self.feeds = feeds
    }
}
