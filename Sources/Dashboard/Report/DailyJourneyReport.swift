import Campaigns

/// What the dashboard says about one simulated phone: what its user is shown, day by day.
public struct DailyJourneyReport: Sendable {
    /// The client's name for people.
    public var client: String
    /// The language of the phone.
    public var locale: String
    /// All locales whose phones are shown the same, each in its own language; `locale` is one of them.
    public var locales: [String]
    /// The app's version; nil where the workspace names none.
    public var version: String?
    /// What happens on the days, in order: the app is opened, or something arrives by itself.
    public var days: [Day]

    /// Something that is shown.
    public struct Shown: Sendable {
        /// Its title; where it has none, the name by which devices remember it.
        public var title: String
        /// The language of the title.
        public var language: String

        /// A title in a language.
        public init(title: String, language: String) {
            self.title = title
            self.language = language
        }
    }

    /// One time that the app is opened, or that something arrives by itself.
    public struct Day: Sendable {
        /// When.
        public var instant: Instant
        /// Whether something arrives by itself, and the app is not opened.
        public var isArrival: Bool
        /// What is shown, in order.
        public var shown: [Shown]
        /// How many other messages might as well have been shown, because nobody knows their order.
        public var alternatives: Int
        /// Why nothing is shown, in a few words, by the names of the phone; nil where something is, or nobody says.
        public var reason: Sentence?
        /// The titles of the messages that the reason names, each by its name there.
        public var named: [String: Title]
        /// Why the app crashes; nil where it does not.
        public var crash: String?

        /// A day.
        public init(
            instant: Instant, isArrival: Bool = false, shown: [Shown], alternatives: Int, reason: Sentence?,
            named: [String: Title], crash: String?
        ) {
            self.instant = instant
            self.isArrival = isArrival
            self.shown = shown
            self.alternatives = alternatives
            self.reason = reason
            self.named = named
            self.crash = crash
        }
    }

    /// The title of a message.
    public struct Title: Hashable, Sendable {
        /// The title.
        public var text: String
        /// The campaign.
        public var campaign: String
        /// Whether another message has the same.
        public var isShared: Bool

        /// The title of a campaign's message.
        public init(_ text: String, of campaign: String, isShared: Bool = false) {
            self.text = text
            self.campaign = campaign
            self.isShared = isShared
        }
    }

    /// A phone's report.
    public init(client: String, locale: String, locales: [String], version: String?, days: [Day]) {
        self.client = client
        self.locale = locale
        self.locales = locales
        self.version = version
        self.days = days
    }
}
