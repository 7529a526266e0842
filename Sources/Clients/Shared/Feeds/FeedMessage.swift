import Campaigns

/// A message as it was read back from an encoded feed.
///
/// It never changes. It is shared, as a ``FeedEntry`` is.
public final class FeedMessage: Sendable {
    /// By what devices remember it.
    public let identity: String
    /// What the client draws.
    public let screen: Screen
    /// When the feed itself says it may be shown; open where the client has no place for dates.
    public let window: Window
    /// What else the feed says of who sees it and how often, by the feed's own names: `MinVersion`, `neverDisplayed`.
    public let conditions: [Condition]
    /// The entry as it stands in the feed, for people.
    public let source: FeedExcerpt

    /// One thing a feed says, as it says it.
    public struct Condition: Equatable, Sendable {
        /// The feed's name for it.
        public var name: String
        /// Its value.
        public var value: String

        /// A condition.
        init(_ name: String, _ value: String) {
            self.name = name
            self.value = value
        }
    }

    /// A message.
    init(identity: String, screen: Screen, window: Window = Window(), conditions: [Condition], source: FeedExcerpt) {
        self.identity = identity
        self.screen = screen
        self.window = window
        self.conditions = conditions
        self.source = source
    }
}

extension FeedMessage: Equatable {
    /// Whether both say the same.
    public static func == (left: FeedMessage, right: FeedMessage) -> Bool {
        left === right
            || (left.identity == right.identity && left.screen == right.screen && left.window == right.window
                && left.conditions == right.conditions && left.source == right.source)
    }
}
