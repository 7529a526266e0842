@testable import Clients

/// Feeds of ISmartNews.
enum ISmartNewsParser: FeedParser {
    typealias Reading = ISmartNewsClient
    static let versions: [String?] = ["2.0.1"]
}
