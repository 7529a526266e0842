import Campaigns

/// What the dashboard says about somebody who opens the app every day: how many messages come on which day.
public struct CalendarReport: Sendable {
    /// The locales, whose users meet the same.
    var locales: [String]
    /// How many messages within seven days are not too many.
    var limit: Int
    /// The days, in order.
    var days: [Day]

    /// A day.
    public struct Day: Sendable {
        /// Its beginning.
        var start: Instant
        /// What the user meets, client by client.
        var messages: [Message]

        /// A day.
        public init(start: Instant, messages: [Message]) {
            self.start = start
            self.messages = messages
        }
    }

    /// Something that the user meets.
    public struct Message: Sendable {
        /// The client's name for people.
        var client: String
        /// The title.
        var title: String
        /// The language of the title.
        var language: String
        /// The campaign's id, where it is known.
        var campaign: String?
        /// Whether another one might as well be shown, because nobody knows the order.
        var isTied: Bool

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
