import Campaigns
import Clients

/// A message as a schedule knows it.
public struct ScheduledMessage: Equatable, Sendable {
    /// The campaign's id.
    public var campaign: String
    /// When it is in the feed.
    public var window: Window

    /// A message of a campaign.
    init(campaign: String, window: Window) {
        self.campaign = campaign
        self.window = window
    }

    /// The message of an entry.
    init(_ entry: FeedEntry) {
        self.init(campaign: entry.campaign, window: entry.window)
    }
}
