import Campaigns

/// What the dashboard says about one simulated phone: what its user is shown, day by day.
public struct DailyJourneyReport: Sendable {
    /// The client's name for people.
    var client: String
    /// The language of the phone.
    var locale: String
    /// All locales whose phones are shown the same, each in its own language; `locale` is one of them.
    var locales: [String]
    /// The app's version; nil where the workspace names none.
    var version: String?
    /// What happens on the days, in order: the app is opened, or something arrives by itself.
    var days: [Day]

    /// Something that is shown.
    public struct Shown: Sendable {
        /// Its title; where it has none, the name by which devices remember it.
        var title: String
        /// The language of the title.
        var language: String

        /// A title in a language.
        public init(title: String, language: String) {
            self.title = title
            self.language = language
        }
    }

    /// One time that the app is opened, or that something arrives by itself.
    public struct Day: Sendable {
        /// When.
        var instant: Instant
        /// Whether something arrives by itself, and the app is not opened.
        var isArrival: Bool
        /// What is shown, in order.
        var shown: [Shown]
        /// How many other messages might as well have been shown, because nobody knows their order.
        var alternatives: Int
        /// Why nothing is shown, in a few words, by the names of the phone; nil where something is, or nobody says.
        var reason: Sentence?
        /// The titles of the messages that the reason names, each by its name there.
        var named: [String: Title]
        /// Why the app crashes; nil where it does not.
        var crash: String?

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
        var text: String
        /// The campaign.
        var campaign: String
        /// Whether another message has the same.
        var isShared: Bool

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
