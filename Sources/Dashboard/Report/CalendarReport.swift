import Campaigns

/// What the dashboard says about somebody who opens the app every day: how many messages come on which day.
public struct CalendarReport: Sendable {
    /// The locales, whose users meet the same.
    public var locales: [String]
    /// How many messages within seven days are not too many.
    public var limit: Int
    /// The days, in order.
    public var days: [Day]

    /// A day.
    public struct Day: Sendable {
        /// Its beginning.
        public var start: Instant
        /// What the user meets, client by client.
        public var messages: [Message]

        /// A day.
        public init(start: Instant, messages: [Message]) {
            self.start = start
            self.messages = messages
        }
    }

    /// Something that the user meets.
    public struct Message: Sendable {
        /// The client's name for people.
        public var client: String
        /// The title.
        public var title: String
        /// The language of the title.
        public var language: String
        /// The campaign's id, where it is known.
        public var campaign: String?
        /// Whether another one might as well be shown, because nobody knows the order.
        public var isTied: Bool

        /// Something that is shown.
        public init(client: String, title: String, language: String, campaign: String?, isTied: Bool = false) {
            self.client = client
            self.title = title
            self.language = language
            self.campaign = campaign
            self.isTied = isTied
        }
    }

    /// A calendar.
    public init(locales: [String], limit: Int, days: [Day]) {
        self.locales = locales
        self.limit = limit
        self.days = days
    }
}
