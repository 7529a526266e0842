@testable import Clients

extension Client {
    /// What a change does to phones with the newest version of the client.
    static func afterChange(from old: FeedEntry, to new: FeedEntry) -> [String] {
        afterChange(from: old, to: new, version: nil)
    }
}
