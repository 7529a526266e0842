@testable import Clients

/// Feeds of INotify.
enum INotifyParser: FeedParser {
    typealias Reading = INotifyClient
    static let versions: [String?] = ["1.0"]
}
