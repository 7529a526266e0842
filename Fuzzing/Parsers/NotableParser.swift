@testable import Clients

/// Feeds of Notable.
enum NotableParser: FeedParser {
    typealias Reading = NotableClient
}
