import Campaigns
import Simulation

/// What the dashboard says about the phones of one client and some locales: what they are shown, by version and time.
public struct ScheduleReport: Equatable, Sendable {
    /// The client's name for people.
    var client: String
    /// The name of its page: `inotify-en`.
    public var name: String
    /// The locales, which are all shown the same.
    public var locales: [String]
    /// The beginnings of the days that are reported, and the end of the last one.
    var days: [Instant]
    /// The moment from which on it reports what is shown.
    var now: Instant
    /// A phone that has seen nothing, and one whose user puts away what comes.
    var forms: [Form]
    /// The campaigns that no phone shows, with what is in their way.
    var dead: [Dead]
    /// How many of the other campaigns are blocked for some time on some phones, whatever else these are asked.
    var blocked: Int

    /// A client's report.
    public init(
        client: String, name: String, locales: [String], days: [Instant], now: Instant, forms: [Form],
        dead: [Dead] = [],
        blocked: Int = 0
    ) {
        self.client = client
        self.name = name
        self.locales = locales
        self.days = days
        self.now = now
        self.forms = forms
        self.dead = dead
        self.blocked = blocked
    }

    /// A campaign that no phone shows.
    public struct Dead: Equatable, Sendable {
        /// The campaign's id.
        var campaign: String
        /// Why no phone shows it.
        var reasons: [UnseenReason]

        /// A campaign, and why no phone shows it.
        public init(campaign: String, reasons: [UnseenReason] = []) {
            self.campaign = campaign
            self.reasons = reasons
        }
    }
}
