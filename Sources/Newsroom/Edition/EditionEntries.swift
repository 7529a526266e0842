import Clients

/// The entries of a workspace's campaigns, by client and locale.
struct EditionEntries: Sendable {
    /// Those that are in feeds at some time.
    var published: [Edition.Channel: [FeedEntry]] = [:]
    /// Those that are in none: of drafts, of what was withdrawn, and of campaigns with a date that cannot be read.
    var unpublished: [Edition.Channel: [FeedEntry]] = [:]

    /// The entries of rendered campaigns, in their order.
    ///
    /// - Parameter includesDrafts: whether drafts are in feeds, as they would be if they were none.
    init(of rendered: [RenderedCampaign], includesDrafts: Bool) {
        for part in rendered {
            let isHidden = part.campaign.hasUnreadableDates || part.campaign.isDraft && !includesDrafts
            for (client, entry) in part.entries {
                let channel = Edition.Channel(client: client, locale: entry.locale)
                if isHidden {
                    unpublished[channel, default: []].append(entry)
                } else {
                    published[channel, default: []].append(entry)
                }
            }
        }
    }

    /// Puts what is published into the order in which feeds hold it.
    mutating func sort() {
        for channel in published.keys { published[channel]?.sort(by: FeedEntry.precedes) }
    }
}
