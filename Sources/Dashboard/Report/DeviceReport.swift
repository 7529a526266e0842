import Campaigns
import Clients

/// Simulated phones of one client, in all locales that are shown the same: every launch of each choice that was played.
public struct DeviceReport: Equatable, Sendable {
    /// The client's name in files.
    var client: String
    /// The client's name for people.
    var title: String
    /// The client's version; nil: the only one there is.
    var clientVersion: String?
    /// The locales; their phones are shown the same, each in its own language.
    var locales: [String]
    /// When the runs begin, with phones that have never seen a message.
    var start: Instant
    /// The versions of the app that can be chosen, the newest first; one at least.
    var versions: [Versions]
    /// The versions that were not played, as people call them; none: all were.
    var leftOut: [String]
    /// When the app is opened.
    var habits: [Habit]
    /// What the user does.
    var responses: [UserResponse]
    /// Whether fewer habits or answers were played than usual, because the feed is long.
    var isShortened: Bool
    /// The number of the run of each choice: version by version, in it habit by habit, in it response by response.
    var choices: [Int]
    /// What happened, each once.
    var runs: [RunReport]
    /// Why messages were not shown, each reason once: launches name them by their places.
    var reasons: [RunReport.Reason]
    /// The messages that the runs name, by locale and campaign.
    var messages: [String: [String: Message]]
    /// What the phones of each locale read; reports whose texts differ only in the form of a letter are distinguished by it.
    var sources: [String: [Source]]

    /// A message in one locale.
    public struct Message: Equatable, Sendable {
        /// By what devices remember it.
        var identity: String
        /// What a user reads first; nil where nobody knows.
        var title: String?
        /// The language of its title; nil: that of the locale.
        var language: String?
        /// What stands on its buttons.
        var buttons: [String]
        /// The address that its action opens.
        var address: String?
        /// What the client draws; nil where it is never shown.
        var screen: Screen?
        /// Where the files of its views can be looked at, by their places in the feeds.
        var previews: [String: ScreenPreview]

        /// A message; by default one that is only named.
        public init(
            identity: String, title: String? = nil, language: String? = nil, buttons: [String] = [],
            address: String? = nil, screen: Screen? = nil, previews: [String: ScreenPreview] = [:]
        ) {
            self.identity = identity
            self.title = title
            self.language = language
            self.buttons = buttons
            self.address = address
            self.screen = screen
            self.previews = previews
        }
    }

    /// Versions of the app that are shown the same.
    public struct Versions: Equatable, Sendable {
        /// The versions, ascending; none where there is nothing to choose.
        public var versions: [String]
        /// The versions in words.
        public var title: String
        /// The one that was played; nil where the workspace names none.
        public var played: String?

        /// Versions, one of which was played.
        public init(versions: [String], title: String, played: String?) {
            self.versions = versions
            self.title = title
            self.played = played
        }
    }

    /// When somebody opens the app.
    public enum Habit: String, CaseIterable, Sendable {
        /// Every morning.
        case daily
        /// Twice on working days.
        case weekdays
        /// Late in the morning, when there is no work.
        case weekends
        /// On Mondays.
        case weekly

        /// The launches, as `newsadmin simulate` is asked for them.
        public var launches: String {
            switch self {
            case .daily: "daily@09:00"
            case .weekdays: "weekly@MO,TU,WE,TH,FR@08:00,18:00"
            case .weekends: "weekly@SA,SU@11:00"
            case .weekly: "weekly@MO@09:00"
            }
        }
    }

    /// The phones of a client.
    public init(
        client: String, title: String, clientVersion: String?, locales: [String], start: Instant,
        versions: [Versions], leftOut: [String], habits: [Habit], responses: [UserResponse],
        isShortened: Bool = false, choices: [Int], runs: [RunReport], reasons: [RunReport.Reason],
        messages: [String: [String: Message]], sources: [String: [Source]] = [:]
    ) {
        self.client = client
        self.title = title
        self.clientVersion = clientVersion
        self.locales = locales
        self.start = start
        self.versions = versions
        self.leftOut = leftOut
        self.habits = habits
        self.responses = responses
        self.isShortened = isShortened
        self.choices = choices
        self.runs = runs
        self.reasons = reasons
        self.messages = messages
        self.sources = sources
    }
}
