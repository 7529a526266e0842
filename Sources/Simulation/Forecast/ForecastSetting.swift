/// What a forecast is about: the same for all its shards.
public struct ForecastSetting: Equatable, Sendable {
    /// The most days of a forecast.
    public static let mostDays = 3660

    /// A digest of everything that the result depends on.
    var inputs: String
    /// Where the random numbers start.
    public var seed: UInt64
    /// How many users there are in all shards.
    public var users: Int
    /// How often they come back to the app after each launch, while it is still running.
    public var returns: Int
    /// The zone of the days.
    public var timeZone: String
    /// The days: `2026-11-21`.
    public var days: [String]
    /// The locales.
    public var locales: [String]
    /// The app's versions; nil for one that nobody knows.
    var versions: [String?]
    /// The clients.
    public var clients: [Client]

    /// A client and its messages.
    public struct Client: Equatable, Sendable {
        /// The client's name.
        var name: String
        /// The client's name for people.
        public var title: String
        /// The client's version; nil: the only one there is.
        public var version: String?
        /// The messages of all locales, those of the first one first.
        public var messages: [Message]

        /// A client.
        public init(name: String, title: String, version: String?, messages: [Message]) {
            self.name = name
            self.title = title
            self.version = version
            self.messages = messages
        }
    }

    /// A message in one locale.
    public struct Message: Equatable, Sendable {
        /// The place of its locale.
        public var locale: Int
        /// The campaign's id; nil for whatever a client shows beside campaigns.
        public var campaign: String?
        /// For each version whether its users are meant, as people read versions.
        var isMeant: [Bool]

        /// A message.
        public init(locale: Int, campaign: String?, isMeant: [Bool]) {
            self.locale = locale
            self.campaign = campaign
            self.isMeant = isMeant
        }
    }

    /// A setting.
    public init(
        inputs: String, seed: UInt64, users: Int, returns: Int = 0, timeZone: String, days: [String], locales: [String],
        versions: [String?], clients: [Client]
    ) {
        self.inputs = inputs
        self.seed = seed
        self.users = users
        self.returns = returns
        self.timeZone = timeZone
        self.days = days
        self.locales = locales
        self.versions = versions
        self.clients = clients
    }
}
