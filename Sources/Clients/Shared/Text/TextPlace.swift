import Campaigns

/// A place in which a client shows a text of a campaign, for those who write and translate it.
public struct TextPlace: Equatable, Sendable {
    /// A text of a campaign.
    public enum Text: Equatable, Sendable {
        /// The title.
        case title
        /// The text.
        case text
        /// What stands on the action's button.
        case actionLabel
        /// What stands on another button.
        case label(Button)
    }

    /// The client's name for people.
    public var client: String
    /// The text.
    public var text: Text
    /// Where it is shown: `title of the alert`.
    public var place: String
    /// How many characters have room there; nil: as many as one likes.
    public var limit: Int?

    /// A place.
    init(_ client: any Client.Type, _ text: Text, _ place: String, limit: Int? = nil) {
        self.client = client.title
        self.text = text
        self.place = place
        self.limit = limit
    }
}
