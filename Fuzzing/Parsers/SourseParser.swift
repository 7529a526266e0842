@testable import Clients

/// Feeds of Sourse.
enum SourseParser: FeedParser {
    typealias Reading = SourseClient
}
