import Campaigns

/// A message as it was read back from an encoded feed.
public struct FeedMessage: Equatable, Sendable {
    /// By what devices remember it.
    public var identity: String
    /// What the client draws.
    public var screen: Screen
    /// When the feed itself says it may be shown; open where the client has no place for dates.
    public var window: Window
    /// What else the feed says of who sees it and how often, by the feed's own names: `MinVersion`, `neverDisplayed`.
    public var conditions: [Condition]
    /// The entry as it stands in the feed, for people.
    public var source: String

    /// One thing a feed says, as it says it.
    public struct Condition: Equatable, Sendable {
        /// The feed's name for it.
        public var name: String
        /// Its value.
        public var value: String

        /// A condition.
        public init(_ name: String, _ value: String) {
            self.name = name
            self.value = value
        }
    }

    /// A message.
    public init(
        identity: String, screen: Screen, window: Window = Window(), conditions: [Condition] = [], source: String
    ) {
        self.identity = identity
        self.screen = screen
        self.window = window
        self.conditions = conditions
        self.source = source
    }
}
