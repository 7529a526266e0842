import Clients
import Dashboard

/// What the server says when it begins to answer.
public struct ServeStart: Sendable {
    /// The dashboard's address.
    public var url: String
    /// The feeds that apps download.
    var feeds: [ServeReport.Feed]
    /// How the first build went.
    public var build: ServeRebuild

    /// Where it serves, as JSON on one line.
    public var json: String {
        JSONWriter().printed([
            "schema": "newsadmin/serve/1", "url": .string(url),
            "feeds": .array(
                feeds.map { feed in
                    [
                        "client": .string(feed.client), "title": .string(feed.title), "locale": .optional(feed.locale),
                        "address": .string(feed.address), "served": .boolean(feed.isServed),
                    ]
                }),
        ]) + "\n"
    }
}
